import { select } from "../../matching/select";
import { compileAsGiven } from "../compile/compile";
import type { FinderCatalogue, FinderProduct } from "../compile/finder-catalogue";
import { wordingOf, type Stage, type StagedSection } from "../shopper/stage";

/** A product with its row. Variants stand alone: rules name them by their own keys. */
export interface RowProduct extends FinderProduct {
  row: number;
}

const inOrder = new WeakMap<FinderCatalogue, readonly RowProduct[]>();

/** A catalog's products in the order of their names, worked out once for each state of it. */
function byName(catalogue: FinderCatalogue): readonly RowProduct[] {
  let found = inOrder.get(catalogue);
  if (!found) {
    const { compare } = new Intl.Collator("en", { numeric: true });
    found = catalogue.items
      .map((_, row): RowProduct => ({ ...catalogue.productAt(row), row }))
      .sort((a, b) => compare(a.name, b.name) || compare(a.key, b.key));
    inOrder.set(catalogue, found);
  }
  return found;
}

/** The products of a section, by their names. */
export function sectionProducts(
  { document }: Pick<Stage, "document">,
  { section, catalogue }: StagedSection,
): readonly RowProduct[] {
  const all = byName(catalogue);
  if (!section.filter) return all;
  const plain = { ...document, questions: [], rules: [], values: [] };
  const wording = wordingOf({ document }, catalogue, document.locale);
  const { query } = compileAsGiven(plain, section, catalogue, {}, wording);
  const rows = new Set(select(catalogue, query.filter));
  return all.filter(({ row }) => rows.has(row));
}
