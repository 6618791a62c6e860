import { useId, type ReactNode } from "react";
import type { ShownOption } from "@shared/contracts/finders";
import { classNames } from "@/lib/class-names";
import { CheckIcon } from "@/ui/first-icons";
import { LookPicture, type Look } from "./look-picture";

interface Props {
  option: ShownOption;
  as: Look;
  /** The name of its radio buttons. */
  name: string;
  isChosen: boolean;
  onChange: () => void;
  /** Makes it a button that moves on at once. */
  onChoose?: () => void;
  note: ReactNode;
  badges: ReactNode;
  /** A separate control on the card. */
  tip: ReactNode;
}

/** An option by its look: a transparent radio button or button covers it, and a mark says that it is chosen. */
export function LookCard(props: Props) {
  const { option, as, name, isChosen, onChange, onChoose, note, badges, tip } = props;
  const id = useId();
  const hasLook = option.exclusive === undefined;
  const control = {
    "aria-labelledby": `${id}-label`,
    "aria-describedby": `${id}-more`,
    className: "peer absolute inset-0 z-10 size-full cursor-pointer rounded-card opacity-0",
  };
  return (
    <div
      className={classNames(
        "relative flex min-h-11 min-w-0 flex-col gap-2 rounded-card border bg-surface p-2 shadow-card transition-[border-color,box-shadow] duration-quick hover:border-muted",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        isChosen ? "drawing-chosen border-accent-text ring-2 ring-accent-text" : "border-outline",
      )}
    >
      {onChoose ? (
        <button type="button" aria-pressed={isChosen} onClick={onChoose} {...control} />
      ) : (
        <input
          type="radio"
          name={name}
          value={option.id}
          checked={isChosen}
          onChange={onChange}
          {...control}
        />
      )}
      {hasLook && <LookPicture option={option} as={as} />}
      <div className="flex items-start gap-1.5 px-1 pb-1">
        <div className="min-w-0 flex-1">
          <p id={`${id}-label`} className="leading-snug font-semibold wrap-anywhere hyphens-auto">
            {option.label}
          </p>
          <div id={`${id}-more`}>
            {option.text && (
              <p className="mt-0.5 text-sm text-muted wrap-anywhere">{option.text}</p>
            )}
            {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
            {badges && <p className="mt-2 flex flex-wrap gap-1.5">{badges}</p>}
          </div>
        </div>
        {tip && <span className="relative z-20 -my-2.5 -mr-2 shrink-0">{tip}</span>}
        <span
          aria-hidden
          className={classNames(
            "grid size-6 shrink-0 place-items-center rounded-full border",
            // On the look, the mark takes no room from a long label.
            hasLook && "absolute top-3.5 right-3.5 ring-2 ring-surface",
            isChosen
              ? "border-accent bg-accent text-accent-ink"
              : "border-outline bg-surface [&>svg]:invisible",
          )}
        >
          <CheckIcon className="size-4" strokeWidth={3} />
        </span>
      </div>
    </div>
  );
}
