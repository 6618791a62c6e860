import { Trash2 } from "lucide-react";
import { Button } from "@/ui/button";

interface Props {
  title: string;
  mayWrite: boolean;
  onRemove: () => void;
}

/** What a part is, and the way to take it away. */
export const PartHeader = ({ title, mayWrite, onRemove }: Props) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <h2 className="text-lg font-bold">{title}</h2>
    {mayWrite && (
      <Button look="secondary" className="min-h-11! px-4! text-sm!" onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" />
        Remove
      </Button>
    )}
  </div>
);
