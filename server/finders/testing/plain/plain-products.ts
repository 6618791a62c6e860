import type { AttributeShape } from "@shared/contracts/attributes";
import type { Condition, Operand, Test } from "@shared/finders/condition";
import type { CatalogueProduct } from "../../../catalogues/any-catalogue";
import type { Stated } from "../../../matching/columns";
import type { ListedRow } from "../../../matching/listed-for";
import { chosenIn, rangeOf, type PlainRead } from "./plain-answers";

// What conditions of documents say of products: yes, no, or not stated.

/** What conditions are read with. */
export interface PlainGiven extends PlainRead {
  /** The products of the sections above, by their ids; null in one that has none. */
  chosen: ReadonlyMap<string, CatalogueProduct | null>;
  lists: ReadonlyMap<string, readonly ListedRow[]>;
  attributes: ReadonlyMap<string, AttributeShape>;
}

/** Yes, no, or `undefined` for what is not stated. */
export type Outcome = boolean | undefined;

/** Thrown where a condition needs what was not answered: its rule does not apply. */
export class Unanswered extends Error {}

const DOES_NOT_APPLY = "does-not-apply";

/** What is paid now; NaN on request. */
export const priceOf = ({ price, specialPrice }: CatalogueProduct): number =>
  Number(specialPrice ?? price ?? NaN);

/** What a product states in an attribute; null where it does not. */
export function statedOf(product: CatalogueProduct, attribute: string): Stated {
  if (attribute === "brand") return product.brand;
  if (attribute === "key") return product.key;
  if (attribute === "in-stock") return product.inStock;
  if (attribute === "price") return Number.isNaN(priceOf(product)) ? null : priceOf(product);
  return Object.hasOwn(product.values, attribute) ? product.values[attribute]! : null;
}

/** A word as it is compared: capitals and spaces decide nothing. */
export const compared = (word: string): string =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s_]+/)
    .filter(Boolean)
    .join(" ");

/** The words that are stated. */
export const wordsOf = (value: Stated): string[] =>
  [value].flat().filter((each) => typeof each === "string" && each !== DOES_NOT_APPLY) as string[];

/** Whether a value is this word or number, or has it among it. */
export function isOrHas(value: Stated, wanted: string | number, isExact = false): boolean {
  const written = (word: string) => (isExact ? word.split("_").join(" ") : compared(word));
  const word = written(String(wanted));
  if (typeof value === "number") return value === parseFloat(word);
  if (typeof value === "boolean") return value === ["yes", "true"].includes(word);
  return [value].flat().some((each) => typeof each === "string" && written(each) === word);
}

/** The word or the number that an operand stands for. */
export function operandOf(operand: Operand, { counted, valueOf }: PlainGiven): string | number {
  if (typeof operand !== "object") return operand;
  const found = "answer" in operand ? counted[operand.answer] : valueOf(operand.value);
  if (typeof found === "string" || typeof found === "number") return found;
  throw new Unanswered();
}

export function numberOf(operand: Operand, given: PlainGiven): number {
  const number = parseFloat(String(operandOf(operand, given)));
  if (Number.isNaN(number)) throw new Unanswered();
  return number;
}

export function wordsGiven(of: readonly string[] | { answer: string }, given: PlainGiven) {
  if (!("answer" in of)) return of;
  const chosen = chosenIn(given.counted[of.answer]);
  if (chosen.length === 0) throw new Unanswered();
  return chosen;
}

/** One no among all is a no, one yes among any is a yes. */
function together(outcomes: readonly Outcome[], decisive: boolean): Outcome {
  if (outcomes.includes(decisive)) return decisive;
  return outcomes.includes(undefined) ? undefined : !decisive;
}

/** Whether a condition holds of a product. Throws `Unanswered` where it needs what was not answered. */
export function outcomeOf(
  condition: Condition,
  product: CatalogueProduct,
  given: PlainGiven,
): Outcome {
  const each = (part: Condition) => outcomeOf(part, product, given);
  if ("all" in condition) return together(condition.all.map(each), false);
  if ("any" in condition) return together(condition.any.map(each), true);
  if ("not" in condition) {
    const inner = each(condition.not);
    return inner === undefined ? undefined : !inner;
  }
  return testOutcome(condition, product, given);
}

