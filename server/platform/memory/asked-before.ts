/** Tells whether a text was asked for before, and forgets it then; else remembers that it is now. */
export type AskedBefore = (text: string) => boolean;

/** So many texts are remembered at most, by four bytes each; a later one takes the place of an earlier one. */
const BITS = 18;
const marks = new Uint32Array(1 << BITS);

let beginnings = 0;

/**
 * Begins with nothing asked. All that are begun share a table of one size, however much is asked and however long it is. It
 * may be wrong, if hardly ever: a text of another's mark is taken for asked before, one whose place was taken for new.
 */
export function askedBefore(): AskedBefore {
  const from = Math.imul((beginnings += 1), 0x9e3779b1);
  return (text) => {
    const mark = markOf(text, from);
    const place = mark >>> (32 - BITS);
    const wasAsked = marks[place] === mark;
    marks[place] = wasAsked ? 0 : mark;
    return wasAsked;
  };
}

/** FNV-1a, with its bits mixed at the end: the first of them are the place. */
function markOf(text: string, from: number): number {
  let mark = from ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  }
  mark = Math.imul(mark ^ (mark >>> 16), 0x85ebca6b);
  mark = Math.imul(mark ^ (mark >>> 13), 0xc2b2ae35);
  return (mark ^ (mark >>> 16)) >>> 0;
}
