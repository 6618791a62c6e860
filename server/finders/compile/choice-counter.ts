import { chosenIds, type Answer } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import {
  hasCommon,
  intersect,
  intersectWithEither,
  unite,
  without,
  type Bits,
} from "../../engine/bits";
import { rowTruths } from "../../engine/row-truths";
import { countProductsIn, slotsOf } from "../../engine/slots";
import type { Steps } from "../../platform/work/steps";
import type { OpenQuestion, ReadAnswers } from "./asked";
import type { FinderCatalog } from "./finder-catalog";
import type { KnownOption } from "./known-options";
import type { Context, ReadRules } from "./meanings";

// Counts of choices that nothing looks at but their own options: each option is a set of rows, made once, and an answer
// is made of the sets of its options.

/** The rows that pass what an option, or several, ask for; undefined where nothing is asked. */
interface Passing {
  filter?: Bits;
  narrow?: Bits;
  /** Those of which what may be given up is certain. */
  sure?: Bits;
  nevers?: Bits;
}

/** Rows that pass, and those of them, and maybe others, of which what may be given up is certain: the same where all are. */
export interface Rows {
  passing: Bits;
  sure: Bits;
}

type Join = (one: Bits, other: Bits) => void;

interface Asked {
  open: OpenQuestion;
  catalog: FinderCatalog;
  /** The answers to the questions before it. */
  earlier: Pick<ReadAnswers, "onTheWay" | "values">;
  read: Context["read"];
  /** Whether its musts hide what is not stated. */
  hides: boolean;
  /** A set that is written over. */
  scratch: Bits;
}

/**
 * Tells how many products of some rows an answer to a question of choices leaves, with nothing given up; `undefined` where
 * something may be, as nothing that is left is certain to meet all. Nothing may look at the answer: its options, and the
 * question's own rules, mean the same whatever else is chosen.
 */
export function choiceCounter({
  open: { question, options },
  catalog,
  earlier,
  read,
  hides,
  scratch: left,
}: Asked): (answer: Answer, rest: Rows) => Steps<number | undefined> {
  const slots = slotsOf(catalog);
  const isAsked = isMet(question.when, earlier.onTheWay, earlier.values);
  const byId = new Map<string, KnownOption>();
  for (const each of options) if (!byId.has(each.id)) byId.set(each.id, each);
  const isAll = question.combine === "all";
  const together = isAll ? intersect : unite;
  const known = new Map<object, Passing>();
  /** What all chosen options but the last ask for: the same for each that is added to them. */
  let others: { ids: string; passing: Passing } | undefined;
  const ownRules = { rules: question.rules };

  return function* (answer, rest) {
    const ids = isAsked ? chosenIds(answer).filter(isOpen) : [];
    const chosen = ids.flatMap((id) => byId.get(id) ?? []);
    if (ids.length === 0 || chosen.some(({ exclusive }) => exclusive === "not-sure")) {
      const count = countProductsIn(slots, rest.passing, rest.passing);
      return count === 0 || hasCommon(rest.passing, rest.sure) ? count : undefined;
    }
    const added = chosen.pop();
    const last = added ? yield* passingOf(added) : {};
    const before = yield* passingAll(chosen);
    const own = yield* passingOf(ownRules);
    left.set(rest.passing);
    for (const rows of [before.nevers, last.nevers, own.nevers, own.filter, own.narrow]) {
      if (rows) intersect(left, rows);
    }
    leaveWhat("filter");
    leaveWhat("narrow");
    const count = countProductsIn(slots, left, left);
    if (count === 0) return 0;
    if (own.sure) intersect(left, own.sure);
    leaveWhat("sure");
    return hasCommon(left, rest.sure) ? count : undefined;

    function leaveWhat(use: "filter" | "narrow" | "sure") {
      const [one, other] = [before[use], last[use]];
      if (one && other && !isAll) intersectWithEither(left, one, other);
      else for (const rows of [one, other]) if (rows) intersect(left, rows);
    }
  };

  function isOpen(id: string): boolean {
    return isMet(byId.get(id)?.when, earlier.onTheWay, earlier.values);
  }

  function* passingAll(chosen: readonly KnownOption[]): Steps<Passing> {
    const ids = chosen.map(({ id }) => id).join();
    if (others?.ids === ids) return others.passing;
    const passing: Passing = {};
    for (const each of chosen) {
      const { filter, narrow, sure, nevers } = yield* passingOf(each);
      join("filter", filter, together);
      join("narrow", narrow, together);
      join("sure", sure, together);
      join("nevers", nevers, intersect);
      yield;
    }
    others = { ids, passing };
    return passing;

    function join(use: keyof Passing, rows: Bits | undefined, by: Join) {
      const before = passing[use];
      if (before && rows) by(before, rows);
      else passing[use] ??= rows?.slice();
    }
  }

  function* passingOf(of: Pick<KnownOption, "rules">): Steps<Passing> {
    let passing = known.get(of);
    if (!passing) known.set(of, (passing = yield* passingRules(read(of.rules, question.fact))));
    return passing;
  }

  function* passingRules({ together: asOne, exclude }: ReadRules): Steps<Passing> {
    const passing: Passing = {};
    if (asOne.filter) {
      const { yes, maybe } = yield* rowTruths(catalog, asOne.filter);
      passing.filter = hides ? yes : maybe;
    }
    if (asOne.narrow) {
      const { yes, maybe } = yield* rowTruths(catalog, asOne.narrow);
      passing.narrow = maybe;
      passing.sure = yes;
    }
    for (const never of exclude) {
      // What is not stated passes none of a fact's.
      const { yes, maybe } = yield* rowTruths(catalog, never);
      const rows = without(slots.all, question.fact ? maybe : yes);
      if (passing.nevers) intersect(passing.nevers, rows);
      else passing.nevers = rows;
    }
    return passing;
  }
}
