import type { Condition, Test } from "@shared/finders/condition";
import { operatorOf } from "@shared/finders/operators";
import type { Earn } from "@shared/finders/rule";
import { OPERATIONS, type Sizes } from "./sizes";

/** What a condition, or a measure, takes. */
export interface PartWork {
  /** The tests that it is made of. */
  tests: number;
  /** The operations of the first time that it is asked. */
  once: number;
  /** The columns that it looks at. */
  columns: readonly string[];
}

/** More words of a column than so many are looked for at once. */
const FEW = 32;

/** What a condition takes. `chosen` says how many options a question has, all of which may be an operand. */
export function conditionWork(
  condition: Condition,
  sizes: Sizes,
  chosen: (question: string) => number,
): PartWork {
  const tests = testsIn(condition);
  const words = new Map<string, number>();
  let count = 0;
  let once = 0;
  for (const test of tests) {
    const asked = Math.max(1, wordsOf(test, chosen));
    count += asked;
    if ("list" in test) {
      once += sizes.rows * 2 * OPERATIONS.rowSet;
      once += sizes.rowsOfList(test.list) * OPERATIONS.listRow;
    } else if ("sameAsIn" in test || "isStated" in test) {
      once += setOf(test.attribute, sizes) + sizes.valuesIn(test.attribute) * OPERATIONS.value;
    } else if ("mentions" in test) {
      const perCharacter = OPERATIONS.character + test.mentions.length * OPERATIONS.characterOfWord;
      once += setOf(test.attribute, sizes) + sizes.charactersIn(test.attribute) * perCharacter;
    } else {
      const column = columnOf(test);
      words.set(column, (words.get(column) ?? 0) + asked);
    }
  }
  for (const [column, some] of words) once += Math.min(some, FEW) * setOf(column, sizes);
  const joined = Math.min(count, FEW * Math.max(1, words.size)) * wordsIn(sizes);
  return {
    tests: count,
    once: once + joined + count * OPERATIONS.test,
    columns: [...new Set(tests.map(columnOf))],
  };
}

/** What a measure takes: every value of its attribute earns its share, among those that some rows have. */
export function earnWork({ by, attribute }: Earn, sizes: Sizes): PartWork {
  const among = by === "relative" ? setOf(attribute, sizes) : 0;
  const once = OPERATIONS.test + sizes.valuesIn(attribute) * OPERATIONS.value + among;
  return { tests: 1, once, columns: [attribute] };
}

/** The words of a set of rows. */
export const wordsIn = ({ rows }: Pick<Sizes, "rows">): number => Math.ceil(rows / 32);

/** A set of rows by what they state in a column, or by a number. */
function setOf(column: string, sizes: Sizes): number {
  const values = sizes.isOfRows(column) ? 0 : sizes.valuesIn(column);
  return (sizes.rows + values) * OPERATIONS.rowSet;
}

function testsIn(condition: Condition): Test[] {
  if ("all" in condition) return condition.all.flatMap(testsIn);
  if ("any" in condition) return condition.any.flatMap(testsIn);
  return "not" in condition ? testsIn(condition.not) : [condition];
}

/** What a test looks at: products are named by their keys. */
const columnOf = (test: Test): string =>
  "products" in test ? "key" : "list" in test ? `list ${test.list}` : test.attribute;

/** How many words a test looks for. */
function wordsOf(test: Test, chosen: (question: string) => number): number {
  if ("products" in test) return test.products.length;
  const words = "list" in test ? [] : (operatorOf(test)[1].words?.(test) ?? []);
  return "answer" in words ? chosen(words.answer) : words.length;
}
