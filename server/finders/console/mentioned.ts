import type { ParsedUrlQuery } from "node:querystring";
import type { MentionedValues } from "@shared/contracts/finder-matching";
import { columnNamed, hasColumn, rowsOf } from "../../engine/catalog";
import { groupsOf } from "../../engine/groups";
import type { Steps } from "../../platform/work/steps";
import type { FinderCatalog } from "../compile/finder-catalog";
import { sayIn } from "../compile/say";
import { mentioning, valuesStated } from "../compile/mentions";
import { stagedSections, type Stage } from "../shopper/stage";

/** More are not read by anybody; the words are too short then. */
const MAX_VALUES = 500;
const MAX_WORDS = 20;

const textsOf = (given: string | string[] | undefined) =>
  [given ?? []].flat().slice(0, MAX_WORDS).filter(Boolean);

/** The values of an attribute that a draft's products state and that contain, or resemble, some words; most products first. */
export function* mentioned(
  stage: Pick<Stage, "document" | "catalogs">,
  query: ParsedUrlQuery,
): Steps<MentionedValues> {
  const [attribute = ""] = textsOf(query.attribute);
  const isMentioned = mentioning(textsOf(query.word));
  const { locale } = stage.document;
  const say = sayIn(locale, locale);
  const found = new Map<string, { label: string; products: Set<string> }>();
  for (const catalog of new Set(stagedSections(stage).map((each) => each.catalog))) {
    if (!hasColumn(catalog, attribute)) continue;
    const shape = catalog.attributes.get(attribute);
    const labels = new Map(shape?.values.map(({ id, label }) => [id, say(label)]));
    const valuesOf = valuesStated(shape);
    const column = columnNamed(catalog, attribute);
    for (const [code, value] of column.values.entries()) {
      const those = valuesOf(value).filter(isMentioned);
      if (those.length === 0) continue;
      const keys = productsIn(catalog, rowsOf(column, code));
      for (const { id } of those) {
        const key = shape?.kind === "text" ? id.toLowerCase() : id;
        const known = found.get(key) ?? { label: labels.get(id) ?? id, products: new Set() };
        for (const product of keys) known.products.add(product);
        found.set(key, known);
      }
      yield;
    }
  }
  const all = [...found].map(([id, { label, products }]) => ({
    id,
    label,
    products: products.size,
  }));
  all.sort((a, b) => b.products - a.products || a.label.localeCompare(b.label));
  return { values: all.slice(0, MAX_VALUES), isCut: all.length > MAX_VALUES };
}

/** The products of some rows, each once. */
function productsIn(catalog: FinderCatalog, rows: Uint32Array): string[] {
  const groups = groupsOf(catalog);
  return [...new Set([...rows].map((row) => `${groups ? groups[row]! : row}`))];
}
