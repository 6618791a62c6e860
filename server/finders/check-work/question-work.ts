import type { Question } from "@shared/finders/question";
import { answerKind } from "@shared/finders/question-kinds";
import type { Rule } from "@shared/finders/rule";
import type { OpenQuestion } from "../compile/asked";
import { offered } from "../compile/known-options";
import { MAX_OF_A_QUESTION } from "../shopper/suggest";
import { conditionWork, earnWork } from "./condition-work";
import { OPERATIONS, type Sizes } from "./sizes";

/** What rules take together. */
export interface RulesWork {
  /** The operations of the first time that they are asked: of what must hold, and of wishes. */
  once: number;
  wished: number;
  /** How many of them must hold, and how many are wishes. */
  musts: number;
  wishes: number;
  /** The tests of the wishes: each says something of a product that is listed. */
  told: number;
  columns: readonly string[];
}

/** What a question takes in one section. */
export interface QuestionWork {
  id: string;
  /** Whether it is one that a product's list may depend on. */
  isAnswered: boolean;
  isFact: boolean;
  isSkipped: boolean;
  /** What its dearest answer asks. */
  answer: RulesWork;
  /** What all of its options ask. */
  options: RulesWork;
  /** How many answers its counts tell apart, and how many sets are united for one of them. */
  choices: number;
  united: number;
  /** How many other answers may be suggested; one of them may be none. */
  offers: number;
}

export const NO_RULES: RulesWork = {
  once: 0,
  wished: 0,
  musts: 0,
  wishes: 0,
  told: 0,
  columns: [],
};

export const together = (all: readonly RulesWork[]): RulesWork => ({
  once: sumOf(all, ({ once }) => once),
  wished: sumOf(all, ({ wished }) => wished),
  musts: sumOf(all, ({ musts }) => musts),
  wishes: sumOf(all, ({ wishes }) => wishes),
  told: sumOf(all, ({ told }) => told),
  columns: [...new Set(all.flatMap(({ columns }) => columns))],
});

export const sumOf = <Each>(all: readonly Each[], of: (each: Each) => number): number =>
  all.reduce((sum, each) => sum + of(each), 0);

/** What some rules take. */
export function rulesWork(
  rules: readonly Rule[],
  sizes: Sizes,
  chosen: (question: string) => number,
): RulesWork {
  return together(
    rules.map((rule) => {
      const isWish = rule.use === "score" || rule.use === "avoid";
      const part =
        "condition" in rule
          ? conditionWork(rule.condition, sizes, chosen)
          : earnWork(rule.earn, sizes);
      // A wish on one column earns by its values; on several, row by row.
      const earned = isWish && part.columns.length > 1 ? sizes.rows * OPERATIONS.pointOfSeveral : 0;
      return {
        once: isWish ? 0 : part.once,
        wished: isWish ? part.once + earned : 0,
        musts: isWish ? 0 : 1,
        wishes: isWish ? 1 : 0,
        told: isWish ? part.tests : 0,
        columns: part.columns,
      };
    }),
  );
}

/** What a question with its options takes in a section. */
export function questionWork(
  { question, options }: OpenQuestion,
  sizes: Sizes,
  chosen: (question: string) => number,
): QuestionWork {
  const { ask, rules, fact, skipSame } = question;
  const own = rulesWork(rules, sizes, chosen);
  const isMany = ask.kind === "many";
  const each = offered(options).map((option) => rulesWork(option.rules, sizes, chosen));
  const answer = isMany ? asOne(each) : (dearest(each) ?? NO_RULES);
  const presets = ask.kind === "price" && Array.isArray(ask.presets) ? ask.presets.length : 0;
  return {
    id: question.id,
    isAnswered: answerKind(question) !== "none",
    isFact: fact,
    isSkipped: skipSame === true,
    answer: together([answer, own]),
    options: together([...each, own]),
    choices: each.length + presets,
    // What was chosen before is one set, united with each of the others.
    united: isMany ? 2 : 1,
    offers: offersOf(question, each.length),
  };
}

const dearest = (all: readonly RulesWork[]): RulesWork | undefined =>
  all.reduce<RulesWork | undefined>(
    (most, each) => (most && costOf(most) >= costOf(each) ? most : each),
    undefined,
  );

const costOf = ({ once, wished, told }: RulesWork) => once + wished + told * OPERATIONS.reason;

/** What several chosen options ask is made one condition, and one wish. */
const asOne = (all: readonly RulesWork[]): RulesWork => ({
  ...together(all),
  musts: Math.max(0, ...all.map(({ musts }) => musts)),
  wishes: Math.max(0, ...all.map(({ wishes }) => wishes)),
});

/** How many changes of an answer are tried at most. */
function offersOf({ ask, suggest, fact }: Question, options: number): number {
  if (fact) return 0;
  const others = Math.max(0, options - 1);
  const { kind } = ask;
  if (!suggest) {
    if (kind === "price") return 2 + 1;
    if (kind === "many") return options + 1;
    return Math.min(others, kind === "scale" ? 2 : MAX_OF_A_QUESTION) + 1;
  }
  return (
    (suggest.neighbors ? Math.min(others, 2) : 0) +
    (suggest.others ? others : 0) +
    (suggest.less && kind === "many" ? options : 0) +
    (suggest.open ? 1 : 0) +
    (suggest.budget ? suggest.budget.ahead.length + 1 : 0)
  );
}
