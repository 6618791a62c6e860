import { ArrowUp } from "lucide-react";
import { useRef } from "react";
import type { Attribute } from "@shared/contracts/attributes";
import { Button } from "@/staff-kit/button";
import { useChosenPart, type Part } from "../words/chosen-part";
import { OtherParts } from "../parts/other-parts";
import type { TabProps } from "../tab-props";
import { PreviewFrame } from "../preview/preview-frame";
import type { Names } from "../words/names";
import { useNames } from "../words/use-names";
import type { OpenDraft } from "../draft/use-draft";
import { CalculationEditor } from "../parts/calculation-editor";
import { FinderRuleEditor } from "../parts/finder-rule-editor";
import { PageEditor } from "../parts/page-editor";
import { withNewQuestion } from "./change-questions";
import { QuestionList, useNotes } from "./question-list";
import { WorthALook } from "./worth-a-look";
import { QuestionEditor } from "./question-editor";

/** From here on the list and the editor stand beside one another. */
const SIDE_BY_SIDE = "(min-width: 64rem)";

/** The questions on the left, one of them in the middle, and the finder as shoppers would see it. */
export function QuestionsTab({ slug, draft, mayWrite }: TabProps) {
  const { document } = draft;
  const { names, attributes } = useNames(slug, document);
  const [part, setPart] = useChosenPart(document);
  const lists = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const looked = useRef<HTMLDivElement>(null);
  const notes = useNotes(slug, draft, names);
  const choose = (next: Part) => {
    setPart(next);
    const isOther = next.kind !== part.kind || next.id !== part.id;
    // Where they stand below one another, what was chosen comes into view.
    if (isOther && !window.matchMedia(SIDE_BY_SIDE).matches) {
      requestAnimationFrame(() => editor.current?.scrollIntoView());
    }
  };
  const shared = { draft, names, attributes, mayWrite };
  const question = part.kind === "question" ? part.id : undefined;
  const chooseQuestion = (id: string) => choose({ kind: "question", id });
  const add = () => {
    const { document: next, id } = withNewQuestion(document);
    draft.edit(() => next, `add ${id}`);
    chooseQuestion(id);
  };
  return (
    <div className="grid gap-6 lg:grid-rows-[auto_1fr] lg:grid-cols-[15rem_minmax(0,1fr)] min-[79rem]:grid-cols-[12rem_minmax(0,1fr)_22rem] 2xl:grid-cols-[16rem_minmax(0,1fr)_27rem]">
      <div ref={lists} className="min-w-0 scroll-mt-4">
        <QuestionList
          draft={draft}
          names={names}
          chosen={question}
          mayWrite={mayWrite}
          notes={notes.length}
          onLook={() => looked.current?.scrollIntoView()}
          onChoose={chooseQuestion}
          onAdd={add}
        />
        <OtherParts {...shared} chosen={part} onChoose={choose} />
      </div>
      <div ref={editor} className="min-w-0 scroll-mt-4 lg:row-span-2">
        <Button look="quiet" className="lg:hidden" onClick={() => lists.current?.scrollIntoView()}>
          <ArrowUp aria-hidden className="size-4" />
          All questions
        </Button>
        <PartEditor {...shared} part={part} onChoose={choose} />
      </div>
      <div ref={looked} className="min-w-0 scroll-mt-4 empty:hidden lg:col-start-1 lg:row-start-2">
        <WorthALook {...{ slug, draft, notes, mayWrite }} onChoose={choose} />
      </div>
      <div className="h-[44rem] lg:col-span-2 min-[79rem]:row-span-2 min-[79rem]:sticky min-[79rem]:top-6 min-[79rem]:col-span-1 min-[79rem]:h-[calc(100dvh-3rem)]">
        <PreviewFrame
          slug={slug}
          subscribe={mayWrite ? draft.subscribe : undefined}
          at={question === undefined ? undefined : { question }}
        />
      </div>
    </div>
  );
}

interface Props {
  draft: OpenDraft;
  part: Part;
  names: Names;
  attributes: readonly Attribute[];
  mayWrite: boolean;
  onChoose: (part: Part) => void;
}

/** The editor of what is chosen; once it is gone, that of the first question. */
function PartEditor({ draft, part, names, attributes, mayWrite, onChoose }: Props) {
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
  if (value) {
    return <CalculationEditor key={part.id} value={value} attributes={attributes} {...rest} />;
  }
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
