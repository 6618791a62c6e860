import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import { columnNamed, hasColumn } from "../../engine/catalog";
import type { Stated } from "../../engine/columns";
import type { Report } from "../check/finding";
import { sectionCalled } from "../check/called";
import { dependenciesAbove } from "../compile/chosen";
import type { FinderCatalog } from "../compile/finder-catalog";
import { rangeOf, wordsIn } from "../compile/stated";
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
      if (others.length === 0 || haveCommon(own, others)) continue;
      const message = `No product of ${sectionCalled(document, section.id)} states the same as any of ${sectionCalled(document, sameAsIn)} in what they have to have in common: nothing can be shown here. Compare attributes that have the same values.`;
      report.warn(`sections.${index}`, message);
    }
  });
}

/** What products state in an attribute. */
function valuesIn(catalog: FinderCatalog, attribute: string): readonly Stated[] {
  if (!hasColumn(catalog, attribute)) return [];
  const { values } = columnNamed(catalog, attribute);
  return values.filter((value) => value !== null && value !== DOES_NOT_APPLY);
}

/** Whether values may be the same: words by themselves, numbers and ranges by what all of them cover. */
function haveCommon(one: readonly Stated[], other: readonly Stated[]): boolean {
  const wordsOf = (values: readonly Stated[]) =>
    new Set(values.flatMap((value) => wordsIn(value).map((word) => word.toLowerCase())));
  const others = wordsOf(other);
  if ([...wordsOf(one)].some((word) => others.has(word))) return true;
  const [own, its] = [coveredBy(one), coveredBy(other)];
  return own.min <= its.max && its.min <= own.max;
}

function coveredBy(values: readonly Stated[]): { min: number; max: number } {
  const covered = { min: Infinity, max: -Infinity };
  for (const range of values.map(rangeOf)) {
    if (!range) continue;
    covered.min = Math.min(covered.min, range.min ?? -Infinity);
    covered.max = Math.max(covered.max, range.max ?? Infinity);
  }
  return covered;
}
