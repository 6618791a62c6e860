import type { Attribute } from "@shared/contracts/attributes";
import type { OpenDraft } from "../draft/use-draft";
import { CalculationEditor } from "../parts/calculation-editor";
import type { Part } from "../parts/chosen-part";
import { FinderRuleEditor } from "../parts/finder-rule-editor";
import { PageEditor } from "../parts/page-editor";
import type { Names } from "../words/names";
import { QuestionEditor } from "./question-editor";

interface Props {
  draft: OpenDraft;
  part: Part;
  names: Names;
  attributes: readonly Attribute[];
  mayWrite: boolean;
  onChoose: (part: Part) => void;
}

/** The editor of what is chosen; once it is gone, that of the first question. */
export function PartEditor({ draft, part, names, attributes, mayWrite, onChoose }: Props) {
  const { questions, groups, values, rules } = draft.document;
  const chosen = <Member extends { id: string }>(members: readonly Member[]) =>
    members.find(({ id }) => id === part.id);
  const toQuestion = (id: string, answer?: string) => onChoose({ kind: "question", id, answer });
  const rest = {
    draft,
    names,
    mayWrite,
    onRemoved: () => toQuestion(questions[0]!.id),
  };
  const page = part.kind === "page" && chosen(groups);
  if (page) return <PageEditor key={part.id} page={page} {...rest} />;
  const value = part.kind === "calculation" && chosen(values);
  if (value) return <CalculationEditor key={part.id} value={value} {...rest} />;
  const rule = part.kind === "rule" && chosen(rules);
  if (rule) {
    return <FinderRuleEditor key={part.id} rule={rule} attributes={attributes} {...rest} />;
  }
  const question = chosen(questions) ?? questions[0]!;
  return (
    <QuestionEditor
      key={question.id}
      draft={draft}
      question={question}
      names={names}
      attributes={attributes}
      mayWrite={mayWrite}
      openAnswer={part.answer}
      onChoose={toQuestion}
    />
  );
}
