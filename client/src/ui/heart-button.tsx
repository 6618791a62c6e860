import { Heart } from "lucide-react";
import { classNames } from "@/lib/class-names";

interface Props {
  label: string;
  /** Whether the product is in the basket. */
  isIn: boolean;
  onToggle: () => void;
}

/** Adds a product to the basket, or removes it. */
export function HeartButton({ label, isIn, onToggle }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isIn}
      onClick={onToggle}
      className="grid size-11 place-items-center rounded-full border border-outline bg-surface text-accent-text shadow-card hover:border-muted"
    >
      <Heart aria-hidden className={classNames("size-5", isIn && "fill-current")} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
