import { addBit, addRange, noBits, unite, type Bits } from "./bits";
import { numbersNamed, type Catalog } from "./catalog";
import type { Truths } from "./code-truths";
import type { Test } from "./criteria";
import { commonRange, firstWhere, isInRanges, mergedRanges } from "./ranges";
import { kept } from "./explain";
import { slotsOf, type Slots } from "./slots";
import type { Steps } from "../platform/work/steps";

/** A test on a number. */
export type ByNumber = Extract<Test, { number: string }>;

/** Whether the rows are in the order of a number, each where it stands: a range of it is found without looking at them. */
export const isInOrder = (catalog: Catalog<unknown>, name: string): boolean =>
  name === catalog.sortedBy && !slotsOf(catalog).places;

/** Of rows by a number: all of the tests, or any. */
export function* numberTruths(
  catalog: Catalog<unknown>,
  name: string,
  tests: readonly ByNumber[],
  isAll: boolean,
): Steps<Truths> {
  const numbers = numbersNamed(catalog, name);
  const given = tests.map(({ min = -Infinity, max = Infinity }): [number, number] => [min, max]);
  const ranges = isAll ? [commonRange(given)] : mergedRanges(given);
  const slots = slotsOf(catalog);
  const { rows, places } = slots;
  const yes = noBits(slots.size);
  if (isInOrder(catalog, name)) {
    for (const [min, max] of ranges) {
      // What is not stated is neither below an end nor up to one, so both tests stay true once they are.
      const first = firstWhere(rows, (row) => !(numbers[row]! < min));
      addRange(
        yes,
        first,
        firstWhere(rows, (row) => !(numbers[row]! <= max)),
      );
    }
  } else {
    for (let row = 0; row < rows; row++) {
      if (isInRanges(ranges, numbers[row]!)) addBit(yes, places ? places.slotOf[row]! : row);
    }
  }
  yield;
  const gaps = gapsIn(numbers, slots);
  if (!gaps) return { yes, maybe: yes };
  const maybe = yes.slice();
  unite(maybe, gaps);
  return { yes, maybe };
}

/** The rows that do not state a number; undefined where all do. */
const gapsFound = kept((numbers: Float64Array, slots: Slots): { gaps: Bits | undefined } => {
  if (!numbers.some(Number.isNaN)) return { gaps: undefined };
  const gaps = noBits(slots.size);
  numbers.forEach((number, row) => {
    if (Number.isNaN(number)) addBit(gaps, slots.places ? slots.places.slotOf[row]! : row);
  });
  return { gaps };
});
const gapsIn = (numbers: Float64Array, slots: Slots) => gapsFound(numbers, slots).gaps;
