import type { AttributeShape } from "@shared/contracts/attributes";
import type { Option, Question } from "@shared/finders/question";
import { yesOrEither } from "@shared/finders/yes-or-either";
import { writerIn } from "../sentences/sentences";
import { colorAnswers } from "./color-families";
import { common, needed } from "./common";
import { harmOptions, isHarmful } from "./harm";
import { numberQuestion } from "./number-question";
import { rangeQuestion } from "./range-question";
import { besidesNo, orForBoth, thisOrBetter } from "./own-options";
import type { Stated } from "./stated";
import { titleOf } from "./title-of";
import { isEnoughOnce, isFact, isKind, isNeeded, isUsedFor, said } from "./what-to-ask";

// The question about an attribute, by its kind.

/** Of more values than this somebody may like several. */
const MAX_CHOICES = 12;
/** What has more than this is not chosen from; what somebody is looking for, or needs, is asked all the same. */
const MAX_SEVERAL = 20;
const MAX_NEEDED = 40;
/** What of more somebody needs is found by typing. */
const MAX_FOUND = 500;

/** The question about an attribute in which this is stated; undefined where it divides nothing. */
export function questionOf(
  attribute: AttributeShape,
  found: Stated,
  locale: string,
): Question | undefined {
  const question = ofItsKind(attribute, found, locale);
  // Whoever needs it has it, or a child, a car, a foot: nobody is sent to what is for others.
  return question && isFact(attribute) && isAllMust(question)
    ? { ...question, fact: true }
    : question;
}

function isAllMust({ options, rules }: Question): boolean {
  const ofOptions = !options
    ? []
    : Array.isArray(options)
      ? options.flatMap((each) => each.rules)
      : "attribute" in options && typeof options.means === "object"
        ? [options.means]
        : [];
  const uses = [...rules, ...ofOptions].map(({ use }) => use);
  return uses.length > 0 && uses.every((use) => use === "filter");
}

function ofItsKind(attribute: AttributeShape, found: Stated, locale: string): Question | undefined {
  const colors = colorAnswers(attribute, found, locale);
  if (colors) return colorQuestion(attribute, colors, locale);
  switch (attribute.kind) {
    case "choice":
    case "choices":
      return choiceQuestion(attribute, found, locale);
    case "flag":
      return flagQuestion(attribute, found, locale);
    case "number":
      return numberQuestion(attribute, found, locale);
    case "range":
      return rangeQuestion(attribute, found, locale);
    default:
      return undefined;
  }
}

const colorQuestion = (attribute: AttributeShape, options: Option[], locale: string): Question => ({
  ...common,
  rules: [],
  id: attribute.id,
  title: said(attribute, locale, titleOf),
  ask: { kind: "one", as: "swatches" },
  options,
});

/** Longer ones are sentences, and no answers. */
const USUAL_ANSWER = 24;

function choiceQuestion(
  attribute: AttributeShape,
  found: Stated,
  locale: string,
): Question | undefined {
  const { counts, share } = found;
  const stated = attribute.values.filter(
    ({ id, isRetired }) => !isRetired && (counts.get(id) ?? 0) > 0,
  );
  // Of many uses those that one product alone is for lead nobody to it.
  const isLong = isUsedFor(attribute) && stated.length > MAX_CHOICES;
  const there = isLong ? stated.filter(({ id }) => counts.get(id)! > 1) : stated;
  const isSeveral = attribute.kind === "choices";
  // Where uses are many, no product names all that it is good for.
  const isWish = isLong && isSeveral;
  if (isHarmful(attribute)) return harmQuestion(attribute, there, locale);
  const letters = there.reduce((sum, { label }) => sum + Object.values(label)[0]!.length, 0);
  if (letters > there.length * USUAL_ANSWER) return undefined;
  if (there.length < 2 || there.length > mostOf(attribute, isWish)) return undefined;
  return {
    ...common,
    rules: [],
    id: attribute.id,
    title: said(attribute, locale, titleOf),
    combine: isWish ? "share" : isSeveral ? combined(attribute) : "any",
    ask: askOf(attribute, there.length),
    options: (!isSeveral &&
      (orForBoth(attribute, there, share, locale) ??
        besidesNo(attribute, there, locale) ??
        thisOrBetter(attribute, there, locale))) || {
      attribute: attribute.id,
      values: there.map(({ id }) => id),
      // Whoever looks for a camera is shown no siren, however well it matches otherwise.
      ...(isNeeded(attribute) && !isWish && { means: { use: needed(share) } }),
    },
  };
}

function mostOf(attribute: AttributeShape, isWish: boolean): number {
  if (isKind(attribute) || isWish) return MAX_NEEDED;
  return isNeeded(attribute) ? MAX_FOUND : MAX_SEVERAL;
}

function askOf(attribute: AttributeShape, values: number): Question["ask"] {
  if (values > MAX_NEEDED) return { kind: "find" };
  const areChips = attribute.kind === "choices" || (values > MAX_CHOICES && !isKind(attribute));
  return areChips ? { kind: "many", as: "chips" } : { kind: "one", as: "cards" };
}

/** What is for dogs or for cats, for every surface that is named, and of two products the one of which more is wished. */
function combined(attribute: AttributeShape): Question["combine"] {
  if (isEnoughOnce(attribute)) return "any";
  return isNeeded(attribute) ? "all" : "share";
}

/** What harms rules out; and it may be in what does not say that it is not. */
function harmQuestion(
  attribute: AttributeShape,
  there: AttributeShape["values"],
  locale: string,
): Question | undefined {
  const options = harmOptions(attribute.id, there, locale);
  if (options.length === 0 || options.length > MAX_SEVERAL) return undefined;
  return {
    ...common,
    rules: [],
    id: attribute.id,
    title: said(attribute, locale, (_, each) => writerIn(each)("ask-free-from")),
    fact: true,
    ask: { kind: "many", as: "chips" },
    options,
  };
}

function flagQuestion(
  attribute: AttributeShape,
  { counts }: Stated,
  locale: string,
): Question | undefined {
  if (![...counts.values()].every((count) => count > 0) || counts.size < 2) return undefined;
  // What may not be vegan is no second choice.
  const use = isNeeded(attribute) ? "filter" : "score";
  return {
    ...common,
    rules: [],
    id: attribute.id,
    title: said(attribute, locale, (name, of) => writerIn(of)("ask-name", { name })),
    ask: { kind: "one", as: "cards" },
    options: yesOrEither(attribute.id, locale, use),
  };
}
