/** A set of small numbers, from 0 up to its size: bit by bit, 32 to a word. */
export type Bits = Uint32Array;

const wordsFor = (size: number): number => (size + 31) >>> 5;

/** An empty set for numbers below `size`. */
export const noBits = (size: number): Bits => new Uint32Array(wordsFor(size));

/** The set of all numbers below `size`. */
export function allBits(size: number): Bits {
  const bits = noBits(size);
  addRange(bits, 0, size);
  return bits;
}

export const hasBit = (bits: Bits, at: number): boolean =>
  ((bits[at >>> 5]! >>> (at & 31)) & 1) === 1;

export function addBit(bits: Bits, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31);
}

/** Adds the numbers from `from` up to, and without, `to`. */
export function addRange(bits: Bits, from: number, to: number): void {
  if (to <= from) return;
  const [first, last] = [from >>> 5, (to - 1) >>> 5];
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    bits[first]! |= head & tail;
    return;
  }
  bits[first]! |= head;
  bits.fill(0xffffffff, first + 1, last);
  bits[last]! |= tail;
}

/** A copy; in a set that is written over, where one is given. */
export function copied(bits: Bits, into?: Bits): Bits {
  if (!into) return bits.slice();
  into.set(bits);
  return into;
}

/** Leaves in `bits` what is in `others`, too. */
export function intersect(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= others[word]!;
}

/** Leaves in `bits` what is in one of two others, too. */
export function intersectWithEither(bits: Bits, one: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= one[word]! | other[word]!;
}

/** Adds to `bits` what is in `others`. */
export function unite(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word]! |= others[word]!;
}

/** What is in `all` and not in `bits`. */
export const without = (all: Bits, bits: Bits): Bits => all.map((word, at) => word & ~bits[at]!);

// Loops: a call for each word takes several times as long.

export function isNone(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) return false;
  return true;
}

/** Whether any of `bits` is in `others`, too. */
export function hasCommon(bits: Bits, others: Bits): boolean {
  for (let word = 0; word < bits.length; word++)
    if ((bits[word]! & others[word]!) !== 0) return true;
  return false;
}

/** Whether all of `bits` are in `others`, too. */
export function isWithin(bits: Bits, others: Bits): boolean {
  for (let word = 0; word < bits.length; word++) {
    if ((bits[word]! & ~others[word]!) !== 0) return false;
  }
  return true;
}

/** How many bits of a word are set. */
export function countInWord(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many numbers are in a set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += countInWord(bits[word]!);
  return count;
}

/** Calls `found` with each number of a set, ascending. */
export function eachBit(bits: Bits, found: (at: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at]!;
    while (word !== 0) {
      const lowest = word & -word;
      found((at << 5) + (31 - Math.clz32(lowest)));
      word ^= lowest;
    }
  }
}

/** The numbers of a set, ascending. Not by `eachBit`: a call for each takes several times as long. */
export function numbersIn(bits: Bits): Uint32Array {
  const found = new Uint32Array(countBits(bits));
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at]!;
    while (word !== 0) {
      const lowest = word & -word;
      found[count++] = (at << 5) + (31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
  return found;
}
