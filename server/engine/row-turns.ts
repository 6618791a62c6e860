import type { Bits } from "./bits";
import type { Slots } from "./slots";

/** Some rows of a set, and a score for each, of 0 at first: both are written over for the next. */
interface RowTurn {
  rows: Uint32Array;
  scores: Int32Array;
}

/** So many rows are looked at in a turn. */
const TURN = 2_048;
/** The most rows that a word of a set has. */
const WORD = 32;

/** What nobody uses just now: made anew for each question it would keep the collector busy. */
const free: RowTurn[] = [];
const MAX_FREE = 64;

/** The rows of a set, some at a time and in the order of their slots. */
export function* rowTurns({ places }: Slots, bits: Bits): Generator<RowTurn, void, undefined> {
  const room = free.pop() ?? { rows: new Uint32Array(TURN), scores: new Int32Array(TURN) };
  const { rows, scores } = room;
  try {
    let count = 0;
    for (let at = 0; at < bits.length; at++) {
      let word = bits[at]!;
      if (count > TURN - WORD) {
        yield { rows: rows.subarray(0, count), scores: scores.fill(0, 0, count) };
        count = 0;
      }
      while (word !== 0) {
        const lowest = word & -word;
        const slot = (at << 5) + (31 - Math.clz32(lowest));
        rows[count++] = places ? places.rowAt[slot]! : slot;
        word ^= lowest;
      }
    }
    if (count > 0) yield { rows: rows.subarray(0, count), scores: scores.fill(0, 0, count) };
  } finally {
    if (free.length < MAX_FREE) free.push(room);
  }
}
