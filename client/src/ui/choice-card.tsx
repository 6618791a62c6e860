import { useId, type ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { CheckIcon } from "./first-icons";

interface Props {
  type: "radio" | "checkbox";
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  badges?: ReactNode;
  /** A drawing; it turns to the accent when the card is selected. */
  drawing?: ReactNode;
  /** Puts the drawing beside the text on all screens, not only on small ones. */
  beside?: boolean;
  /** A separate control inside the card, such as a tooltip's button. */
  extra?: ReactNode;
  children?: ReactNode;
}

/** A card that is a real radio button or check box: a transparent input covers it. */
export function ChoiceCard(props: Props) {
  const id = useId();
  const { beside = false } = props;
  return (
    <div
      className={classNames(
        "relative flex rounded-card border border-outline bg-surface shadow-card transition-[border-color,box-shadow,background-color] duration-quick",
        "hover:border-muted has-checked:border-accent has-checked:drawing-chosen has-checked:ring-1 has-checked:ring-accent",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        "items-center gap-2.5 p-2.5 sm:gap-3 sm:p-4",
        beside || "lg:flex-col lg:items-stretch",
      )}
    >
      <input
        type={props.type}
        name={props.name}
        value={props.value}
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-more`}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
      />
      {props.drawing && (
        <div className={classNames("shrink-0", beside ? "w-20" : "w-14 sm:w-24 lg:w-full lg:px-4")}>
          {props.drawing}
        </div>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-1">
          <p id={`${id}-title`} className="leading-snug font-semibold">
            {props.title}
          </p>
          {props.extra && (
            <span className="relative z-20 -my-2.5 -mr-2.5 ml-auto shrink-0">{props.extra}</span>
          )}
        </div>
        <div id={`${id}-more`}>
          {props.description && <p className="mt-0.5 text-sm text-muted">{props.description}</p>}
          {props.children}
          {props.badges && <p className="absolute -top-3 left-3">{props.badges}</p>}
        </div>
      </div>
      <span
        aria-hidden
        className={classNames(
          "grid size-6 shrink-0 place-items-center border border-outline transition-colors [&>svg]:invisible duration-quick",
          "peer-checked:border-accent peer-checked:bg-accent peer-checked:text-accent-ink peer-checked:[&>svg]:visible",
          props.type === "radio" ? "rounded-full" : "rounded-md",
          beside || "lg:absolute lg:top-3 lg:right-3",
        )}
      >
        <CheckIcon className="size-4" strokeWidth={3} />
      </span>
    </div>
  );
}
