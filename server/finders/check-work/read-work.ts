import { MAX_TRIES } from "../shopper/suggest";
import { wordsIn } from "./condition-work";
import { OPERATIONS } from "./sizes";
import { sumOf, together } from "./question-work";
import type { SectionWork } from "./section-work";

/** What the reads of a finder take at most, in operations. */
export interface ReadsWork {
  results: number;
  counts: number;
  suggestions: number;
}

/**
 * What every read takes where each question has its dearest answer, and nothing was asked before. `setAsks` says how
 * often each section is asked for a set within a budget; undefined where there is none.
 */
export function readsWork(
  sections: readonly SectionWork[],
  setAsks: readonly number[] | undefined,
): ReadsWork {
  const all = sections.map(piecesOf);
  const columns = sumOf(all, (each) => each.columns);
  const list = sumOf(all, (each) => each.list);
  const forSet = sumOf(setAsks?.map((asks, at) => asks * all[at]!.listAgain) ?? [], (each) => each);
  return {
    results: columns + sumOf(all, ({ answer }) => answer) + list + forSet,
    counts: columns + sumOf(all, ({ musts, counts }) => musts + counts),
    suggestions:
      columns +
      sumOf(all, ({ options }) => options) +
      list +
      Math.max(0, ...all.map((each) => suggestionsOf(each, all))),
  };
}

/** What a section's part of the reads takes. */
interface Pieces {
  /** What is worked out once, and kept: of columns, of the answers, of what options must have, and of all options. */
  columns: number;
  answer: number;
  musts: number;
  options: number;
  /** A list of products; and another one after it. */
  list: number;
  listAgain: number;
  counts: number;
  /** Other answers: how many products they find, and how good the first of them is. */
  found: number;
  outcome: number;
  /** How many changes of one answer are tried, and of several. */
  offers: number;
  tries: number;
  /** What is scored anew where the other answers share what one has earned. */
  shared: number;
}

/** The section that is helped is asked for each change; of the others it is asked whether anything is left. */
function suggestionsOf(helped: Pieces, all: readonly Pieces[]): number {
  const others = sumOf(all, (each) => (each === helped ? 0 : each.found));
  const { offers, outcome, tries, found, shared } = helped;
  return offers * (outcome + others) + tries * found + shared;
}

function piecesOf({ sizes, maxItems, questions, rules, perProduct }: SectionWork): Pieces {
  const { rows } = sizes;
  const answered = questions.filter(({ isAnswered }) => isAnswered);
  const { length } = answered;
  const asked = together([...answered.map(({ answer }) => answer), rules]);
  const any = together([...answered.map(({ options }) => options), rules]);
  const set = wordsIn(sizes) * OPERATIONS.word;
  const found = length * OPERATIONS.answer + perProduct + asked.musts * set;
  const listed = (rankedRow: number) =>
    found +
    asked.musts * set +
    rows * (rankedRow + asked.wishes * OPERATIONS.point) +
    maxItems * asked.told * OPERATIONS.reason;
  const free = answered.filter(({ isFact }) => !isFact).length;
  return {
    columns: sumOf(any.columns, (column) => columnWork(rows, sizes.valuesIn(column))),
    answer: asked.once + asked.wished,
    musts: any.once,
    options: any.once + any.wished,
    list: listed(OPERATIONS.rankedRow),
    listAgain: listed(OPERATIONS.rankedAgain),
    counts: sumOf(answered, ({ choices, united, options, isSkipped }) => {
      const other = length * OPERATIONS.answerBeside + perProduct + united * wordsIn(sizes) + set;
      const alike = isSkipped ? found + rows * OPERATIONS.triedRow : 0;
      return found + choices * (other + alike) + options.musts * set;
    }),
    found,
    outcome: found + rows * OPERATIONS.triedRow,
    offers: sumOf(answered, ({ offers }) => offers),
    tries: 2 * Math.min(MAX_TRIES + 1, 2 ** free - 1),
    shared: length * asked.wishes * rows * OPERATIONS.sharedPoint,
  };
}

const columnWork = (rows: number, values: number) =>
  rows * OPERATIONS.rowOfColumn + values * OPERATIONS.valueOfColumn;
