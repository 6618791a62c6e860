import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import type { FoundChoice } from "@shared/contracts/finders";
import { classNames } from "@/lib/class-names";
import { sayCount } from "../model/say";
import type { QuestionProps } from "../model/question-props";
import { typedIn } from "./unfinished-text";
import { useChoices, type Choices } from "./use-choices";

interface Props {
  /** What the ids of its parts begin with. */
  id: string;
  label: string;
  entries: readonly FoundChoice[];
  isOpen: boolean;
  /** The place of the one that the keyboard is at; -1 at none. */
  active: number;
  /** The answer. */
  chosen: string | undefined;
  /** A line below the entry at a place. */
  noteAt: (place: number) => string | undefined;
  onChoose: (place: number) => void;
}

/** What was found, below the field that finds it. The field keeps the focus. */
export function FindList(props: Props) {
  const { id, label, entries, isOpen, active, chosen, noteAt, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[data-active]")?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  return (
    <ul
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={!isOpen || entries.length === 0}
      className="mt-1 max-h-[min(20rem,40dvh)] max-w-xl overflow-y-auto rounded-control border border-outline bg-paper p-1"
    >
      {entries.map((entry, place) => {
        const note = noteAt(place);
        return (
          <li
            key={note ? "" : entry.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={entry.id === chosen}
            data-active={place === active ? "" : undefined}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
            className={classNames(
              "flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2 wrap-anywhere hover:bg-accent-soft data-active:bg-accent-soft data-active:outline-2 data-active:-outline-offset-2 data-active:outline-accent",
              note !== undefined && "border-t border-line",
            )}
          >
            <span>
              {entry.label}
              {note && <span className="block text-sm text-muted">{note}</span>}
            </span>
            {entry.id === chosen && <Check aria-hidden className="size-5 shrink-0" />}
          </li>
        );
      })}
    </ul>
  );
}

/** How much was found, in a sentence. */
export function foundText(
  { question, value, say }: QuestionProps,
  { found, isCurrent, isLoading }: Choices,
): string {
  if (!isCurrent || !found) return isLoading ? say("find-loading") : "";
  const { options, total } = found;
  if (total > options.length) return say("find-first", { shown: options.length, count: total });
  if (total > 0) return sayCount(say, "search-found", total);
  if (question.options) return say("search-none");
  return say(typedIn(value) === undefined ? "find-none-at-all" : "find-none");
}

/** Says of an answer that its list does not have it. */
export function Unlisted({ answer, ...props }: QuestionProps & { answer: string }) {
  const { found, isCurrent } = useChoices(props, answer);
  const isMissing = !props.question.options && isCurrent && found?.exact === null;
  return isMissing ? props.say("find-unlisted", { text: answer }) : null;
}
