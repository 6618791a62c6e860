import type { AttributeShape } from "@shared/contracts/attributes";
import type { Answers } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import type { FinderRule, Rule } from "@shared/finders/rule";
import type { Condition } from "../../engine/criteria";
import { bytesOf } from "../../platform/memory/shared-bytes";
import type { AskedQuestion } from "./asked";
import { conditionOf } from "./conditions";
import { combine, measureOf, type Measure } from "./measure";
import { isElsewhere } from "./elsewhere";
import { NotAnswered, type Given } from "./operands";
import { sizeOfCondition } from "./condition-sizes";

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
  /** What the chosen options wish together, and what the question wishes whatever is chosen, where it does both. */
  both?: { ofOptions: Measure; own: Measure };
  /** The measure of each chosen option, in their order. */
  ofOptions: (Measure | undefined)[];
  /** What each chosen option asks as long as something is left, in their order. */
  narrowOfOptions: (Condition | undefined)[];
}

/** Some rules, sorted by their uses. One that needs what was not answered is not among them. */
export interface ReadRules {
  filter: Condition[];
  narrow: Condition[];
  exclude: Condition[];
  /** Those of a use as one condition, where there are any. */
  together: { filter?: Condition; narrow?: Condition };
  wishes: Wish[];
  /** What they wish, as one measure. */
  measure?: Measure;
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
  /** Reads rules: the same conditions for rules that see the same answers. */
  read: (rules: readonly Rule[], isFact: boolean) => ReadRules;
}

/** What the answer to a question means. */
export function meaningOf(
  { question, chosen }: Pick<AskedQuestion, "question" | "chosen">,
  { read }: Context,
): Meaning {
  const own = read(question.rules, question.fact);
  const options = chosen.map(({ rules }) => read(rules, question.fact));
  const { combine: how } = question;
  const musts = (use: "filter" | "narrow") => {
    const conditions = options.flatMap(({ together }) => together[use] ?? []);
    // Whoever asks for several things asks for each of them only where that is said.
    return conditions.length === 0 ? own[use] : [joined(conditions, how === "all"), ...own[use]];
  };
  const ofOptions = options.map(({ measure }) => measure);
  const wished = ofOptions.filter((each) => each !== undefined);
  const ofAll = wished.map((measure) => ({ measure, weight: 1 }));
  const together = ofAll.length > 0 ? combine(ofAll, how) : undefined;
  const parts = [...(together ? [{ measure: together, weight: 1 }] : []), ...own.wishes];
  return {
    ...(together && own.measure && { both: { ofOptions: together, own: own.measure } }),
    filter: musts("filter"),
    narrow: musts("narrow"),
    exclude: [...options.flatMap(({ exclude }) => exclude), ...own.exclude],
    measure: asOne(parts),
    ofOptions,
    narrowOfOptions: options.map(({ together }) => together.narrow),
  };
}

/** What a rule of the finder means, once it applies. */
export function meaningOfRule({ rule, fact }: FinderRule, context: Context): Meaning {
  const { filter, narrow, exclude, measure } = readRules([rule], context, fact);
  return { filter, narrow, exclude, measure, ofOptions: [], narrowOfOptions: [] };
}

type Wish = { measure: Measure; weight: number };

/** Reads rules, each once. */
export function readRules(
  rules: readonly Rule[],
  { given, onTheWay, attributes, section, factsHide }: Omit<Context, "read">,
  isFact: boolean,
): ReadRules {
  const found: ReadRules = { filter: [], narrow: [], exclude: [], together: {}, wishes: [] };
  for (const rule of rules) {
    if (!isMet(rule.when, onTheWay, given.values)) continue;
    // What is excluded is excluded everywhere.
    if (rule.use !== "exclude" && rule.sections?.includes(section) === false) continue;
    // A fact is asked everywhere: what cannot be stated is not known to be safe.
    if (!isFact && isElsewhere(rule, attributes)) continue;
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
  for (const use of ["filter", "narrow"] as const) {
    if (found[use].length > 0) found.together[use] = { all: found[use] };
  }
  return { ...found, measure: asOne(found.wishes) };
}

function asOne(parts: readonly Wish[]): Measure | undefined {
  return parts.length === 0 ? undefined : combine(parts, "share");
}

/** Conditions that others begin with, by what they are made of. */
const known = bytesOf("answers").keep<string, Condition>(sizeOfCondition);

const numbers = new WeakMap<Condition, number>();
let last = 0;

function numberOf(condition: Condition): number {
  let number = numbers.get(condition);
  if (number === undefined) numbers.set(condition, (number = last += 1));
  return number;
}

/**
 * Several conditions as one: all of them, or any. All but the last are one condition, the same for every last one:
 * what each further answer leaves is asked of the same answers before it.
 */
function joined(conditions: readonly Condition[], isAll: boolean): Condition {
  const together = (parts: readonly Condition[]) => (isAll ? { all: parts } : { any: parts });
  if (conditions.length < 3) return together(conditions);
  const before = conditions.slice(0, -1);
  const key = `${isAll ? "all" : "any"} ${before.map(numberOf).join()}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = together(before)));
  return together([{ all: [found] }, conditions.at(-1)!]);
}
