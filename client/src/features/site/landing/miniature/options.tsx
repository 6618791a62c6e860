import { useEffect, useRef } from "react";
import { classNames } from "@/lib/class-names";
import { CheckIcon } from "@/ui/first-icons";
import { SleepStyleDrawing } from "@/ui/sleep-style-drawing";
import type { SampleQuestion } from "./judge";

interface Props {
  question: SampleQuestion;
  chosen: string | undefined;
  takesFocus: boolean;
  onChoose: (id: string) => void;
}

/** The drawing of each of the sample's sleep styles. */
const STYLE_DRAWINGS: Record<string, string> = {
  side: "side",
  back: "back",
  changes: "combination",
};

/** One question with its answers as buttons: choosing moves on. */
export function Options({ question, chosen, takesFocus, onChoose }: Props) {
  return (
    <div className="step-enter">
      <FocusedTitle takesFocus={takesFocus}>{question.title}</FocusedTitle>
      <ul className="mt-3 grid grid-cols-1 gap-2.5">
        {question.options.map(({ id, label, text }) => {
          const isChosen = id === chosen;
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(id)}
                className={classNames(
                  "flex min-h-19 w-full items-center gap-4 rounded-control border-2 px-3 text-left transition-colors duration-quick",
                  isChosen
                    ? "border-accent bg-accent-soft drawing-chosen"
                    : "border-outline hover:border-muted",
                )}
              >
                {question.id === "style" && (
                  <SleepStyleDrawing id={STYLE_DRAWINGS[id]!} className="w-16 shrink-0" />
                )}
                <span className="min-w-0">
                  <strong className="block">{label}</strong>
                  <span className="block text-sm text-muted">{text}</span>
                </span>
                <CheckIcon
                  className={classNames(
                    "ml-auto size-5 shrink-0 text-accent-text",
                    !isChosen && "invisible",
                  )}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A screen's heading; it takes over the pressed button's focus, so that it is read out. */
export function FocusedTitle({ takesFocus, children }: { takesFocus: boolean; children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={title} tabIndex={-1} className="text-2xl font-bold outline-none">
      {children}
    </h2>
  );
}
