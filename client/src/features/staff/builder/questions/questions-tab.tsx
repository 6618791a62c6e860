import { useRef, useState } from "react";
import { useSearch } from "wouter";
import type { Attribute } from "@shared/contracts/attributes";
import { Pressed } from "@/staff-kit/pressed";
import { classNames } from "@/lib/class-names";
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

/** What a narrow screen shows, one at a time; from 64 rem on they stand beside one another. */
const views = { list: "List", part: "Edit", finder: "Preview" };
type View = keyof typeof views;

/** The questions on the left, one of them in the middle, and the finder as shoppers would see it. */
export function QuestionsTab({ slug, draft, mayWrite }: TabProps) {
  const { document } = draft;
  const { names, attributes } = useNames(slug, document);
  const [part, setPart] = useChosenPart(document);
  // An address that names something leads to it.
  const search = useSearch();
  const [view, setView] = useState<View>(search === "" ? "list" : "part");
  const looked = useRef<HTMLDivElement>(null);
  const notes = useNotes(slug, draft, names);
  const choose = (next: Part) => {
    setPart(next);
    setView("part");
  };
  const at = (one: View) => (view === one ? "" : "max-lg:hidden");
  const shared = { draft, names, attributes, mayWrite };
  const question = part.kind === "question" ? part.id : undefined;
  const chooseQuestion = (id: string) => choose({ kind: "question", id });
  const add = () => {
    const { document: next, id } = withNewQuestion(document);
    draft.edit(() => next, `add ${id}`);
    chooseQuestion(id);
  };
  return (
    <div className="grid gap-6 lg:grid-rows-[auto_1fr] lg:grid-cols-[15rem_minmax(0,1fr)] min-[79rem]:grid-cols-[15rem_minmax(0,1fr)_21rem] 2xl:grid-cols-[18rem_minmax(0,1fr)_27rem]">
      <div role="group" aria-label="View" className="flex flex-wrap gap-2 lg:hidden">
        {Object.entries(views).map(([each, title]) => (
          <Pressed key={each} isOn={view === each} onPress={() => setView(each as View)}>
            {title}
          </Pressed>
        ))}
      </div>
      <div className={classNames("min-w-0", at("list"))}>
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
      <div className={classNames("min-w-0 lg:row-span-2", at("part"))}>
        <PartEditor {...shared} part={part} onChoose={choose} />
      </div>
      <div
        ref={looked}
        className={classNames(
          "min-w-0 scroll-mt-4 empty:hidden lg:col-start-1 lg:row-start-2",
          at("list"),
        )}
      >
        <WorthALook {...{ slug, draft, notes, mayWrite }} onChoose={choose} />
      </div>
      <div
        className={classNames(
          "h-[44rem] lg:col-span-2 min-[79rem]:row-span-2 min-[79rem]:sticky min-[79rem]:top-6 min-[79rem]:col-span-1 min-[79rem]:h-[calc(100dvh-3rem)]",
          at("finder"),
        )}
      >
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
