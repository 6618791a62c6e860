import type { ParsedUrlQuery } from "node:querystring";
import { z } from "zod";
import { paging } from "@shared/contracts/paging";
import type { ProductCellsPage } from "@shared/contracts/product-cells";
import { plainWord } from "@shared/finders/plain-word";
import { invalid, validate } from "../../platform/http/validate";
import type { Wishes } from "../shopper/read-query";
import type { Steps } from "../../platform/work/steps";
import { stagedSections, type Stage } from "../shopper/stage";
import { optionFits } from "./option-fits";
import { sectionProducts, type RowProduct } from "./section-products";

const cellsQuery = z.object({
  ...paging,
  section: z.string("Give it once.").max(64, "That is no part.").optional(),
  q: z.string("Give it once.").max(200, "Search for at most 200 characters.").default(""),
});

/** A page of a section's products with what the options of a question ask of each besides naming it. */
export function* productCells(
  stage: Stage,
  query: ParsedUrlQuery,
  { of }: Pick<Wishes, "of">,
): Steps<ProductCellsPage> {
  const { section, q, page, pageSize } = validate(cellsQuery, query);
  const staged = stagedSections(stage);
  const found = staged.find((each) => each.section.id === section) ?? staged[0];
  const question = stage.document.questions.find(({ id }) => id === of[0]);
  if (!question) throw invalid([{ path: "of", message: "This finder has no such question." }]);
  if (!found) return { items: [], total: 0 };
  const words = plainWord(q).split(" ").filter(Boolean);
  const all = yield* sectionProducts(stage, found);
  const products = words.length === 0 ? all : yield* withWords(all, words);
  const shown = products.slice((page - 1) * pageSize, page * pageSize);
  const fitsAt = yield* optionFits(stage, found, question);
  return {
    items: shown.map(({ row, key, name, pictureUrl }) => ({
      key,
      name,
      pictureUrl,
      fits: fitsAt(row),
    })),
    total: products.length,
  };
}

/** So many products are searched in a step. */
const STEP = 2_000;

/** The products whose name, key and brand have all of these words. */
function* withWords(
  products: readonly RowProduct[],
  words: readonly string[],
): Steps<RowProduct[]> {
  const found: RowProduct[] = [];
  for (const [at, product] of products.entries()) {
    if (at % STEP === STEP - 1) yield;
    const text = plainWord(`${product.name} ${product.key} ${product.brand ?? ""}`);
    if (words.every((word) => text.includes(word))) found.push(product);
  }
  return found;
}
