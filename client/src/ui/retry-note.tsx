import { Button } from "./button";

interface Props {
  /** The failure: "Failed to fetch counts". */
  text: string;
  /** The button's label. */
  label?: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** Shown if a small part could not be loaded; the rest of the page works without it. */
export function RetryNote({ text, label = "Try Again", isTrying, onRetry }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-line bg-surface px-4 py-1"
    >
      <p className="py-2 text-sm text-danger">{text}</p>
      <Button look="quiet" disabled={isTrying} onClick={onRetry} className="px-2">
        {label}
      </Button>
    </div>
  );
}
