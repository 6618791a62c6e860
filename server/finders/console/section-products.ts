import { sortedInSteps } from "../../engine/best-rows";
import type { Steps } from "../../platform/work/steps";
import { truthInSteps, YES } from "../../engine/truth";
import { compileAsGivenInSteps } from "../compile/compile";
import type { FinderCatalog, FinderProduct } from "../compile/finder-catalog";
import { wordingOf, type Stage, type StagedSection } from "../shopper/stage";

/** A product with its row. Variants stand alone: rules name them by their own keys. */
export interface RowProduct extends FinderProduct {
  row: number;
}

const inOrder = new WeakMap<FinderCatalog, readonly RowProduct[]>();

/** So many products are looked at in a step. */
const STEP = 2_000;

/** A catalog's products in the order of their names, worked out once for each state of it. */
function* byName(catalog: FinderCatalog): Steps<readonly RowProduct[]> {
  let found = inOrder.get(catalog);
  if (!found) {
    const { compare } = new Intl.Collator("en", { numeric: true });
    const products: RowProduct[] = [];
    for (let row = 0; row < catalog.items.length; row++) {
      products.push({ ...catalog.productAt(row), row });
      if (row % STEP === STEP - 1) yield;
    }
    found = yield* sortedInSteps(
      products,
      (a, b) => compare(a.name, b.name) || compare(a.key, b.key),
    );
    inOrder.set(catalog, found);
  }
  return found;
}

/** The products of a section, by their names. */
export function* sectionProducts(
  { document }: Pick<Stage, "document">,
  { section, catalog }: StagedSection,
): Steps<readonly RowProduct[]> {
  const all = yield* byName(catalog);
  if (!section.filter) return all;
  const plain = { ...document, questions: [], rules: [], values: [] };
  const wording = wordingOf({ document }, catalog, document.locale);
  const { query } = yield* compileAsGivenInSteps(plain, section, catalog, {}, wording);
  const isIn = yield* truthInSteps(catalog, { all: query.filter });
  return all.filter(({ row }) => isIn(row) === YES);
}
