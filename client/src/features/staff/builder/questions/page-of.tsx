import type { Question } from "@shared/finders/question";
import { FieldFrame } from "@/staff-kit/field-frame";
import type { OpenDraft } from "../draft/use-draft";
import { withNewPage, withQuestionOnPage } from "../parts/change-parts";
import type { Names } from "../words/names";

interface Props {
  draft: OpenDraft;
  question: Question;
  names: Names;
}

const ALONE = "";
const NEW = "new page";

/** On which page a question stands: alone, or together with others. */
export function PageOf({ draft, question, names }: Props) {
  const { document, edit } = draft;
  const { id, group } = question;
  const pages = [
    ...new Set(document.questions.flatMap((each) => (each.group ? [each.group] : []))),
  ];
  const choose = (page: string) =>
    edit(
      (before) =>
        page === NEW
          ? withNewPage(before, id).document
          : withQuestionOnPage(before, id, page || undefined),
      `${id} page`,
    );
  return (
    <FieldFrame label="Stands" hint="Questions of one page are asked together.">
      {(input) => (
        <select {...input} value={group ?? ALONE} onChange={({ target }) => choose(target.value)}>
          <option value={ALONE}>On a page of its own</option>
          {pages.map((each) => (
            <option key={each} value={each}>
              On the page “{names.page(each)}”
            </option>
          ))}
          <option value={NEW}>On a new page for several questions</option>
        </select>
      )}
    </FieldFrame>
  );
}
