import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

interface Props {
  title: string;
  description?: string;
  /** The number of items: "12 items". */
  note?: ReactNode;
  badges?: ReactNode;
  drawing?: ReactNode;
  /** Puts the drawing above the text if there is space. */
  above?: boolean;
  /** Whether it is the shopper's earlier choice. */
  isChosen: boolean;
  /** What is said of that: "Your choice" unless given. */
  chosenText?: string;
  onChoose: () => void;
  /** A separate control beside the card's button, such as a tooltip's. */
  extra?: ReactNode;
}

/** A card that is a button: choosing it moves on immediately. */
export function ActionCard(props: Props) {
  const { above = false, isChosen, chosenText = "Your choice" } = props;
  return (
    <div className="relative">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={props.onChoose}
        className={classNames(
          "group flex size-full min-h-20 gap-4 rounded-card border bg-surface p-4 text-left shadow-card transition-[border-color,box-shadow] duration-quick hover:border-muted hover:shadow-lifted",
          props.drawing ? "items-center" : "items-start",
          above && "md:flex-col md:items-stretch md:gap-3",
          isChosen ? "drawing-chosen border-accent ring-1 ring-accent" : "border-outline",
          Boolean(props.extra) && "pr-12",
        )}
      >
        {props.drawing && (
          <span className={classNames("shrink-0", above && "w-24 md:w-full md:px-2")}>
            {props.drawing}
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-base leading-snug font-semibold sm:text-[1.0625rem]">
              {props.title}
            </span>
            {isChosen && (
              <span className="text-sm font-semibold text-accent-text">{chosenText}</span>
            )}
          </span>
          {props.description && (
            <span className="mt-0.5 block text-sm text-muted">{props.description}</span>
          )}
          {props.note && <span className="mt-0.5 block text-sm text-muted">{props.note}</span>}
          {props.badges && <span className="mt-2 flex flex-wrap gap-1.5">{props.badges}</span>}
        </span>
      </button>
      {props.extra && <span className="absolute top-1 right-1">{props.extra}</span>}
    </div>
  );
}

interface CardSkeletonsProps {
  count: number;
  /** Tailwind classes for the height of one card. */
  height: string;
}

/** Placeholders for cards; for use inside their grid. */
export function CardSkeletons({ count, height }: CardSkeletonsProps) {
  return Array.from({ length: count }, (_, n) => (
    <div key={n} aria-hidden className={`skeleton rounded-card ${height}`} />
  ));
}
