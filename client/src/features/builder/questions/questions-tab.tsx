import type { Attribute } from "@shared/contracts/attributes";
import { useStaffQuery } from "@/staff/use-staff-data";
import { useChosenPart } from "../parts/chosen-part";
import { OtherParts } from "../parts/other-parts";
import type { TabProps } from "../tab-props";
import { PreviewFrame } from "../preview/preview-frame";
import { namesOf } from "../words/names";
import { withNewQuestion } from "./change-questions";
import { PartEditor } from "./part-editor";
import { QuestionList } from "./question-list";

/** The questions on the left, one of them in the middle, and the finder as shoppers would see it. */
export function QuestionsTab({ slug, draft, mayWrite }: TabProps) {
  const { document } = draft;
  const attributes = useStaffQuery<Attribute[]>("attributes").data ?? [];
  const [part, choose] = useChosenPart(document);
  const names = namesOf(document, attributes);
  const shared = { draft, names, attributes, mayWrite };
  const question = part.kind === "question" ? part.id : undefined;
  const chooseQuestion = (id: string) => choose({ kind: "question", id });
  const add = () => {
    const { document: next, id } = withNewQuestion(document);
    draft.edit(() => next, `add ${id}`);
    chooseQuestion(id);
  };
  return (
    <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[16rem_minmax(0,1fr)_27rem]">
      <div className="min-w-0">
        <QuestionList
          draft={draft}
          names={names}
          chosen={question}
          mayWrite={mayWrite}
          onChoose={chooseQuestion}
          onAdd={add}
        />
        <OtherParts {...shared} chosen={part} onChoose={choose} />
      </div>
      <PartEditor {...shared} part={part} onChoose={choose} />
      <div className="h-[44rem] lg:col-span-2 2xl:sticky 2xl:top-6 2xl:col-span-1 2xl:h-[calc(100dvh-3rem)]">
        <PreviewFrame slug={slug} document={mayWrite ? document : undefined} question={question} />
      </div>
    </div>
  );
}
