import { CardSkeletons } from "@/ui/card-skeletons";

/** The place of options while nobody knows which are offered: no visible card may disappear. */
export function OptionSkeletons({ count }: { count: number }) {
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
      <CardSkeletons count={count} height="h-28" />
    </div>
  );
}
