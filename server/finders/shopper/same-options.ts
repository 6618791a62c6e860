import type { Answers } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import { byCodes } from "../../matching/by-codes";
import { select } from "../../matching/select";
import { NO, truthOf, YES, type Truth } from "../../matching/truth";
import { openQuestions, walk } from "../compile/asked";
import { compile } from "../compile/compile";
import type { FinderCatalogue } from "../compile/finder-catalogue";
import { offered } from "../compile/known-options";
import type { Part } from "../compile/part";
import { neverSame } from "../compile/skippable";
import { stagedSections, wordingOf, type Stage, type StagedSection } from "./stage";

/**
 * Whether the choice between a question's options changes nothing, whatever is answered after it. Of all products
 * that the musts of the answers before leave, in all sections, every option that leaves any must be met by each and
 * exclude none, with certainty; be met by all or by none where it may be given up; and earn each of them the same
 * share of its points. Two such options give the same products in the same order with the same percentages; without
 * an answer the products are the same, too, and so is their order but for the rounding of points.
 */
export function areSame(
  stage: Pick<Stage, "document" | "catalogues">,
  answers: Answers,
  id: string,
  locale: string,
): boolean {
  const { document } = stage;
  const question = document.questions.find((each) => each.id === id);
  const staged = stagedSections(stage);
  const [first] = staged;
  if (!question || !first || neverSame(document, question) !== undefined) return false;
  const open = openQuestions(document, first.catalogue);
  const { [id]: _, ...before } = answers;
  const { onTheWay, values } = walk(open, document.values, before);
  if (!isMet(question.when, onTheWay, values)) return false;
  const options = offered(open.find((each) => each.question === question)!.options).filter(
    (each) => each.exclusive !== "not-sure" && isMet(each.when, onTheWay, values),
  );
  const isMany = question.ask.kind === "many";
  const left = staged
    .map((section) => leftBy(stage, section, before, locale))
    .filter(({ rows }) => rows.length > 0);

  let common: Outcome[] | undefined;
  for (const option of options) {
    const answered = { ...before, [id]: isMany ? [option.id] : option.id };
    const outcomes = left.map(({ compiledWith, rows, catalogue }) => {
      const part = compiledWith(answered).parts.find((each) => each.id === id);
      return part && outcomeOf(part, catalogue, rows);
    });
    // Nobody gets anything by choosing what leaves nothing.
    if (outcomes.every((each) => each === "nothing")) continue;
    const alike = outcomes.filter((each) => typeof each === "object");
    if (alike.length < outcomes.length) return false;
    if (common?.some((each, at) => !isSame(each, alike[at]!))) return false;
    common = alike;
  }
  return common !== undefined;
}

/** What the answers before leave in a section, and what it makes of others. */
function leftBy(
  stage: Pick<Stage, "document" | "catalogues">,
  { section, catalogue }: StagedSection,
  before: Answers,
  locale: string,
) {
  const wording = wordingOf(stage, catalogue, locale);
  const compiledWith = (answers: Answers) =>
    compile(stage.document, section, catalogue, answers, wording);
  return { compiledWith, catalogue, rows: select(catalogue, compiledWith(before).query.filter) };
}

/** What an option means for all of some products alike: whether what may be given up is met, and what is earned. */
interface Outcome {
  narrow: Truth;
  /** From 0 to 1; from 2 on where it is only not known; undefined where nothing is wished. */
  share: number | undefined;
}

const isSame = (a: Outcome, b: Outcome) => a.narrow === b.narrow && a.share === b.share;

/** `nothing` for an option that leaves none of the products, `differs` for one that tells them apart. */
function outcomeOf(
  { conditions, meaning, weight }: Part,
  catalogue: FinderCatalogue,
  rows: Uint32Array,
): Outcome | "nothing" | "differs" {
  const { musts, wish, nevers } = conditions;
  const needed = [...musts, ...nevers].map(({ mark }) => mark.condition);
  const must = onlyOf(rows, truthOf(catalogue, { all: needed }));
  if (must === NO) return "nothing";
  const narrow = wish ? onlyOf(rows, truthOf(catalogue, wish.mark.condition)) : YES;
  // What is not stated is marked, and stands behind.
  if (must !== YES || (narrow !== YES && narrow !== NO)) return "differs";
  const measure = weight > 0 ? meaning.measure : undefined;
  if (!measure) return { narrow, share: undefined };
  const { columns } = measure;
  const earned = byCodes(catalogue, columns, (...stated) => {
    const { share, isUnknown } = measure.of((name) => stated[columns.indexOf(name)] ?? null);
    return isUnknown ? share + 2 : share;
  });
  const share = onlyOf(rows, earned);
  return share === undefined ? "differs" : { narrow, share };
}

/** What all of some rows have alike; undefined where they differ. */
function onlyOf<Value>(rows: Uint32Array, of: (row: number) => Value): Value | undefined {
  const [first] = rows;
  const value = of(first!);
  return rows.every((row) => of(row) === value) ? value : undefined;
}
