import type { Question } from "@shared/finders/question";
import { hasOptions } from "@shared/finders/question-kinds";
import { CheckLine, FieldFrame } from "@/staff-kit/field-frame";
import { SaidField } from "../fields/text-input";
import { ValueChips } from "../fields/value-chips";
import type { OpenDraft } from "../draft/use-draft";
import type { Names } from "../words/names";
import { PageOf } from "./page-of";

interface Props {
  draft: OpenDraft;
  question: Question;
  names: Names;
  onChange: (changes: Partial<Question>, field: string) => void;
}

type Suggested = Exclude<keyof NonNullable<Question["suggest"]>, "budget">;

const SUGGESTIONS: readonly {
  id: Suggested;
  label: string;
  example: string;
  of: readonly string[];
}[] = [
  { id: "neighbors", label: "The next step", example: "Try {option}", of: ["scale"] },
  { id: "others", label: "Another answer", example: "Take {option} instead", of: ["one"] },
  { id: "less", label: "One answer less", example: "Do without {option}", of: ["many"] },
  {
    id: "open",
    label: "No answer to it",
    example: "Take any brand",
    of: ["one", "many", "scale", "find"],
  },
];

/** How a question behaves: less often needed than what it asks. */
export function MoreOfQuestion({ draft, question, names, onChange }: Props) {
  const { document } = draft;
  const { ask, suggest = {}, resets = [] } = question;
  const later = document.questions.filter(({ id }) => id !== question.id);
  const putSuggestion = (id: Suggested, text: (typeof suggest)[Suggested]) => {
    const { [id]: _, ...others } = suggest;
    const next = text ? { ...others, [id]: text } : others;
    onChange({ suggest: Object.keys(next).length > 0 ? next : undefined }, `suggest ${id}`);
  };
  return (
    <details>
      <summary className="inline-flex min-h-control cursor-pointer items-center font-semibold text-accent-text">
        Short name, page, order of answers, suggestions
      </summary>
      <div className="grid gap-4 py-2 sm:grid-cols-2">
        <SaidField
          label="Short name"
          hint="Such as “Budget”, in the line of steps and beside its answer."
          text={question.name}
          locale={names.locale}
          onChange={(name) => onChange({ name }, "name")}
        />
        <PageOf draft={draft} question={question} names={names} />
        {ask.kind === "one" && (
          <FieldFrame label="Goes on">
            {(input) => (
              <select
                {...input}
                value={question.advance}
                onChange={({ target }) =>
                  onChange({ advance: target.value as Question["advance"] }, "advance")
                }
              >
                <option value="submit">By a button</option>
                <option value="choose">By choosing an answer</option>
              </select>
            )}
          </FieldFrame>
        )}
        {question.required && ask.kind !== "info" && (
          <SaidField
            label="Said where the answer is missing"
            text={question.message}
            locale={names.locale}
            onChange={(message) => onChange({ message }, "message")}
          />
        )}
        {(hasOptions(ask.kind) || ask.kind === "price") && (
          <FieldFrame label="Answers that no product has">
            {(input) => (
              <select
                {...input}
                value={question.offer}
                onChange={({ target }) =>
                  onChange({ offer: target.value as Question["offer"] }, "offer")
                }
              >
                <option value="all">Are offered, too</option>
                <option value="available">Are left out</option>
              </select>
            )}
          </FieldFrame>
        )}
        {hasOptions(ask.kind) && !question.fact && (
          <CheckLine
            className="sm:col-span-2"
            label="Skipped, and said so, where no answer would change anything"
            isChecked={question.skipSame ?? false}
            onChange={(isChecked) => onChange({ skipSame: isChecked || undefined }, "skipSame")}
          />
        )}
        {SUGGESTIONS.filter(({ of }) => of.includes(ask.kind) && !question.fact).map(
          ({ id, label, example }) => (
            <SaidField
              key={id}
              label={`Suggestion: ${label.toLowerCase()}`}
              hint={`Such as “${example}”. Made only where it leads to products.`}
              text={suggest[id]}
              locale={names.locale}
              onChange={(text) => putSuggestion(id, text)}
            />
          ),
        )}
        {later.length > 0 && (
          <div className="sm:col-span-2">
            <p className="text-sm font-semibold">A new answer clears the answers to</p>
            <div className="mt-1">
              <ValueChips
                legend="Questions whose answers fall"
                ids={later.map(({ id }) => id)}
                chosen={resets}
                label={names.question}
                onChange={(next) =>
                  onChange({ resets: next.length > 0 ? next : undefined }, "resets")
                }
              />
            </div>
          </div>
        )}
      </div>
    </details>
  );
}
