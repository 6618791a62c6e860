import type { FinderDocument } from "@shared/finders/document";
import { dependenciesIn } from "../compile/chosen";
import type { Report } from "./finding";
import { rulesOf } from "./parts";

/** Whether sections, and the rules that are for some of them, name what there is. */
export function checkSections(document: FinderDocument, report: Report): void {
  const { sections, values } = document;
  sections.forEach(({ amount }, index) => {
    if (amount && !values.some(({ id }) => id === amount.value)) {
      report.fault(`sections.${index}.amount.value`, `There is no value ${amount.value}.`);
    }
  });
  const ids = sections.map(({ id }) => id);
  const dependsIn = (path: string, rule: unknown, of: readonly string[]) => {
    for (const { sameAsIn } of dependenciesIn(rule)) {
      const above = ids.indexOf(sameAsIn);
      if (above === -1 || of.some((id) => ids.indexOf(id) > above)) continue;
      report.fault(
        path,
        `Only sections below ${sameAsIn} can depend on what is chosen there. Put the section below it.`,
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
        `There is no section ${id}. Use one that there is.`,
      );
    });
  }
}
