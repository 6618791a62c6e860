import type { Attribute } from "@shared/contracts/attributes";
import { calculationWords } from "../words/calculation-words";
import { ruleWords } from "../words/condition-words";
import { listWords } from "../words/list-words";
import type { Names } from "../words/names";
import { whenWords } from "../words/when-words";
import type { OpenDraft } from "../draft/use-draft";
import { withNewRule, withNewValue } from "./change-parts";
import type { Part } from "./chosen-part";
import { firstTest } from "../conditions/new-tests";
import { PartList } from "./part-list";

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
