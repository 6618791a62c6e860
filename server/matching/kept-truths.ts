import { LRUCache } from "lru-cache";
import { cacheBytes } from "../memory/cache-bytes";
import type { Catalogue } from "./catalogue";
import type { Truths } from "./code-truths";
import type { Column } from "./columns";

/** The sets of rows that were worked out of conditions, or of what a column states. */
interface KeptTruths {
  get: (of: object) => Truths | undefined;
  set: (of: object, truths: Truths) => void;
}

/** What it takes to keep a condition, beside its sets. */
const ENTRY_BYTES = 500;

/** Of all catalogues, so that they share the bytes. */
const kept = new LRUCache<object, Truths>({
  maxSize: cacheBytes("truths"),
  sizeCalculation: ({ yes, maybe }) =>
    ENTRY_BYTES + yes.byteLength + (maybe === yes ? 0 : maybe.byteLength),
});

const known = new WeakMap<ReadonlyMap<string, Column>, KeptTruths>();

/** What is kept of a catalogue; catalogues with the same columns share it. */
export function truthsKept({ columns }: Catalogue<unknown>): KeptTruths {
  let truths = known.get(columns);
  if (!truths) known.set(columns, (truths = keptByName()));
  return truths;
}

/** The same condition may be asked of several catalogues. */
function keptByName(): KeptTruths {
  const names = new WeakMap<object, object>();
  return {
    get(of) {
      const name = names.get(of);
      return name && kept.get(name);
    },
    set(of, truths) {
      let name = names.get(of);
      if (!name) names.set(of, (name = {}));
      kept.set(name, truths);
    },
  };
}
