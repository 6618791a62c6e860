import type { Stated } from "../columns";
import type { Condition, Lookup, Query, Score, Wish } from "../criteria";
import type { Drawn, DrawnQuery, DrawnScore, DrawnWish } from "./any-query";
import { columnName, valueAt, type CatalogSize } from "./any-size";
import { plainShare } from "./plain-engine";

/** How words are compared: capitals and spaces decide nothing, or underscores alone are spaces. */
const written = (word: string, isExact: boolean) =>
  isExact
    ? word.split("_").join(" ")
    : word
        .toLowerCase()
        .split(/[\s_]+/)
        .filter((part) => part !== "")
        .join(" ");

function saysWord(value: Stated, word: string, isExact: boolean): boolean {
  const wanted = written(word, isExact);
  if (typeof value === "number") return value === parseFloat(wanted);
  if (typeof value === "boolean") return value === (wanted === "yes" || wanted === "true");
  const stated = typeof value === "string" ? [value] : Array.isArray(value) ? value : [];
  return stated.some((each) => typeof each === "string" && written(each, isExact) === wanted);
}

/** How a value is looked for by a text. */
function wordFor(value: Stated): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" || typeof value === "string") return String(value);
  return Array.isArray(value) ? String(value.at(-1)) : "nowhere";
}

/** A condition on the columns of a catalog of this size. */
function conditionFrom(drawn: Drawn, size: Pick<CatalogSize, "columns">): Condition {
  const from = (each: Drawn) => conditionFrom(each, size);
  if ("all" in drawn) return { all: drawn.all.map(from) };
  if ("any" in drawn) return { any: drawn.any.map(from) };
  if ("not" in drawn) return { not: from(drawn.not) };
  if ("maybe" in drawn) return { maybe: from(drawn.maybe) };
  if (drawn.test === "number") {
    const { number, min, max } = drawn;
    return { number, min, max };
  }
  const at = drawn.column % size.columns.length;
  const { kind, values } = size.columns[at]!;
  const column = columnName(at);
  const test = (holds: (value: Stated) => boolean, finds?: Lookup): Condition => ({
    column,
    accepts: (value) => (value === null ? undefined : holds(value)),
    ...(finds && { finds }),
  });
  switch (drawn.test) {
    case "words": {
      const { needs, isExact } = drawn;
      const words = drawn.values.map((each) => wordFor(valueAt(kind, each % values)));
      const says = (value: Stated) => (word: string) => saysWord(value, word, isExact);
      return test(
        (value) => (needs === "any" ? words.some(says(value)) : words.every(says(value))),
        { words, needs, isExact },
      );
    }
    case "range": {
      const { min, max } = drawn;
      const isIn = (value: Stated) => typeof value === "number" && min <= value && value <= max;
      return test(isIn, { min, max });
    }
    case "contains": {
      const { number } = drawn;
      return test(
        (value) => {
          if (typeof value === "number") return value === number;
          if (value === null || typeof value !== "object" || "length" in value) return false;
          return (value.min ?? -Infinity) <= number && number <= (value.max ?? Infinity);
        },
        { contains: number },
      );
    }
    case "stated": {
      const { isStated } = drawn;
      return { column, accepts: (value) => (value !== null) === isStated };
    }
    case "some":
      return test((value) => JSON.stringify(value).length % drawn.every === 0);
  }
}

function wishFrom(drawn: DrawnWish, size: CatalogSize): Wish {
  if ("condition" in drawn) {
    return { condition: conditionFrom(drawn.condition, size), isWished: drawn.isWished };
  }
  if ("column" in drawn) {
    const { steps } = drawn;
    return {
      column: columnName(drawn.column % size.columns.length),
      shareOf: (value) =>
        value === null ? 0.5 : (digitsIn(JSON.stringify(value)) % (steps + 1)) / steps,
    };
  }
  const parts = drawn.parts.map(({ wish: part, weight }) => ({
    wish: wishFrom(part, size),
    weight,
  }));
  return { parts, how: drawn.how };
}

/** Something that every part of a text decides. */
const digitsIn = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);

function columnsOf(asked: Wish | Condition): string[] {
  if ("parts" in asked) return asked.parts.flatMap(({ wish: part }) => columnsOf(part));
  if ("condition" in asked) return columnsOf(asked.condition);
  if ("all" in asked) return asked.all.flatMap(columnsOf);
  if ("any" in asked) return asked.any.flatMap(columnsOf);
  if ("not" in asked) return columnsOf(asked.not);
  if ("maybe" in asked) return columnsOf(asked.maybe);
  return ["number" in asked ? asked.number : asked.column];
}

function scoresFrom(drawn: readonly DrawnScore[], size: CatalogSize): Score[] {
  const total = drawn.reduce((sum, { weight }) => sum + weight, 0);
  let [weights, given] = [0, 0];
  return drawn.map(({ wish: drawnWish, weight, isTold }, at) => {
    const found = wishFrom(drawnWish, size);
    const columns = [...new Set(columnsOf(found))];
    // What is left to the next hundredth: together they are 100.
    weights += weight;
    const max = Math.round((100 * weights) / total) - given;
    given += max;
    return {
      id: `score-${at}`,
      max,
      columns,
      share: (...values) => plainShare(found, (column) => values[columns.indexOf(column)] ?? null),
      ...(isTold && { wish: found }),
      isUnknown: (...values) => values.every((value) => value === null),
      text: (...values) => JSON.stringify(values),
    };
  });
}

/** The question that was drawn, to a catalog of this size. */
export function queryFrom(drawn: DrawnQuery, size: CatalogSize): Query {
  const narrow = drawn.narrow.map((each, at) => ({
    id: `narrow-${at}`,
    condition: conditionFrom(each, size),
  }));
  const near = drawn.near && (({ at, ...rest }) => ({ ...rest, id: `narrow-${at}` }))(drawn.near);
  return {
    filter: drawn.filter.map((each) => conditionFrom(each, size)),
    narrow,
    score: scoresFrom(drawn.score, size),
    certain: drawn.certain.map(({ condition: each, at }) => ({
      id: `narrow-${at}`,
      condition: conditionFrom(each, size),
    })),
    order: drawn.order,
    isNearFirst: drawn.isNearFirst,
    nearTo: near,
  };
}
