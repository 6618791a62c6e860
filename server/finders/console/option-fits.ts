import type { OptionFit } from "@shared/contracts/product-cells";
import { optionsWithRules, withoutProductCells } from "@shared/finders/product-cells";
import type { Question } from "@shared/finders/question";
import { explain } from "../../engine/explain";
import type { Steps } from "../../platform/work/steps";
import { NO, NOT_STATED, truthInSteps, YES, type Truth } from "../../engine/truth";
import { compileAsGivenInSteps } from "../compile/compile";
import { wordingOf, type Stage, type StagedSection } from "../shopper/stage";

/**
 * Tells of a row, by option, whether what the option asks of products besides naming them fits: each alone, without
 * other answers. Options that ask nothing else are left out.
 */
export function* optionFits(
  { document }: Pick<Stage, "document">,
  { section, catalogue }: StagedSection,
  question: Question,
): Steps<(row: number) => Record<string, OptionFit>> {
  const alone = { ...withoutProductCells(question, section.id), when: undefined, rules: [] };
  const plain = { ...document, questions: [alone], rules: [], values: [] };
  const wording = wordingOf({ document }, catalogue, document.locale);
  const fits: [id: string, fit: (row: number) => OptionFit][] = [];
  for (const { id, rules } of optionsWithRules(alone)) {
    if (rules.length === 0) continue;
    yield;
    const answer = question.ask.kind === "many" ? [id] : id;
    const given = { [alone.id]: answer };
    const compiled = yield* compileAsGivenInSteps(plain, section, catalogue, given, wording);
    const part = compiled.parts.find((each) => each.id === alone.id);
    if (!part) continue;
    const { musts, wish, nevers } = part.conditions;
    const truths: ((row: number) => Truth)[] = [];
    for (const { mark } of [...musts, ...(wish ? [wish] : []), ...nevers]) {
      truths.push(yield* truthInSteps(catalogue, mark.condition));
    }
    const criteria = compiled.criteria.filter((each) => each.id === alone.id);
    if (truths.length === 0 && criteria.length === 0) continue;
    const reasonsOf = explain(catalogue, criteria);
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
