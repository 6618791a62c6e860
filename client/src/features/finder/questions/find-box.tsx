import { X } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { chosenIds } from "@shared/finders/answers";
import { MAX_FOUND_LENGTH } from "@shared/finders/question-kinds";
import type { FoundChoice } from "@shared/contracts/finders";
import { RetryNote } from "@/ui/retry-note";
import { FindList, foundText, Unlisted } from "./find-list";
import "./find-check";
import { useAfterPress } from "./use-after-press";
import { questionName, QuestionLegend } from "./question-legend";
import type { QuestionProps } from "../model/question-props";
import { typedIn, unfinished } from "./unfinished-text";
import { useChoices } from "./use-choices";
import { useGoingOn } from "./use-going-on";

type Props = QuestionProps & {
  /** Whether it was opened by a button, and is to be typed in. */
  isFocused?: boolean;
  /** Whether it was said already that the list does not have it: then nothing has to be chosen. */
  isUnlisted?: boolean;
};

/** A field that finds a choice by what is typed, and takes what its list does not have. */
export function FindBox(props: Props) {
  const { question, options, value, onChange, problem, say, isHeaded, isFocused, isUnlisted } =
    props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const typed = typedIn(value);
  const [answer] = typed === undefined ? chosenIds(value) : [];
  const labelOf = (of: string) => options.find((each) => each.id === of)?.label ?? of;
  const text = typed ?? (answer === undefined ? "" : labelOf(answer));
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [listed, setListed] = useState<string>();
  // Left, or entered, before it was looked for.
  const [isMeant, setMeant] = useState(false);
  const choices = useChoices(props, typed ?? "");
  const { found, isCurrent, isFailed } = choices;
  const exact = isCurrent && typed !== undefined ? (found?.exact ?? undefined) : undefined;
  const own = typed?.trim() ?? "";
  const canGoOn = !question.options && own !== "" && !exact && (isCurrent || isFailed);
  const entries: readonly FoundChoice[] = [
    ...(found && !isFailed ? found.options : []),
    ...(canGoOn ? [{ id: own, label: say("find-go-on", { text: own }) }] : []),
  ];
  const isOwnText = (place: number) => canGoOn && place === entries.length - 1;

  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  const meant = exact?.id ?? (isUnlisted && canGoOn && found?.total === 0 ? own : undefined);
  useEffect(() => {
    if (isMeant && meant !== undefined) onChange(meant);
  });
  const stay = useGoingOn(field, {
    isTyped: typed !== undefined,
    isAnswered: answer !== undefined,
  });
  const leave = useAfterPress(() => {
    if (document.activeElement !== field.current) setOpen(false);
  });

  const type = (next: string) => {
    stay();
    setMeant(false);
    setOpen(true);
    setActive(-1);
    onChange(unfinished(next));
  };
  const choose = (choice: FoundChoice, isListed = true) => {
    stay();
    setOpen(false);
    setActive(-1);
    setListed(isListed ? choice.id : undefined);
    onChange(choice.id);
  };
  const chooseAt = (place: number) => choose(entries[place]!, !isOwnText(place));
  const open = () => {
    setOpen(true);
    // Above a phone's keyboard there is room for the field and its list alone.
    if (window.innerWidth < 640) field.current?.scrollIntoView?.({ block: "start" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const move = (to: number) => {
      event.preventDefault();
      if (isOpen) setActive(to);
      else open();
    };
    const last = entries.length - 1;
    if (key === "ArrowDown") move(active >= last ? 0 : active + 1);
    else if (key === "ArrowUp") move(active <= 0 ? last : active - 1);
    else if (key === "Escape" && (isOpen || text !== "")) {
      event.preventDefault();
      if (isOpen) setOpen(false);
      else onChange(undefined);
    } else if (key === "Enter") {
      const only = isCurrent && found?.total === 1 ? found.options[0] : undefined;
      const wanted = exact ?? (typed === undefined ? undefined : only);
      if (isOpen && active >= 0 && active <= last) {
        event.preventDefault();
        chooseAt(active);
      } else if (wanted) {
        event.preventDefault();
        choose(wanted);
      } else if (typed !== undefined && choices.isLoading) {
        event.preventDefault();
        setOpen(false);
        setMeant(true);
      }
    }
  };

  return (
    <div>
      <label htmlFor={id} className={isHeaded ? "sr-only" : "text-lg font-bold"}>
        <QuestionLegend {...props} />
      </label>
      {!isHeaded && question.text && <p className="text-sm text-muted">{question.text}</p>}
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="scroll-my-28 pt-2 font-semibold text-danger"
        >
          {problem}
        </p>
      )}
      <div className="relative mt-2 max-w-xl">
        <input
          ref={field}
          id={id}
          name={question.id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem ${id}-status` : `${id}-status`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_FOUND_LENGTH}
          value={text}
          onChange={({ target }) => type(target.value)}
          onClick={open}
          onKeyDown={onKeyDown}
          // What it can be is what the problem asks for.
          onFocus={() => problem !== undefined && typed !== undefined && open()}
          onBlur={() => {
            setMeant(true);
            leave();
          }}
          className="min-h-12 w-full scroll-my-24 rounded-control border border-outline bg-paper py-2 pr-12 pl-4 text-lg text-ellipsis aria-invalid:border-danger"
        />
        {text !== "" && (
          <button
            type="button"
            aria-label={say("find-clear")}
            onClick={() => {
              type("");
              field.current?.focus();
            }}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </div>
      <FindList
        id={id}
        label={questionName(props)}
        entries={entries}
        isOpen={isOpen}
        active={active}
        chosen={answer}
        noteAt={(place) => (isOwnText(place) ? say("find-go-on-text") : undefined)}
        onChoose={chooseAt}
      />
      <p id={`${id}-status`} role="status" className="min-h-6 max-w-xl pt-1 text-sm text-muted">
        {isOpen || typed !== undefined
          ? foundText(props, choices)
          : answer !== undefined && answer !== listed && <Unlisted {...props} answer={answer} />}
      </p>
      {isFailed && (
        <div className="max-w-xl pt-2">
          <RetryNote
            text={say("find-failed")}
            label={say("try-again")}
            isTrying={choices.isLoading}
            onRetry={choices.retry}
          />
        </div>
      )}
    </div>
  );
}
