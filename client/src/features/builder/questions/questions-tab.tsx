import { useState } from "react";
import type { Attribute } from "@shared/contracts/attributes";
import { useStaffQuery } from "@/staff/use-staff-data";
import type { TabProps } from "../tab-props";
import { PreviewFrame } from "../preview/preview-frame";
import { namesOf } from "../words/names";
import { withNewQuestion } from "./change-questions";
import { QuestionEditor } from "./question-editor";
import { QuestionList } from "./question-list";

/** The questions on the left, one of them in the middle, and the finder as shoppers would see it. */
export function QuestionsTab({ slug, draft, mayWrite }: TabProps) {
  const { document } = draft;
  const attributes = useStaffQuery<Attribute[]>("attributes");
  const [chosen, setChosen] = useState(document.questions[0]?.id);
  const question = document.questions.find(({ id }) => id === chosen) ?? document.questions[0]!;
  const names = namesOf(document, attributes.data ?? []);
  const add = () => {
    const { document: next, id } = withNewQuestion(document);
    draft.edit(() => next, `add ${id}`);
    setChosen(id);
  };
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[16rem_minmax(0,1fr)_27rem]">
      <QuestionList
        draft={draft}
        names={names}
        chosen={question.id}
        mayWrite={mayWrite}
        onChoose={setChosen}
        onAdd={add}
      />
      <QuestionEditor
        key={question.id}
        draft={draft}
        question={question}
        names={names}
        attributes={attributes.data ?? []}
        mayWrite={mayWrite}
        onChoose={setChosen}
      />
      <div className="h-[44rem] lg:col-span-2 2xl:sticky 2xl:top-6 2xl:col-span-1 2xl:h-[calc(100dvh-3rem)]">
        <PreviewFrame slug={slug} document={mayWrite ? document : undefined} />
      </div>
    </div>
  );
}
