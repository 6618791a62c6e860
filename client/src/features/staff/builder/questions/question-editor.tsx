import { Copy, Trash2 } from "lucide-react";
import type { Attribute } from "@shared/contracts/attributes";
import type { Question } from "@shared/finders/question";
import { hasOptions } from "@shared/finders/question-kinds";
import { factsHide } from "@shared/finders/schema-meaning";
import { useAskFirst } from "@/staff-kit/ask-first";
import { Button } from "@/staff-kit/button";
import type { OpenDraft } from "../draft/use-draft";
import { SaidField } from "../fields/text-input";
import { WhenField } from "../conditions/when-field";
import { RulesEditor } from "../rules/rules-editor";
import { listWords } from "../words/list-words";
import type { Names } from "../words/names";
import { AskField } from "./ask-field";
import { Behavior } from "./behavior";
import { FindIn } from "./find-in";
import { withoutLostAnswers } from "./answers-named";
import { dependentsOf, withCopy, withoutQuestion, withQuestion } from "./change-questions";
import { MoreOfQuestion } from "./more-of-question";
import { OptionsEditor } from "./options-editor";

interface Props {
  draft: OpenDraft;
  question: Question;
  names: Names;
  attributes: readonly Attribute[];
  mayWrite: boolean;
  /** The answer that is open. */
  openAnswer: string | undefined;
  onChoose: (id: string, answer?: string) => void;
}

/** Everything about one question: what shoppers read, when it is asked, its answers and what they mean. */
export function QuestionEditor(props: Props) {
  const { draft, question, names, attributes, mayWrite, openAnswer, onChoose } = props;
  const { document } = draft;
  const { locale } = document;
  const at = document.questions.findIndex(({ id }) => id === question.id);
  const earlier = document.questions.slice(0, at);
  const edit = (changes: Partial<Question>, field: string) =>
    draft.edit((before) => {
      const next = withQuestion(before, { ...questionIn(before, question), ...changes });
      return "options" in changes ? withoutLostAnswers(next, question.id) : next;
    }, `${question.id} ${field}`);
  const copy = () => {
    const { document: next, id } = withCopy(document, question);
    draft.edit(() => next, `copy ${id}`);
    onChoose(id);
  };
  const { ask, dialog } = useAskFirst();
  const onAgree = () => {
    draft.edit((before) => withoutQuestion(before, question.id), `remove ${question.id}`);
    onChoose(document.questions[at === 0 ? 1 : at - 1]!.id);
  };
  const remove = () => {
    const named = dependentsOf(document, question.id).map((id) => `“${names.question(id)}”`);
    if (named.length === 0) return onAgree();
    const depend = named.length === 1 ? "depends" : "depend";
    ask({
      title: `Remove “${names.question(question.id)}”?`,
      text: `${listWords(named, "and")} ${depend} on its answer, and will have to be changed before publishing.`,
      action: "Remove it",
      onAgree,
    });
  };
  return (
    <section aria-label="The question" className="min-w-0">
      {dialog}
      <fieldset disabled={!mayWrite} className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg font-bold">Question {at + 1}</h2>
          {mayWrite && (
            <div className="flex flex-wrap gap-2">
              <Button look="secondary" onClick={copy}>
                <Copy aria-hidden className="size-4" />
                Duplicate
              </Button>
              <Button look="secondary" onClick={remove} disabled={document.questions.length === 1}>
                <Trash2 aria-hidden className="size-4" />
                Remove
              </Button>
            </div>
          )}
        </div>
        <SaidField
          label="Question"
          text={question.title}
          locale={locale}
          onChange={(title) => edit({ title: title ?? { [locale]: "" } }, "title")}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SaidField
            label="Line below it"
            text={question.text}
            locale={locale}
            onChange={(text) => edit({ text }, "text")}
          />
          <SaidField
            label="Help that opens on demand"
            text={question.help}
            locale={locale}
            onChange={(help) => edit({ help }, "help")}
          />
        </div>
        <AskField
          {...{ question, earlier, names, attributes }}
          isOfSet={document.sections.length > 1}
          // What another kind has no options for goes.
          onChange={(next) => edit({ ...next, options: next.options }, "ask")}
        />
        <WhenField
          when={question.when}
          document={document}
          before={at}
          names={names}
          mayWrite={mayWrite}
          onChange={(when) => edit({ when }, "when")}
        />
        <FindIn {...{ question, earlier, names, attributes }} onChange={edit} />
        {hasOptions(question.ask.kind) && (
          <OptionsEditor
            question={question}
            document={document}
            open={openAnswer}
            names={names}
            attributes={attributes}
            mayWrite={mayWrite}
            onChange={edit}
            onEdit={(change, field) => draft.edit(change, `${question.id} ${field}`)}
            onOpen={(answer) => onChoose(question.id, answer)}
          />
        )}
        <RulesEditor
          title={hasOptions(question.ask.kind) ? "Rules for every answer" : "What the answer means"}
          rules={question.rules}
          operandOf={hasOptions(question.ask.kind) ? undefined : question}
          asked={question.id}
          isFact={question.fact}
          names={names}
          attributes={attributes}
          document={document}
          mayWrite={mayWrite}
          onChange={(rules) => edit({ rules }, "rules")}
        />
        <Behavior question={question} hides={factsHide(document)} onChange={edit} />
        <MoreOfQuestion draft={draft} question={question} names={names} onChange={edit} />
      </fieldset>
    </section>
  );
}

/** The question as the draft has it now: an edit must not undo one that came a moment before. */
const questionIn = (document: OpenDraft["document"], question: Question): Question =>
  document.questions.find(({ id }) => id === question.id) ?? question;
