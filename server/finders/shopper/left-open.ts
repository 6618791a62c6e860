import type { FinderDocument } from "@shared/finders/document";
import type { OpenQuestion } from "../compile/asked";
import { offered } from "../compile/known-options";
import { canBeSkipped } from "../compile/skippable";

/** Whether of a question that may be skipped nothing would be offered but to leave it open: nothing else leaves any product. */
export function isLeftOpen(
  document: FinderDocument,
  { question, options }: OpenQuestion,
  counts: Readonly<Record<string, number>> | undefined,
): boolean {
  if (!question.skipSame || question.offer !== "available" || counts === undefined) return false;
  const all = offered(options);
  const open = all.filter(({ exclusive }) => exclusive === "not-sure");
  return (
    open.some(({ id }) => (counts[id] ?? 0) > 0) &&
    all.every((each) => open.includes(each) || counts[each.id] === 0) &&
    canBeSkipped(document, question)
  );
}
