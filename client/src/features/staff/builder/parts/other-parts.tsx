import { Plus } from "lucide-react";
import type { Attribute } from "@shared/contracts/attributes";
import { Button } from "@/staff-kit/button";
import { calculationWords, whenWords } from "../words/when-words";
import { ruleWords } from "../words/condition-words";
import { listWords } from "../words/list-words";
import type { Names } from "../words/names";
import type { OpenDraft } from "../draft/use-draft";
import { firstTest } from "../conditions/new-tests";
import { withNewRule, withNewValue } from "./change-parts";
import type { Part } from "../words/chosen-part";

interface Props {
  draft: OpenDraft;
  names: Names;
  attributes: readonly Attribute[];
  chosen: Part;
  mayWrite: boolean;
  onChoose: (part: Part) => void;
}

/** Pages of several questions, calculations, and the rules of the finder itself. */
export function OtherParts({ draft, names, attributes, chosen, mayWrite, onChoose }: Props) {
  const { document, edit } = draft;
  const chosenOf = (kind: Part["kind"]) => (chosen.kind === kind ? chosen.id : undefined);
  const addValue = () => {
    const { document: next, id } = withNewValue(document);
    edit(() => next, `add ${id}`);
    onChoose({ kind: "calculation", id });
  };
  const addRule = () => {
    const rule = { use: "score", condition: firstTest({ names, attributes }) } as const;
    const { document: next, id } = withNewRule(document, rule);
    edit(() => next, `add ${id}`);
    onChoose({ kind: "rule", id });
  };
  return (
    <>
      <PartList
        title="Pages of several questions"
        hint=""
        rows={document.groups.map((group) => ({
          id: group.id,
          name: names.page(group.id),
          said: listWords(
            document.questions
              .filter((each) => each.group === group.id)
              .map(({ id }) => names.question(id)),
            "and",
          ),
        }))}
        chosen={chosenOf("page")}
        mayWrite={mayWrite}
        onChoose={(id) => onChoose({ kind: "page", id })}
      />
      <PartList
        title="Calculations"
        hint="Numbers made of answers, such as an amount of paint."
        rows={document.values.map(({ id, is, unit }) => ({
          id,
          name: names.value(id),
          said: `${calculationWords(is, names)}${unit ? ` (${unit})` : ""}`,
        }))}
        chosen={chosenOf("calculation")}
        mayWrite={mayWrite}
        addLabel="Add a calculation"
        onChoose={(id) => onChoose({ kind: "calculation", id })}
        onAdd={addValue}
      />
      <PartList
        title="Rules of the finder"
        hint="What holds whatever a single question says."
        rows={document.rules.map(({ id, rule, when }) => ({
          id,
          name: names.rule(id),
          said: `${ruleWords(rule, names)}${when ? `, when ${whenWords(when, names)}` : ""}`,
        }))}
        chosen={chosenOf("rule")}
        mayWrite={mayWrite}
        addLabel="Add a rule of the finder"
        onChoose={(id) => onChoose({ kind: "rule", id })}
        onAdd={addRule}
      />
    </>
  );
}

interface PartListProps {
  title: string;
  hint: string;
  rows: readonly { id: string; name: string; said: string }[];
  chosen: string | undefined;
  mayWrite: boolean;
  addLabel?: string;
  onChoose: (id: string) => void;
  onAdd?: () => void;
}

/** A short list of what stands beside the questions: each opens in the middle. */
function PartList(props: PartListProps) {
  const { title, hint, rows, chosen, mayWrite, addLabel, onChoose, onAdd } = props;
  if (rows.length === 0 && (!mayWrite || !onAdd)) return null;
  return (
    <section aria-label={title} className="mt-6 min-w-0">
      <h2 className="font-bold">{title}</h2>
      {rows.length === 0 && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <ul className="mt-2 grid gap-2">
        {rows.map(({ id, name, said }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen ? "true" : undefined}
              onClick={() => onChoose(id)}
              className="min-h-control w-full min-w-0 rounded-card border border-line bg-surface px-3 py-2 text-left wrap-anywhere aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft"
            >
              <span className="block font-semibold">{name}</span>
              <span className="line-clamp-2 text-sm text-muted">{said}</span>
            </button>
          </li>
        ))}
      </ul>
      {mayWrite && onAdd && (
        <Button look="quiet" className="mt-1" onClick={onAdd}>
          <Plus aria-hidden className="size-4" />
          {addLabel}
        </Button>
      )}
    </section>
  );
}
