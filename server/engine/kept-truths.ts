import type { Catalog } from "./catalog";
import type { Truths } from "./code-truths";
import { keptByBytes } from "./kept-by-bytes";

/** The sets of rows that were worked out of conditions, or of what a column states. */
interface KeptTruths {
  get: (of: object) => Truths | undefined;
  set: (of: object, truths: Truths) => void;
}

/** What it takes to keep a condition, beside its sets. */
const ENTRY_BYTES = 500;

/** Of all catalogs, so that they share the bytes. */
const kept = keptByBytes<Truths>(
  "truths",
  ({ yes, maybe }) => ENTRY_BYTES + yes.byteLength + (maybe === yes ? 0 : maybe.byteLength),
);

/** What is kept of a catalog; catalogs with the same columns share it. */
export const truthsKept = ({ columns }: Catalog<unknown>): KeptTruths => ({
  get: (of) => kept.get(columns, of),
  set: (of, truths) => kept.set(columns, of, truths),
});
