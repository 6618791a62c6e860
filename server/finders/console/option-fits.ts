import type { OptionFit } from "@shared/contracts/product-cells";
import { optionsWithRules, withoutProductCells } from "@shared/finders/product-cells";
import type { Question } from "@shared/finders/question";
import { explain } from "../../matching/explain";
import { NO, NOT_STATED, truthOf, YES, type Truth } from "../../matching/truth";
import { compileAsGiven } from "../compile/compile";
import { wordingOf, type Stage, type StagedSection } from "../shopper/stage";

/**
 * Tells of a row, by option, whether what the option asks of products besides naming them fits: each alone, without
 * other answers. Options that ask nothing else are left out.
 */
export function optionFits(
  { document }: Pick<Stage, "document">,
  { section, catalogue }: StagedSection,
  question: Question,
): (row: number) => Record<string, OptionFit> {
  const alone = { ...withoutProductCells(question, section.id), when: undefined, rules: [] };
  const plain = { ...document, questions: [alone], rules: [], values: [] };
  const wording = wordingOf({ document }, catalogue, document.locale);
  const fits = optionsWithRules(alone).flatMap(({ id, rules }) => {
    if (rules.length === 0) return [];
    const answer = question.ask.kind === "many" ? [id] : id;
    const compiled = compileAsGiven(plain, section, catalogue, { [alone.id]: answer }, wording);
    const part = compiled.parts.find((each) => each.id === alone.id);
    if (!part) return [];
    const { musts, wish, nevers } = part.conditions;
    const truths = [...musts, ...(wish ? [wish] : []), ...nevers].map(({ mark }) =>
      truthOf(catalogue, mark.condition),
    );
    const criteria = compiled.criteria.filter((each) => each.id === alone.id);
    if (truths.length === 0 && criteria.length === 0) return [];
    const reasonsOf = explain(catalogue, criteria);
    const fit = (row: number): OptionFit =>
      together(
        truths.map((truth) => truth(row)),
        reasonsOf(row).map(({ verdict }) => verdict),
      );
    return [[id, fit] as const];
  });
  return (row) => Object.fromEntries(fits.map(([id, fit]) => [id, fit(row)]));
}

function together(truths: readonly Truth[], verdicts: readonly string[]): OptionFit {
  if (truths.includes(NO) || verdicts.includes("missed")) return "misses";
  if (truths.includes(NOT_STATED) || verdicts.includes("unknown")) return "unknown";
  const isAll = truths.every((each) => each === YES) && !verdicts.includes("partly");
  return isAll ? "fits" : "partly";
}
