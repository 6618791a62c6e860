import type { Question } from "@shared/finders/question";
import type { When } from "@shared/finders/when";
import { columnNamed, type Catalog } from "../../engine/catalog";
import { wordsIn } from "../../engine/columns";

// What the products of some kinds alone state is asked of whoever looks for one of these: nobody who wants wipes is asked
// for an age.

/** A kind has an attribute where this part of its products states it, and lacks it below the other. */
const HAS = 0.5;
const LACKS = 0.1;

/** For whom an attribute is asked. */
export interface OfKinds {
  /** The kinds that have it, by their ids. */
  kinds: readonly string[];
  /** Those that lack it. */
  others: readonly string[];
  /** Of their products, how many state it: from 0 to 1. */
  share: number;
}

/** The kinds whose products state an attribute; undefined where all kinds have it, or none does. */
export function kindsWith(
  catalog: Catalog<unknown>,
  kind: string,
  attribute: string,
): OfKinds | undefined {
  const [kinds, stated] = [columnNamed(catalog, kind), columnNamed(catalog, attribute)];
  const counts = new Map<string, { all: number; stated: number }>();
  for (const [row, code] of kinds.codes.entries()) {
    const [id] = wordsIn(kinds.values[code]!);
    if (id === undefined) continue;
    const count = counts.get(id) ?? { all: 0, stated: 0 };
    count.all += 1;
    if (stated.values[stated.codes[row]!] !== null) count.stated += 1;
    counts.set(id, count);
  }
  const all = [...counts];
  const shareOf = ([, count]: (typeof all)[number]) => count.stated / count.all;
  if (!all.some((each) => shareOf(each) < LACKS) || !all.some((each) => shareOf(each) >= HAS))
    return undefined;
  const having = all.filter((each) => shareOf(each) >= LACKS);
  const sum = (of: "all" | "stated") => having.reduce((total, [, count]) => total + count[of], 0);
  const lacking = all.filter((each) => shareOf(each) < LACKS);
  return {
    kinds: having.map(([id]) => id),
    others: lacking.map(([id]) => id),
    share: sum("stated") / sum("all"),
  };
}

/** When a question of some kinds is asked: where one of them was chosen, or none at all. Said by whichever are fewer. */
export const whenOf = ({ id }: Question, { kinds, others }: OfKinds): When =>
  others.length < kinds.length
    ? { not: isAny(id, others) }
    : { any: [isAny(id, kinds), { question: id, isAnswered: false }] };

const isAny = (question: string, kinds: readonly string[]): When =>
  kinds.length === 1 ? { question, is: kinds[0]! } : { question, hasAny: [...kinds] };
