import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import type { Condition, Test } from "@shared/finders/condition";
import type { FinderDocument, Section } from "@shared/finders/document";
import { columnNamed, hasColumn } from "../../engine/catalog";
import type { Stated } from "../../engine/columns";
import type { Report } from "../check/finding";
import { sectionCalled } from "../check/called";
import type { FinderCatalog } from "../compile/finder-catalog";
import { rangeOf, wordsIn } from "../compile/stated";
import { stagedSections, type Stage } from "../shopper/stage";

/**
 * Warns of a part of a set none of whose products can ever suit what is chosen above it: all of both state something, and
 * nothing in common. Wishes, and musts that only some answers ask, leave something.
 */
export function checkSuitedParts(
  stage: Pick<Stage, "document" | "catalogs">,
  report: Report,
): void {
  const { document } = stage;
  const staged = stagedSections(stage);
  staged.forEach(({ section, catalog }, index) => {
    for (const { attribute, sameAsIn, of = attribute } of alwaysSame(document, section)) {
      const above = staged.find((each) => each.section.id === sameAsIn);
      if (!above) continue;
      const [own, others] = [valuesIn(catalog, attribute), valuesIn(above.catalog, of)];
      if (own.length === 0 || others.length === 0) continue;
      if (own.includes(null) || others.includes(null) || haveCommon(own, others)) continue;
      const message = `No product of ${sectionCalled(document, section.id)} states the same as any of ${sectionCalled(document, sameAsIn)} in what they have to have in common: nothing can be shown here. Compare attributes whose values agree.`;
      report.warn(`sections.${index}`, message);
    }
  });
}

type SameAs = Extract<Test, { sameAsIn: string }>;

/** What a part's products must always have in common with those of parts above. */
function alwaysSame({ rules }: FinderDocument, { id, filter }: Section): SameAs[] {
  const musts = rules.flatMap(({ rule, when }) =>
    !when &&
    !rule.when &&
    rule.use === "filter" &&
    "condition" in rule &&
    rule.sections?.includes(id) !== false
      ? [rule.condition]
      : [],
  );
  const sameIn = (condition: Condition): SameAs[] => {
    if ("all" in condition) return condition.all.flatMap(sameIn);
    return "sameAsIn" in condition ? [condition] : [];
  };
  return [...(filter ? [filter] : []), ...musts].flatMap(sameIn);
}

/** What products state in an attribute; null among it where some do not. */
function valuesIn(catalog: FinderCatalog, attribute: string): readonly Stated[] {
  if (!hasColumn(catalog, attribute)) return [];
  const { values } = columnNamed(catalog, attribute);
  return values.filter((value) => value !== DOES_NOT_APPLY);
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
