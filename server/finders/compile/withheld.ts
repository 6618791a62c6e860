import type { Withheld } from "@shared/contracts/finders";
import { countProducts, groupsOf } from "../../engine/groups";
import { knowsKeys, listedOrNotIn } from "../../engine/listed-for";
import { selectInSteps } from "../../engine/select";
import type { Steps } from "../../platform/work/steps";
import { NOT_STATED, truthInSteps } from "../../engine/truth";
import type { Asked } from "./asked-conditions";
import type { Compiled, Hiding } from "./compile";
import { columnsOf } from "./conditions";

// What facts hide because it is not stated: counted, and said aloud.

type Asking = Pick<Compiled, "hiding">;

/** The keys of a list that are in no row of it. */
export interface UnknownKeys {
  list: string;
  operands: readonly (string | number)[];
}

/**
 * The products that meet, or may meet, all that is asked and are hidden because it is not stated of them whether they are
 * as a fact needs: by what is said of it, each once, by the first that it does not state. A product that one of its
 * variants shows is not hidden. Of keys that no row has nothing is counted: that is said by itself.
 */
export function* withheld({ hiding }: Asking, relaxed: readonly string[]): Steps<Withheld[]> {
  const { musts, all, catalog, query } = hiding;
  const counted = all.filter((each) => !musts.includes(each) || !unknownKeysIn(each, hiding));
  if (counted.length === 0) return [];
  const shown = yield* selectInSteps(catalog, [...query.filter, ...wishesIn(query, relaxed)]);
  // Where nothing is left nothing was given up for it: what is hidden is told whatever else was wished.
  const wishes = shown.length > 0 ? wishesIn(query, relaxed) : [];
  const strict = new Set(all.map(({ mark }) => mark.condition));
  const others = query.filter.filter((each) => !strict.has(each));
  const possible = yield* selectInSteps(catalog, [
    ...others,
    ...all.map(({ maybe }) => maybe),
    ...wishes,
  ]);
  const groups = groupsOf(catalog);
  const productOf = (row: number) => groups?.[row] ?? row;
  const isShown = new Set(Array.from(shown, productOf));
  const hidden = possible.filter((row) => !isShown.has(productOf(row)));
  if (hidden.length === 0) return [];
  const byText = new Map<string, { rows: number[]; one: string }>();
  const told = new Set<number>();
  for (const { mark, whyHidden } of counted) {
    const truth = yield* truthInSteps(catalog, mark.condition);
    const rows = hidden.filter((row) => !told.has(productOf(row)) && truth(row) === NOT_STATED);
    if (rows.length === 0) continue;
    for (const row of rows) told.add(productOf(row));
    const text = whyHidden();
    const found = byText.get(text) ?? { rows: [], one: mark.text() };
    found.rows.push(...rows);
    byText.set(text, found);
  }
  return [...byText].map(([text, { rows, one }]) => {
    const count = countProducts(catalog, Uint32Array.from(rows));
    return { count, text: count === 1 ? one : text };
  });
}

const wishesIn = ({ narrow }: Hiding["query"], relaxed: readonly string[]) =>
  narrow.filter(({ id }) => !relaxed.includes(id)).map(({ condition }) => condition);

/** The first keys that a fact's must asks a list for and that no row of it has; undefined where all are known. */
export function unknownKeys({ hiding }: Asking): UnknownKeys | undefined {
  for (const must of hiding.musts) {
    const found = unknownKeysIn(must, hiding);
    if (found) return found;
  }
  return undefined;
}

function unknownKeysIn({ mark }: Asked, { catalog }: Hiding): UnknownKeys | undefined {
  for (const column of columnsOf(mark.condition)) {
    const asked = listedOrNotIn(column);
    if (asked && !knowsKeys(catalog.productLists?.get(asked.list), asked.operands)) return asked;
  }
  return undefined;
}
