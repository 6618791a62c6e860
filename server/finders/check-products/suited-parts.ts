import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import { columnNamed, hasColumn } from "../../engine/catalog";
import type { Column } from "../../engine/columns";
import type { Report } from "../check/finding";
import { sectionCalled } from "../check/called";
import { dependenciesAbove } from "../compile/chosen";
import type { FinderCatalog } from "../compile/finder-catalog";
import { wordsIn } from "../compile/stated";
import { stagedSections, type Stage } from "../shopper/stage";

/** Warns of a part of a set none of whose products can ever suit what is chosen above it: they state nothing in common. */
export function checkSuitedParts(
  stage: Pick<Stage, "document" | "catalogs">,
  report: Report,
): void {
  const { document } = stage;
  const staged = stagedSections(stage);
  staged.forEach(({ section, catalog }, index) => {
    for (const { attribute, sameAsIn, of = attribute } of dependenciesAbove(document, section)) {
      const above = staged.find((each) => each.section.id === sameAsIn);
      if (!above) continue;
      const [own, others] = [valuesIn(catalog, attribute), valuesIn(above.catalog, of)];
      if (others.size === 0 || [...own].some((each) => others.has(each))) continue;
      const message = `No product of ${sectionCalled(document, section.id)} states the same as any of ${sectionCalled(document, sameAsIn)} in what they have to have in common: nothing can be shown here. Compare attributes that have the same values.`;
      report.warn(`sections.${index}`, message);
    }
  });
}

/** What products state in an attribute, each value once. */
function valuesIn(catalog: FinderCatalog, attribute: string): ReadonlySet<string> {
  if (!hasColumn(catalog, attribute)) return new Set();
  const { values }: Column = columnNamed(catalog, attribute);
  const stated = values.flatMap((value) => {
    const words = wordsIn(value);
    return words.length > 0 ? words : value === null ? [] : [JSON.stringify(value)];
  });
  return new Set(
    stated.map((each) => each.toLowerCase()).filter((each) => each !== DOES_NOT_APPLY),
  );
}
