import { columnNamed, numbersNamed, rowsOf, type Catalogue } from "./catalogue";
import type { Column } from "./columns";
import type { Condition, Test } from "./criteria";
import { firstWhere } from "./first-where";
import { kept } from "./kept";
import { mayBeNotStated, NO, truthOf, truthsOf, YES } from "./truth";

type ByValue = Extract<Test, { column: string }>;
type ByNumber = Extract<Test, { number: string }>;

/** The rows that meet all conditions, ascending. What is not stated meets none. */
export function select(
  catalogue: Catalogue<unknown>,
  conditions: readonly Condition[],
): Uint32Array {
  // Every name is looked up first: an unknown one throws, whatever the other conditions leave.
  const masks: Mask[] = [];
  const ranges: Range[] = [];
  const others: ((row: number) => boolean)[] = [];
  for (const each of conditions.flatMap((condition) => partsOf(catalogue, condition))) {
    if ("number" in each) ranges.push(rangeOf(catalogue, each));
    else if (isByValue(each)) masks.push(maskOf(catalogue, each));
    else others.push(meets(catalogue, each));
  }

  // Starting from the rows of one value leaves the fewest to look at.
  let start: { rows: Uint32Array; mask?: Mask } | undefined;
  for (const mask of masks) {
    const code = onlyCode(mask.accepted);
    if (code === undefined) continue;
    if (code === -1) return new Uint32Array();
    const rows = rowsOf(catalogue, mask.column, code);
    if (!start || rows.length < start.rows.length) start = { rows, mask };
  }
  start ??= { rows: everyRow(catalogue) };
  let { rows } = start;
  for (const each of ranges) {
    if (each.name === catalogue.sortedBy) rows = between(rows, each);
  }
  // A copy: the rows of a value are kept for the next question.
  rows = rows.slice();
  for (const mask of masks) {
    if (mask !== start.mask) rows = passing(rows, mask);
  }
  for (const each of ranges) {
    if (each.name !== catalogue.sortedBy) rows = within(rows, each);
  }
  for (const isMet of others) rows = rows.filter(isMet);
  return rows;
}

/** Those of the rows that meet one more condition. */
export function keep(
  catalogue: Catalogue<unknown>,
  rows: Uint32Array,
  condition: Condition,
): Uint32Array {
  let left = rows;
  for (const each of partsOf(catalogue, condition)) {
    if (isByValue(each)) left = passing(left, maskOf(catalogue, each));
    else if ("number" in each) left = within(left, rangeOf(catalogue, each));
    else left = left.filter(meets(catalogue, each));
  }
  return left;
}

/** Several conditions that must all hold are as many; what is always stated need not be asked twice. */
function partsOf(catalogue: Catalogue<unknown>, condition: Condition): readonly Condition[] {
  if ("all" in condition) return condition.all.flatMap((each) => partsOf(catalogue, each));
  return "maybe" in condition && !mayBeNotStated(catalogue, condition.maybe)
    ? partsOf(catalogue, condition.maybe)
    : [condition];
}

/** A test on a column, or one that is met where it says nothing, too. */
type ByOneColumn = ByValue | { maybe: ByValue };

const isByValue = (condition: Condition): condition is ByOneColumn =>
  "column" in condition || ("maybe" in condition && "column" in condition.maybe);

function meets(catalogue: Catalogue<unknown>, condition: Condition): (row: number) => boolean {
  const truth = truthOf(catalogue, condition);
  return (row) => truth(row) === YES;
}

/** Every row. A plain loop, as most questions start here: made from the products it took far longer. */
function everyRow({ items }: Catalogue<unknown>): Uint32Array {
  const rows = new Uint32Array(items.length);
  for (let row = 0; row < rows.length; row++) rows[row] = row;
  return rows;
}

/** A condition on a column, asked once for each of its values. */
interface Mask {
  column: Column;
  /** 1 for each code that passes. */
  accepted: Uint8Array;
}

const passing = (rows: Uint32Array, { column: { codes }, accepted }: Mask) =>
  rows.filter((row) => accepted[codes[row]!] === 1);

function maskOf(catalogue: Catalogue<unknown>, condition: ByOneColumn): Mask {
  const test = "maybe" in condition ? condition.maybe : condition;
  const truths = truthsOf(catalogue, test);
  return {
    column: columnNamed(catalogue, test.column),
    accepted: "maybe" in condition ? acceptedOf(condition, truths) : acceptedOf(test, truths),
  };
}

const acceptedOf = kept((condition: ByOneColumn, truths: Uint8Array) => {
  const least = "maybe" in condition ? NO + 1 : YES;
  return truths.map((truth) => (truth >= least ? 1 : 0));
});

interface Range {
  name: string;
  numbers: Float64Array;
  min: number;
  max: number;
}

function rangeOf(
  catalogue: Catalogue<unknown>,
  { number: name, min = -Infinity, max = Infinity }: ByNumber,
): Range {
  return { name, numbers: numbersNamed(catalogue, name), min, max };
}

/** Those of the rows whose number is between two ends; one that is not stated is within no range. */
function within(rows: Uint32Array, { numbers, min, max }: Range): Uint32Array {
  return rows.filter((row) => numbers[row]! >= min && numbers[row]! <= max);
}

/** The only value that is accepted; -1 if none is, undefined if there are several. */
function onlyCode(accepted: Uint8Array): number | undefined {
  const first = accepted.indexOf(1);
  return first === -1 || accepted.indexOf(1, first + 1) === -1 ? first : undefined;
}

/** The same of rows in the order of this number, which end with those that state none. */
function between(rows: Uint32Array, { numbers, min, max }: Range): Uint32Array {
  // What is not stated is neither below an end nor up to one, so both tests stay true once they are.
  const first = firstWhere(rows.length, (at) => !(numbers[rows[at]!]! < min));
  const last = firstWhere(rows.length, (at) => !(numbers[rows[at]!]! <= max));
  // Empty where the first row is after the last.
  return rows.subarray(first, last);
}
