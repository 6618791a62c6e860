/** What a JSON text may hold before it is parsed: parsing and checking what nobody means would keep others waiting. */
export interface JsonBounds {
  /** Objects and lists within each other. */
  levels: number;
  /** Members of all objects and lists together. */
  members: number;
}

/** Of any body. The deepest conditions that are allowed in a finder need 25 levels. */
export const MAX_LEVELS = 40;
/** Members of one object or list; no list of anything is as long. */
const MAX_MEMBERS_OF_ONE = 10_000;

export const tooDeep = (levels: number) => `That is nested too deep: use at most ${levels} levels.`;
const tooMany = (most: number) =>
  `That has too many parts: send at most ${most.toLocaleString("en")} at once.`;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * A look at the bytes of a JSON text, piece by piece and without a tree. Each call takes the next piece; it
 * returns a sentence as soon as the text is past the bounds. Whether it is JSON at all is for the parser.
 */
export function createJsonLook({ levels, members }: JsonBounds) {
  const ofOne = new Int32Array(levels + 1);
  let level = 0;
  let all = 0;
  let isInText = false;
  let isEscaped = false;
  return (piece: Uint8Array): string | undefined => {
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at];
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInText = false;
      } else if (byte === QUOTE) isInText = true;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        level += 1;
        if (level > levels) return tooDeep(levels);
        ofOne[level] = 0;
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) level = Math.max(0, level - 1);
      else if (byte === COMMA) {
        all += 1;
        const inThis = (ofOne[level] = ofOne[level]! + 1);
        if (inThis >= MAX_MEMBERS_OF_ONE) return tooMany(MAX_MEMBERS_OF_ONE);
        if (all >= members) return tooMany(members);
      }
    }
    return undefined;
  };
}
