import type { AttributeShape } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import { createReport } from "../check/finding";
import { checkReach } from "../check/check-document";

/** The document without the conditions by which nobody would reach a question, or see an option. */
export function withAllReached(
  document: FinderDocument,
  attributes: readonly AttributeShape[],
): FinderDocument {
  const report = createReport();
  const known = { attributes: new Map(attributes.map((each) => [each.id, each])) };
  checkReach(document, { ...known, catalogs: new Set() }, report);
  const never = new Set([...report.faults, ...report.warnings].map(({ path }) => path));
  if (never.size === 0) return document;
  const reached = <Part extends { when?: unknown }>(part: Part, path: string): Part => {
    if (!never.has(`${path}.when`)) return part;
    const { when: _, ...rest } = part;
    return rest as Part;
  };
  return {
    ...document,
    questions: document.questions.map((question, index) => {
      const path = `questions.${index}`;
      const { options } = question;
      if (!Array.isArray(options)) return reached(question, path);
      const seen = options.map((option, at) => reached(option, `${path}.options.${at}`));
      return { ...reached(question, path), options: seen };
    }),
  };
}
