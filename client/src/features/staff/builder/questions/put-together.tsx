import { Combine } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Option } from "@shared/finders/question";
import { Button } from "@/staff-kit/button";
import { FieldFrame } from "@/staff-kit/field-frame";
import { ValueChips } from "../fields/value-chips";
import { joinable } from "./answers-together";

interface Props {
  /** The answers as they would be written one by one. */
  options: readonly Option[];
  name: (option: Option) => string;
  /** That of the document. */
  locale: string;
  /** How far it is: undefined while it is closed; else what was put together last, or nothing yet. */
  done: string | undefined;
  onDone: (done: string | undefined) => void;
  onPut: (ids: readonly string[], label: string) => void;
}

const MIN_ANSWERS = 3;

/** Puts several answers together as one, as often as somebody likes: what shoppers do not tell apart need not be asked apart. */
export function PutTogether({ options, name, locale, done, onDone, onPut }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<string>();
  const ticks = useRef<HTMLDivElement>(null);
  // The next ones are ticked where the last ones were.
  useEffect(() => {
    if (done) ticks.current?.querySelector("input")?.focus();
  }, [done]);
  const offered = joinable(options);
  if (offered.length < MIN_ANSWERS) return null;
  const taken = offered.filter(({ id }) => chosen.includes(id));
  const label = (typed ?? usualName(taken.map(name), locale)).trim();
  const choose = (next: readonly string[]) => {
    setChosen(next);
    onDone("");
  };
  const put = () => {
    onPut(chosen, label);
    setChosen([]);
    setTyped(undefined);
    onDone(`“${label}” stands for ${taken.length} of them now.`);
  };
  if (done === undefined) {
    return (
      <div>
        <Button look="quiet" onClick={() => onDone("")}>
          <Combine aria-hidden className="size-4" />
          Put several answers together
        </Button>
      </div>
    );
  }
  return (
    <section
      aria-label="Answers to put together"
      className="grid min-w-0 gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div>
        <h4 className="font-semibold">Which of them are one answer?</h4>
        <p className="text-sm text-muted">
          Whoever chooses it is shown the products of all that are ticked.
        </p>
      </div>
      <div ref={ticks}>
        <ValueChips
          legend="Answers to put together"
          ids={offered.map(({ id }) => id)}
          chosen={taken.map(({ id }) => id)}
          label={(id) => name(offered.find((each) => each.id === id)!)}
          onChange={choose}
        />
      </div>
      {taken.length > 1 && (
        <FieldFrame label="What shoppers read">
          {(input) => (
            <input
              {...input}
              value={typed ?? label}
              maxLength={200}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </FieldFrame>
      )}
      <p role="status" className="text-sm empty:hidden">
        {done}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={taken.length < 2 || label === ""} onClick={put}>
          Make them one answer
        </Button>
        <Button look="secondary" onClick={() => onDone(undefined)}>
          Done
        </Button>
      </div>
    </section>
  );
}

/** A label of more names than this is a paragraph. */
const MAX_NAMED = 3;

/** The name that ends all others ("Saws" of "Pruning saws"), or all of them; of many the first. */
function usualName(names: readonly string[], locale: string): string {
  const small = names.map((each) => each.toLowerCase());
  const ending = names.find((_, at) =>
    small.every((each) => each === small[at] || each.endsWith(` ${small[at]!}`)),
  );
  if (ending !== undefined) return ending;
  if (names.length > MAX_NAMED) return `${names.slice(0, MAX_NAMED).join(", ")} …`;
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(names);
}
