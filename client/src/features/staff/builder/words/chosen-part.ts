import { useSearchParams } from "wouter";
import type { FinderDocument } from "@shared/finders/document";

/** What is edited on its own: a question, a page of several, a calculation, or a rule of the finder. */
const partKinds = ["question", "page", "calculation", "rule"] as const;
type PartKind = (typeof partKinds)[number];

/** One of them, and the answer that is open in a question. */
export interface Part {
  kind: PartKind;
  id: string;
  answer?: string;
}

const ANSWER = "answer";

/** The members of a document that a kind stands for. */
const membersOf = (document: FinderDocument, kind: PartKind): readonly { id: string }[] =>
  ({
    question: document.questions,
    page: document.groups,
    calculation: document.values,
    rule: document.rules,
  })[kind];

/** The query of the address under which a part is edited. */
export function partQuery({ kind, id, answer }: Part): string {
  const params = new URLSearchParams({ [kind]: id });
  if (answer !== undefined) params.set(ANSWER, answer);
  return params.toString();
}

/** The part that the address names, or the first question; and how to choose another. */
export function useChosenPart(document: FinderDocument): [Part, (part: Part) => void] {
  const [params, setParams] = useSearchParams();
  const kind = partKinds.find((each) =>
    membersOf(document, each).some(({ id }) => id === params.get(each)),
  );
  const part: Part = kind
    ? { kind, id: params.get(kind)!, answer: params.get(ANSWER) ?? undefined }
    : { kind: "question", id: document.questions[0]!.id };
  return [part, (next) => setParams(new URLSearchParams(partQuery(next)), { replace: true })];
}