function testOutcome(test: Test, product: CatalogueProduct, given: PlainGiven): Outcome {
  if ("products" in test) return test.products.some((key) => isOrHas(product.key, key));
  if ("list" in test) {
    const operands = test.listedFor.map((operand) => operandOf(operand, given));
    const rows = given.lists.get(test.list) ?? [];
    const isListed = rows.some(
      (row) =>
        [product.key, product.groupKey].includes(row.product) &&
        row.keys.length === operands.length &&
        row.keys.every((cell, at) => isListedKey(cell, operands[at]!)),
    );
    return isListed ? true : undefined;
  }
  const value = statedOf(product, test.attribute);
  const ofStated = (holds: () => boolean): Outcome => (value === null ? undefined : holds());
  const inRange = (min: number, max: number) =>
    ofStated(() => typeof value === "number" && value >= min && value <= max);
  if ("isStated" in test) return (value !== null) === test.isStated;
  if ("sameAsIn" in test) {
    const other = given.chosen.get(test.sameAsIn);
    if (!other) throw new Unanswered();
    const wanted = statedOf(other, test.of ?? test.attribute);
    if (typeof wanted === "number") return ofStated(() => isOrHas(value, wanted));
    const words = wordsOf(wanted);
    if (words.length === 0) return undefined;
    return ofStated(() => words.some((word) => isOrHas(value, word)));
  }
  if ("is" in test) {
    const wanted = operandOf(test.is, given);
    return ofStated(() => isOrHas(value, wanted, test.exact));
  }
  if ("oneOf" in test) return ofStated(() => test.oneOf.some((word) => isOrHas(value, word)));
  if ("hasAny" in test) {
    const words = wordsGiven(test.hasAny, given);
    return ofStated(() => words.some((word) => isOrHas(value, word, test.exact)));
  }
  if ("hasAll" in test) {
    const words = wordsGiven(test.hasAll, given);
    return ofStated(() => words.every((word) => isOrHas(value, word)));
  }
  if ("atLeast" in test) return inRange(numberOf(test.atLeast, given), Infinity);
  if ("atMost" in test) return inRange(-Infinity, numberOf(test.atMost, given));
  if ("moreThan" in test) {
    const bound = numberOf(test.moreThan, given);
    return ofStated(() => typeof value === "number" && value > bound);
  }
  if ("between" in test) {
    return inRange(numberOf(test.between[0], given), numberOf(test.between[1], given));
  }
  if ("within" in test) {
    const { of, plusMinus } = test.within;
    const middle = numberOf(of, given);
    return inRange(middle - plusMinus, middle + plusMinus);
  }
  if ("contains" in test) {
    const number = numberOf(test.contains, given);
    return ofStated(() => {
      const ends = endsOf(value);
      return ends !== undefined && ends.min <= number && number <= ends.max;
    });
  }
  const range = rangeOf(given.counted[test.inRangeOf]);
  if (!range) throw new Unanswered();
  return inRange(range.min ?? -Infinity, range.max ?? Infinity);
}

/** The ends of a range, or of a number alone; an end that is missing is open. */
export function endsOf(value: Stated): { min: number; max: number } | undefined {
  if (typeof value === "number") return { min: value, max: value };
  if (typeof value !== "object" || value === null || "length" in value) return undefined;
  return { min: value.min ?? -Infinity, max: value.max ?? Infinity };
}

/** Whether a cell of a list is this key: a text without accents and signs, or a range with a number in it. */
function isListedKey(cell: ListedRow["keys"][number], key: string | number): boolean {
  if (typeof cell === "string") return listedText(cell) === listedText(String(key));
  const number = parseFloat(String(key));
  return number >= (cell.min ?? -Infinity) && number <= (cell.max ?? Infinity);
}

const listedText = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .split(/[\s_-]+/)
    .filter(Boolean)
    .join(" ");
