import type { Answer, Answers } from "@shared/finders/answers";
import type { Calculation } from "@shared/finders/calculation";
import type { When } from "@shared/finders/when";
import type { CatalogProduct } from "../../../catalog/store/any-catalog";
import type { Stated } from "../../../engine/columns";
import { choicesOf, chosenIn, type PlainFinder } from "./finder-case";

// What a document makes of answers: which questions are on the way, which answers count, and what is worked out of them.

/** The parts of something that have such a name in them. */
export function partsWith<Part>(name: string, within: unknown): Part[] {
  if (typeof within !== "object" || within === null) return [];
  const inner = Object.values(within).flatMap((each) => partsWith<Part>(name, each));
  return name in within ? [within as Part, ...inner] : inner;
}

/** What a product states in an attribute; null where it does not. The price is what is paid now. */
export function statedOf(product: CatalogProduct, attribute: string): Stated {
  const paid = product.specialPrice ?? product.price;
  if (attribute === "price") return paid === null ? null : Number(paid);
  if (attribute === "in-stock") return product.inStock ?? (product.availability ? false : null);
  if (attribute === "brand" || attribute === "key") return product[attribute];
  return Object.hasOwn(product.values, attribute) ? product.values[attribute]! : null;
}

/** The range that an answer is. */
export const rangeOf = (answer: Answer | undefined) =>
  typeof answer === "object" && !("length" in answer) ? answer : undefined;

/** Answers as a document reads them. */
export type PlainRead = ReturnType<typeof plainRead>;

/** Reads answers one question after the other: those on the way, and those of them that say something. */
export function plainRead(finder: PlainFinder, answers: Answers) {
  const questions = choicesOf(finder);
  const given: Record<string, Answer> = {};
  const optionOf = (id: string, choice: string) =>
    questions.find((each) => each.question.id === id)?.options.find((each) => each.id === choice);
  for (const { id, when } of finder.document.questions) {
    const answer = answers[id];
    if (answer === undefined || !isSo(when)) continue;
    const left = chosenIn(answer).filter((choice) => isSo(optionOf(id, choice)?.when));
    if (typeof answer === "number" || rangeOf(answer)) given[id] = answer;
    else if (left.length > 0) given[id] = Array.isArray(answer) ? left : answer;
  }
  const isSure = ([id, answer]: [string, Answer]) =>
    chosenIn(answer).every((choice) => optionOf(id, choice)?.exclusive !== "not-sure");
  const counted: Answers = Object.fromEntries(Object.entries(given).filter(isSure));
  const ofProducts = finder.document.values.filter((each) => readsProducts(each.is));
  const products = finder.products.map((product) => ({
    ...product,
    values: { ...product.values, ...ownValues(product) },
  }));
  /** The values of each product that lack an answer, by their ids. */
  const lacking = ofProducts.filter(({ is }) => lacks(is)).map(({ id }) => id);
  return {
    finder: { ...finder, products },
    questions,
    given,
    counted,
    workedOut,
    isSo,
    lacking,
  };

  /** Whether a calculation is made of what a product states. */
  function readsProducts(is: Calculation): boolean {
    return (
      partsWith("product", is).length > 0 ||
      partsWith<{ value: string }>("value", is).some((each) =>
        readsProducts(finder.document.values.find(({ id }) => id === each.value)!.is),
      )
    );
  }

  /** Whether a calculation stays unknown whatever products state. */
  function lacks(is: Calculation): boolean {
    if (typeof is === "number" || "product" in is) return false;
    if (!readsProducts(is)) return Number.isNaN(number(is));
    if ("value" in is) return lacks(finder.document.values.find(({ id }) => id === is.value)!.is);
    if ("bands" in is) {
      const band = is.bands.find(({ when }) => isSo(when));
      const part = band?.is ?? is.otherwise;
      return part === undefined || lacks(part);
    }
    return [Object.values(is)[0] as Calculation | Calculation[]].flat().some(lacks);
  }

  /** What is worked out for one product; nothing where it does not state a part. */
  function ownValues(product: CatalogProduct): Record<string, number> {
    const all = ofProducts.map(({ id, is }) => [id, asWritten(number(is, product))] as const);
    return Object.fromEntries(all.filter(([, number]) => Number.isFinite(number)));
  }

  /** Whether a condition on answers holds. What was not answered is nothing, and at least nothing. */
  function isSo(when: When | undefined): boolean {
    if (when === undefined) return true;
    if ("all" in when) return when.all.every(isSo);
    if ("any" in when) return when.any.some(isSo);
    if ("not" in when) return !isSo(when.not);
    const answer = "value" in when ? workedOut(when.value) : given[when.question];
    const isThis = (wanted: string | number) =>
      typeof wanted === "number" ? answer === wanted : chosenIn(answer).includes(wanted);
    if ("isAnswered" in when) return (answer !== undefined) === when.isAnswered;
    if ("is" in when) return isThis(when.is);
    if ("isNot" in when) return answer !== undefined && !isThis(when.isNot);
    if ("hasAny" in when) return when.hasAny.some(isThis);
    if (typeof answer !== "number") return false;
    return "atLeast" in when ? answer >= when.atLeast : answer <= when.atMost;
  }

  /** One of the document's values; NaN while it is not known. */
  function workedOut(id: string): number {
    return asWritten(number({ value: id }));
  }

  /** What a calculation comes to; of a product where one is given. */
  function number(is: Calculation, product?: CatalogProduct): number {
    const each = (part: Calculation) => number(part, product);
    if (typeof is === "number") return is;
    if ("value" in is) return each(finder.document.values.find(({ id }) => id === is.value)!.is);
    if ("product" in is) {
      const stated = product && statedOf(product, is.product);
      return typeof stated === "number" ? stated : NaN;
    }
    if ("answer" in is)
      return typeof given[is.answer] === "number" ? Number(given[is.answer]) : NaN;
    if ("bands" in is) {
      const band = is.bands.find(({ when }) => isSo(when));
      return each(band?.is ?? is.otherwise ?? NaN);
    }
    if ("roundUp" in is) {
      const { to = 1 } = is;
      return Math.ceil(asWritten(each(is.roundUp) / to)) * to;
    }
    if ("optionsOf" in is) {
      const chosen = chosenIn(given[is.optionsOf]);
      return sum(chosen.map((choice) => optionOf(is.optionsOf, choice)?.number ?? NaN));
    }
    if ("add" in is) return sum(is.add.map(each));
    if ("multiply" in is) return is.multiply.map(each).reduce((a, b) => a * b);
    if ("subtract" in is) return each(is.subtract[0]) - each(is.subtract[1]);
    if ("min" in is) return Math.min(...is.min.map(each));
    if ("max" in is) return Math.max(...is.max.map(each));
    const by = each(is.divide[1]);
    return asWritten(by) === 0 ? NaN : each(is.divide[0]) / by;
  }
}

/** A number as people write it, with nine decimals. */
const asWritten = (number: number) => Number(Number(number.toPrecision(14)).toFixed(9)) + 0;

const sum = (all: readonly number[]) => (all.length === 0 ? NaN : all.reduce((a, b) => a + b));
