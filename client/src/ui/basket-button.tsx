import { Heart } from "lucide-react";
import { classNames } from "@/lib/class-names";

interface Props {
  label: string;
  count: number;
  isEmbedded: boolean;
  /** Sticks to the end of the visible part, except where a question's own bar is there. */
  isSticky: boolean;
  onOpen: () => void;
}

/**
 * The button that opens the basket, with its count; hidden while it is empty. It has a bar of its own
 * under the page, or floats beside it if there is space: it covers nothing.
 */
export function BasketButton({ label, count, isEmbedded, isSticky, onOpen }: Props) {
  if (count === 0) return null;
  return (
    <div
      className={classNames(
        "z-30 -mx-4 flex justify-end px-4 py-2",
        isSticky && "sticky bottom-(--visible-bottom) border-t border-line bg-paper",
        !isEmbedded &&
          "xl:fixed xl:right-6 xl:bottom-6 xl:m-0 xl:border-0 xl:bg-transparent xl:p-0",
      )}
    >
      <button
        type="button"
        aria-label={`${label}, ${count}`}
        onClick={onOpen}
        className={classNames(
          "relative inline-flex min-h-12 items-center gap-2 rounded-full bg-accent px-5 font-semibold text-accent-ink hover:bg-accent-strong",
          !isEmbedded && "xl:size-14 xl:justify-center xl:p-0 xl:shadow-lifted",
        )}
      >
        <Heart aria-hidden className="size-5 xl:size-6" />
        <span className={isEmbedded ? "" : "xl:sr-only"}>{label}</span>
        <span
          className={classNames(
            "grid h-6 min-w-6 place-items-center rounded-full bg-ink px-1 text-xs font-bold text-paper tabular-nums",
            !isEmbedded && "xl:absolute xl:-top-1 xl:-right-1 xl:border-2 xl:border-paper",
          )}
        >
          {count}
        </span>
      </button>
    </div>
  );
}

interface HeartButtonProps {
  label: string;
  /** Whether the product is in the basket. */
  isIn: boolean;
  onToggle: () => void;
}

/** Adds a product to the basket, or removes it. */
export function HeartButton({ label, isIn, onToggle }: HeartButtonProps) {
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
