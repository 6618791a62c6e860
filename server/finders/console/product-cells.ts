import type { ParsedUrlQuery } from "node:querystring";
import { z } from "zod";
import { paging } from "@shared/contracts/paging";
import type { ProductCellsPage } from "@shared/contracts/product-cells";
import { plainWord } from "@shared/finders/plain-word";
import { invalid, validate } from "../../http/validate";
import type { Wishes } from "../shopper/read-query";
import { stagedSections, type Stage } from "../shopper/stage";
import { optionFits } from "./option-fits";
import { sectionProducts } from "./section-products";

const cellsQuery = z.object({
  ...paging,
  section: z.string("Give it once.").max(64, "That is no part.").optional(),
  q: z.string("Give it once.").max(200, "Search for at most 200 characters.").default(""),
});

/** A page of a section's products with what the options of a question ask of each besides naming it. */
export function productCells(
  stage: Stage,
  query: ParsedUrlQuery,
  { of }: Pick<Wishes, "of">,
): ProductCellsPage {
  const { section, q, page, pageSize } = validate(cellsQuery, query);
  const staged = stagedSections(stage);
  const found = staged.find((each) => each.section.id === section) ?? staged[0];
  const question = stage.document.questions.find(({ id }) => id === of[0]);
  if (!question) throw invalid([{ path: "of", message: "This finder has no such question." }]);
  if (!found) return { items: [], total: 0 };
  const words = plainWord(q).split(" ").filter(Boolean);
  const products = sectionProducts(stage, found).filter(({ key, name, brand }) => {
    if (words.length === 0) return true;
    const text = plainWord(`${name} ${key} ${brand ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  const shown = products.slice((page - 1) * pageSize, page * pageSize);
  const fitsAt = optionFits(stage, found, question);
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
