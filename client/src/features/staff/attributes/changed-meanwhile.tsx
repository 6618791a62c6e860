import { Button } from "@/ui/button";

interface Props {
  onKeep: () => void;
  onTake: () => void;
}

/** Somebody else has saved the attribute since it was opened: one of both counts. */
export const ChangedMeanwhile = ({ onKeep, onTake }: Props) => (
  <div role="alert" className="mt-4 rounded-card border border-danger p-4">
    <p>Somebody else has changed this attribute meanwhile.</p>
    <div className="mt-3 flex flex-wrap gap-3">
      <Button look="secondary" onClick={onKeep}>
        Keep mine, and save again
      </Button>
      <Button look="secondary" onClick={onTake}>
        Use the stored version
      </Button>
    </div>
  </div>
);
