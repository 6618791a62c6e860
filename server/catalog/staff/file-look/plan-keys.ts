import type { FilePlan } from "@shared/contracts/file-look";
import type { DoubtfulRow } from "@shared/contracts/imports";
import { wordOf } from "@shared/input/words-of-names";
import type { Database } from "../../../platform/database/database";
import { inTurns } from "../../../platform/work/steps";
import { productsByKey } from "../product-queries";
import { namesByKey } from "../sources/source-queries";
import type { StaffCatalog } from "../staff-catalog";
import { doubtfulRows, MAX_COMPARED } from "./doubtful-rows";
import type { PlannedRows } from "./plan-rows";
import type { ReadColumn } from "./read-columns";

const MAX_EXAMPLES = 3;

/**
 * The keys under which a file's products are stored: a key that others brought is of the same product or of another
 * one, as the plan says; those that its source has stay.
 */
export async function keysOfPlan(
  db: Database,
  { knownKeys: rule, source, isExport, sameAs }: FilePlan,
  place: StaffCatalog | undefined,
  { keys, nameOf, ours }: PlannedRows & { ours: ReadonlySet<string> },
) {
  const as = (key: string) => key;
  // Exports have the keys that there are, and products that come with the site the shop's own ids.
  if (place?.source || isExport) return { knownKeys: undefined, ownKey: as };
  const said = saidToBe(keys, ours, sameAs);
  const others = keys.filter((key) => !ours.has(key) && !said.has(key));
  const names = await namesByKey(db, others);
  if (rule === null && names.size > 0) {
    const examples = [...names]
      .slice(0, MAX_EXAMPLES)
      .map(([key, name]) => ({ key, name, inFile: nameOf(key) }));
    return { knownKeys: { keys: names.size, examples }, ownKey: as };
  }
  const beginning = `${wordOf(source?.name ?? "", 30) || "file"}/`;
  const ownKey = (key: string): string => {
    if (ours.has(key)) return key;
    const same = said.get(key);
    if (same !== undefined) return same;
    const own = `${beginning}${key}`.slice(0, 100);
    return ours.has(own) || (rule === "other" && names.has(key)) ? own : key;
  };
  return { knownKeys: undefined, ownKey };
}

/** The products of the source that rows were said to be; one that has its own row again is no other row's. */
function saidToBe(
  keys: readonly string[],
  ours: ReadonlySet<string>,
  sameAs: FilePlan["sameAs"],
): Map<string, string> {
  const taken = new Set(keys);
  const said = new Map<string, string>();
  for (const key of keys) {
    const same = ours.has(key) || !Object.hasOwn(sameAs, key) ? "" : sameAs[key]!;
    if (!ours.has(same) || taken.has(same)) continue;
    taken.add(same);
    said.set(key, same);
  }
  return said;
}

const MAX_DOUBTFUL = 100;

/** Rows without a key that may be products of the source, of which nobody said whether they are. */
export async function doubtfulIn(
  db: Database,
  { sameAs }: FilePlan,
  read: readonly ReadColumn[],
  {
    keys,
    madeKeys,
    nameOf,
    ours,
    ownKey,
  }: PlannedRows & { ours: ReadonlySet<string>; ownKey: (key: string) => string },
): Promise<DoubtfulRow[]> {
  const rows = madeKeys.filter(({ key }) => !ours.has(ownKey(key)) && !Object.hasOwn(sameAs, key));
  if (rows.length === 0 || ours.size === 0) return [];
  const inFile = new Set(keys.map(ownKey));
  const missing = [...ours].filter((key) => !inFile.has(key));
  if (missing.length === 0 || missing.length > MAX_COMPARED) return [];
  const products = [...(await productsByKey(db, missing)).values()];
  return (await inTurns(doubtfulRows(rows, read, products, nameOf))).slice(0, MAX_DOUBTFUL);
}
