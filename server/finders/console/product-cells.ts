import type { ParsedUrlQuery } from "node:querystring";
import { z } from "zod";
import { paging } from "@shared/contracts/paging";
import type { OptionFit, ProductCellsPage } from "@shared/contracts/product-cells";
import { plainWord } from "@shared/finders/search-choices";
import { optionsWithRules, withoutProductCells } from "@shared/finders/product-cells";
import type { Question } from "@shared/finders/question";
import { invalid, validate } from "../../platform/http/validate";
import type { Steps } from "../../platform/work/steps";
import { explain } from "../../engine/explain";
import { NO, NOT_STATED, truthInSteps, YES, type Truth } from "../../engine/truth";
import type { Wishes } from "../shopper/read-query";
import { stagedSections, wordingOf, type Stage, type StagedSection } from "../shopper/stage";
import { compileAsGivenInSteps } from "../compile/compile";
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

/**
 * Tells of a row, by option, whether what the option asks of products besides naming them fits: each alone, without
 * other answers. Options that ask nothing else are left out.
 */
function* optionFits(
  { document }: Pick<Stage, "document">,
  { section, catalog }: StagedSection,
  question: Question,
): Steps<(row: number) => Record<string, OptionFit>> {
  const alone = { ...withoutProductCells(question, section.id), when: undefined, rules: [] };
  const plain = { ...document, questions: [alone], rules: [], values: [] };
  const wording = wordingOf({ document }, catalog, document.locale);
  const fits: [id: string, fit: (row: number) => OptionFit][] = [];
  for (const { id, rules } of optionsWithRules(alone)) {
    if (rules.length === 0) continue;
    yield;
    const answer = question.ask.kind === "many" ? [id] : id;
    const given = { [alone.id]: answer };
    const compiled = yield* compileAsGivenInSteps(plain, section, catalog, given, wording);
    const part = compiled.parts.find((each) => each.id === alone.id);
    if (!part) continue;
    const { musts, wish, nevers } = part.conditions;
    const truths: ((row: number) => Truth)[] = [];
    for (const { mark } of [...musts, ...(wish ? [wish] : []), ...nevers]) {
      truths.push(yield* truthInSteps(catalog, mark.condition));
    }
    const criteria = compiled.criteria.filter((each) => each.id === alone.id);
    if (truths.length === 0 && criteria.length === 0) continue;
    const reasonsOf = explain(catalog, criteria);
    const fit = (row: number): OptionFit =>
      together(
        truths.map((truth) => truth(row)),
        reasonsOf(row).map(({ verdict }) => verdict),
      );
    fits.push([id, fit]);
  }
  return (row) => Object.fromEntries(fits.map(([id, fit]) => [id, fit(row)]));
}

function together(truths: readonly Truth[], verdicts: readonly string[]): OptionFit {
  if (truths.includes(NO) || verdicts.includes("missed")) return "misses";
  if (truths.includes(NOT_STATED) || verdicts.includes("unknown")) return "unknown";
  const isAll = truths.every((each) => each === YES) && !verdicts.includes("partly");
  return isAll ? "fits" : "partly";
}
