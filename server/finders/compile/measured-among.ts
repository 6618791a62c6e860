import type { Bits } from "../../engine/bits";
import { columnNamed, hasColumn } from "../../engine/catalog";
import type { Query } from "../../engine/criteria";
import { narrowInSteps } from "../../engine/narrow";
import { rowsIn, slotsOf } from "../../engine/slots";
import type { Steps } from "../../platform/work/steps";
import { betterEnd, type Better, type Ends, type EndsOf } from "./better-numbers";
import type { FinderCatalog } from "./finder-catalog";
import type { Part } from "./part";

// "The lighter the better" goes by what a shopper can choose from: of tents for four that of three kilograms is light.

/** The parts, those that are measured among the products that a query leaves with the ends of these. */
export function* measuredAmong(
  parts: readonly Part[],
  catalog: FinderCatalog,
  query: Pick<Query, "filter" | "narrow">,
): Steps<readonly Part[]> {
  const { left } = yield* narrowInSteps(catalog, query);
  const endsOf = endsAmong(catalog, left);
  const found: Part[] = [];
  for (const part of parts) {
    found.push(part.within ? partWithin(part, endsOf) : part);
    yield;
  }
  return found;
}

/** The ends of numbers among some rows, by their slots; each is looked for once. */
export function endsAmong(catalog: FinderCatalog, left: Bits): EndsOf {
  let rows: Uint32Array | undefined;
  const ofNames = new Map<string, Ends | undefined>();
  return (attribute, better) => {
    const name = `${better} ${attribute}`;
    if (!ofNames.has(name)) ofNames.set(name, endsOf(attribute, better));
    return ofNames.get(name);
  };

  function endsOf(attribute: string, better: Better): Ends | undefined {
    if (!hasColumn(catalog, attribute)) return undefined;
    const { codes, values } = columnNamed(catalog, attribute);
    rows ??= rowsIn(slotsOf(catalog), left);
    const isThere = new Uint8Array(values.length);
    for (const row of rows) isThere[codes[row]!] = 1;
    const ends = { min: Infinity, max: -Infinity, isPartial: false };
    for (const [code, value] of values.entries()) {
      if (isThere[code] === 0) continue;
      const end = betterEnd(value, better);
      // What it does not apply to has said so.
      if (value === null) ends.isPartial = true;
      if (end === undefined || !Number.isFinite(end)) continue;
      ends.min = Math.min(ends.min, end);
      ends.max = Math.max(ends.max, end);
    }
    return ends.min <= ends.max ? ends : undefined;
  }
}

const known = new WeakMap<Part, Map<string, Part>>();

/** The ends that a part has come with, the latest; with more it is made anew. */
const MAX_ENDS = 4;

/** A part by ends, the same for the same ones: what is worked out of it is worked out once. */
function partWithin(part: Part, endsOf: EndsOf): Part {
  let key = "";
  const noted = (attribute: string, better: Better): Ends | undefined => {
    const ends = endsOf(attribute, better);
    key += ` ${ends?.min}..${ends?.max}${ends?.isPartial ? "?" : ""}`;
    return ends;
  };
  const made = part.within!(noted);
  let ofThis = known.get(part);
  if (!ofThis) known.set(part, (ofThis = new Map<string, Part>()));
  const same = ofThis.get(key);
  if (same) return same;
  if (ofThis.size === MAX_ENDS) ofThis.clear();
  ofThis.set(key, made);
  return made;
}
