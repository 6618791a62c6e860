import type { AttributeShape } from "@shared/contracts/attributes";
import type { Answers } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import type { FinderRule, Rule } from "@shared/finders/rule";
import type { Condition } from "../../matching/criteria";
import type { AskedQuestion } from "./asked";
import { conditionOf } from "./conditions";
import { combine, measureOf, type Measure } from "./measure";
import { NotAnswered, type Given } from "./operands";

/** What an answer, or a rule of the finder, means for products. */
export interface Meaning {
  /** Each must hold; not stated, a product stays behind the others, or is hidden by a fact. */
  filter: Condition[];
  /** The same as long as something is left. */
  narrow: Condition[];
  /** None may hold. */
  exclude: Condition[];
  /** What it wishes, as one measure. */
  measure?: Measure;
  /** The measure of each chosen option, in their order. */
  ofOptions: (Measure | undefined)[];
}

export interface Context {
  given: Given;
  /** The answers with those that say "not sure". */
  onTheWay: Answers;
  attributes: ReadonlyMap<string, AttributeShape>;
  /** The section that is asked for. */
  section: string;
  /** Whether the musts of facts hide what is not stated. */
  factsHide: boolean;
}

/** What the answer to a question means. */
export function meaningOf(
  { question, chosen }: Pick<AskedQuestion, "question" | "chosen">,
  context: Context,
): Meaning {
  const own = read(question.rules, context, question.fact);
  const options = chosen.map(({ rules }) => read(rules, context, question.fact));
  const { combine: how } = question;
  const musts = (use: "filter" | "narrow") => {
    const conditions = options.map((each) => each[use]).filter((each) => each.length > 0);
    const together = conditions.map((each): Condition => ({ all: each }));
    // Whoever asks for several things asks for each of them only where that is said.
    const joined: Condition = how === "all" ? { all: together } : { any: together };
    return together.length === 0 ? own[use] : [joined, ...own[use]];
  };
  const ofOptions = options.map((each) => together(each.wishes));
  const wished = ofOptions.filter((each) => each !== undefined);
  const parts = [
    ...(wished.length > 0
      ? [
          {
            measure: combine(
              wished.map((measure) => ({ measure, weight: 1 })),
              how,
            ),
            weight: 1,
          },
        ]
      : []),
    ...own.wishes,
  ];
  return {
    filter: musts("filter"),
    narrow: musts("narrow"),
    exclude: [...options.flatMap(({ exclude }) => exclude), ...own.exclude],
    measure: together(parts),
    ofOptions,
  };
}

/** What a rule of the finder means, once it applies. */
export function meaningOfRule({ rule, fact }: FinderRule, context: Context): Meaning {
  const { wishes, ...musts } = read([rule], context, fact);
  return { ...musts, measure: together(wishes), ofOptions: [] };
}

type Wish = { measure: Measure; weight: number };

/** Some rules, sorted by their uses. One that needs what was not answered does not apply. */
function read(
  rules: readonly Rule[],
  { given, onTheWay, attributes, section, factsHide }: Context,
  isFact: boolean,
) {
  const found = {
    filter: [] as Condition[],
    narrow: [] as Condition[],
    exclude: [] as Condition[],
    wishes: [] as Wish[],
  };
  for (const rule of rules) {
    if (!isMet(rule.when, onTheWay, given.values)) continue;
    // What is excluded is excluded everywhere.
    if (rule.use !== "exclude" && rule.sections?.includes(section) === false) continue;
    try {
      if (rule.use === "score" || rule.use === "avoid") {
        found.wishes.push({
          measure: measureOf(rule, given, attributes),
          weight: rule.parts ?? 1,
        });
      } else {
        const hasNo = isFact && factsHide && rule.use === "filter";
        found[rule.use].push(conditionOf(rule.condition, { ...given, hasNo }));
      }
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error;
    }
  }
  return found;
}

function together(parts: readonly Wish[]): Measure | undefined {
  return parts.length === 0 ? undefined : combine(parts, "share");
}
