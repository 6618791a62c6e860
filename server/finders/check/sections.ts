import type { AttributeKind } from "@shared/contracts/attributes";
import type { FinderDocument, Section } from "@shared/finders/document";
import { dependenciesIn } from "../compile/chosen";
import { kindOf, type Known, type Report } from "./finding";
import { rulesOf } from "./parts";
import { questionNamed } from "./possible-answers";
import { attributeCalled, NO_QUESTION, NO_VALUE, questionCalled, sectionCalled } from "./called";
import { upper } from "../compile/say";

/** The kinds of which a product has one value at most. */
const SINGLE: readonly (AttributeKind | undefined)[] = ["choice", "text", "number", "flag"];

/** Whether sections, and the rules that are for some of them, name what there is. */
export function checkSections(document: FinderDocument, known: Known, report: Report): void {
  const { sections, values } = document;
  sections.forEach(({ amount, spread }, index) => {
    if (spread) checkSpread(spread, document, known, `sections.${index}.spread`, report);
    if (amount && !values.some(({ id }) => id === amount.value)) {
      report.fault(`sections.${index}.amount.value`, NO_VALUE);
    }
    for (const name of ["pack", "per"] as const) {
      const id = amount?.[name];
      const kind = id === undefined ? undefined : kindOf(known, id);
      if (kind === undefined || (kind === "number" && id !== "price")) continue;
      report.fault(
        `sections.${index}.amount.${name}`,
        "This does not say how much that is. Use an attribute that is a number.",
      );
    }
  });
  checkBudgets(document, report);
  const ids = sections.map(({ id }) => id);
  const dependsIn = (path: string, rule: unknown, of: readonly string[]) => {
    for (const { sameAsIn } of dependenciesIn(rule)) {
      const above = ids.indexOf(sameAsIn);
      if (above === -1 || of.some((id) => ids.indexOf(id) > above)) continue;
      report.fault(
        path,
        `Only sections below ${sectionCalled(document, sameAsIn)} can depend on what is chosen there. Put this section below it.`,
      );
    }
  };
  sections.forEach(({ id, filter }, index) => dependsIn(`sections.${index}.filter`, filter, [id]));
  for (const { path, part } of rulesOf(document)) {
    dependsIn(path, part, part.sections ?? ids);
    part.sections?.forEach((id, index) => {
      if (ids.includes(id)) return;
      report.fault(
        `${path}.sections.${index}`,
        "It is for a section that is not there any more. Choose another one.",
      );
    });
  }
}

function checkSpread(
  { attribute, most, among }: NonNullable<Section["spread"]>,
  document: FinderDocument,
  known: Known,
  path: string,
  report: Report,
): void {
  const kind = kindOf(known, attribute);
  if (kind !== undefined && !SINGLE.includes(kind)) {
    report.fault(
      `${path}.attribute`,
      `${upper(attributeCalled(document, known, attribute))} can have several values at once. Use an attribute that has one.`,
    );
  }
  if (most < among) return;
  const message = `At most ${most} among the first ${among} limits nothing. Use a smaller number, or more places.`;
  report.fault(`${path}.most`, message);
}

/** Whether the budgets of parts, and of the whole set, are asked for. */
function checkBudgets(document: FinderDocument, report: Report): void {
  const { sections, results } = document;
  const check = (path: string, id: string | undefined) => {
    if (id === undefined) return;
    const question = questionNamed(document, id);
    if (!question) report.fault(path, NO_QUESTION);
    else if (question.ask.kind !== "price") {
      report.fault(
        path,
        `${upper(questionCalled(document, id))} does not ask for a price. Use a question that does.`,
      );
    }
  };
  sections.forEach(({ budget }, index) => check(`sections.${index}.budget`, budget));
  check("results.budget", results.budget);
  if (results.budget !== undefined && sections.length === 1) {
    const message = "There is one section alone. Give it the budget instead.";
    report.fault("results.budget", message);
  }
}
