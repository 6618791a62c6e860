import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { FinderDocument } from "@shared/finders/document";
import type { AnswerTest, When } from "@shared/finders/when";
import { INPUT } from "@/staff/field-frame";
import { Button } from "@/ui/button";
import type { Names } from "../words/names";
import { whenWords } from "../words/when-words";
import { WhenTest } from "./when-test";

interface Props {
  when: When | undefined;
  document: FinderDocument;
  /** Only questions before this place can decide. */
  before: number;
  names: Names;
  onChange: (when: When | undefined) => void;
}

/** When something is asked, as sentences: all of them, or any. */
export function WhenField({ when, document, before, names, onChange }: Props) {
  const [isReplacing, setReplacing] = useState(false);
  const askable = document.questions.slice(0, before).filter(({ ask }) => ask.kind !== "info");
  const simple = simpleOf(when);
  const first = askable[0];
  if (!when && !first) {
    return (
      <p className="text-sm text-muted">
        Always shown. What comes first cannot depend on other answers.
      </p>
    );
  }
  if (when && !simple && !isReplacing) {
    return (
      <div>
        <h3 className="text-sm font-semibold">Shown when</h3>
        <p className="mt-1">{whenWords(when, names)}</p>
        <Button look="quiet" className="px-0!" onClick={() => setReplacing(true)}>
          Replace this condition
        </Button>
      </div>
    );
  }
  const { tests, joins } = simple ?? { tests: [], joins: "all" as const };
  const change = (next: readonly AnswerTest[], join = joins) =>
    onChange(
      next.length === 0
        ? undefined
        : next.length === 1
          ? next[0]
          : join === "all"
            ? { all: [...next] }
            : { any: [...next] },
    );
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Shown</legend>
      {tests.length === 0 && <p className="mt-1">Always.</p>}
      {tests.length > 1 && (
        <select
          aria-label="How the conditions are joined"
          className={`mt-1 ${INPUT} w-auto!`}
          value={joins}
          onChange={({ target }) => change(tests, target.value as "all" | "any")}
        >
          <option value="all">When all of these hold</option>
          <option value="any">When any of these holds</option>
        </select>
      )}
      <ul className="mt-1 grid gap-2">
        {tests.map((test, at) => (
          <li key={at} className="flex flex-wrap items-center gap-2">
            <WhenTest
              test={test}
              questions={askable}
              names={names}
              onChange={(next) => change(tests.toSpliced(at, 1, next))}
            />
            <button
              type="button"
              className="grid size-11 place-items-center rounded-lg text-muted hover:text-ink"
              onClick={() => change(tests.toSpliced(at, 1))}
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">Remove this condition</span>
            </button>
          </li>
        ))}
      </ul>
      {first && (
        <Button
          look="quiet"
          className="min-h-11! px-0!"
          onClick={() => change([...tests, { question: first.id, isAnswered: true }])}
        >
          <Plus aria-hidden className="size-4" />
          {tests.length === 0 ? "Show it only when" : "Add a condition"}
        </Button>
      )}
    </fieldset>
  );
}

/** A condition of tests that are joined in one way; undefined where it is more than that. */
function simpleOf(
  when: When | undefined,
): { tests: readonly AnswerTest[]; joins: "all" | "any" } | undefined {
  if (!when) return { tests: [], joins: "all" };
  const joins = "any" in when ? "any" : "all";
  const parts = "all" in when ? when.all : "any" in when ? when.any : [when];
  const tests = parts.filter(
    (each): each is AnswerTest => "question" in each && !("hasAny" in each),
  );
  return tests.length === parts.length ? { tests, joins } : undefined;
}
