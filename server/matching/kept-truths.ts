import { LRUCache } from "lru-cache";
import type { Catalogue } from "./catalogue";
import type { Truths } from "./code-truths";
import type { Column } from "./columns";
import type { Condition } from "./criteria";

/** The sets of rows that were worked out of conditions, up to so many bytes. */
type KeptTruths = LRUCache<Condition, Truths>;

const MAX_BYTES = 16 * 1024 * 1024;
/** What it takes to keep a condition, beside its sets. */
const ENTRY_BYTES = 500;

const known = new WeakMap<ReadonlyMap<string, Column>, KeptTruths>();

/** What is kept of a catalogue; catalogues with the same columns share it. */
export function truthsKept({ columns }: Catalogue<unknown>): KeptTruths {
  let truths = known.get(columns);
  if (!truths) {
    truths = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ yes, maybe }) =>
        ENTRY_BYTES + yes.byteLength + (maybe === yes ? 0 : maybe.byteLength),
    });
    known.set(columns, truths);
  }
  return truths;
}
