import fc from "fast-check";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { Condition } from "@shared/finders/condition";
import type { Option, Options, Question } from "@shared/finders/question";
import type { Earn, Rule } from "@shared/finders/rule";
import { anyAsk, ways } from "./any-ask";
import { offered } from "./any-condition";
import { anyReasons, anyRule, anyUse, withCondition, withEarn, type Around } from "./any-rule";
import { anyText, given, maybe } from "./any-text";
import { anyWhen, type Asked } from "./any-when";

/** What later questions, and rules, can refer to of a question. */
export interface Sketch extends Asked {
  /** The attribute whose values are its options, if any. */
  attribute?: string;
  /** How one choice is asked for. */
  as: (typeof ways)[number];
  fact: boolean;
  /** Questions with the same number stand on one page. */
  page: number;
}

/** The kind of a question and the ids of its choices. */
export function anySketch(
  id: string,
  attributes: readonly AttributeShape[],
): fc.Arbitrary<Omit<Sketch, "page">> {
  const own = fc
    .integer({ min: 1, max: 4 })
    .map((count) => ({ choices: Array.from({ length: count }, (_, index) => `o${index}`) }));
  const fromAttribute = attributes
    .filter(({ kind }) => kind === "choice" || kind === "choices")
    .filter((each) => offered(each).length > 0)
    .map((each) => fc.constant({ attribute: each.id, choices: offered(each) }));
  const choices = fc.oneof({ weight: 4, arbitrary: own }, ...fromAttribute);
  const fact = fc.integer({ min: 0, max: 4 }).map((number) => number === 0);
  const chosen = fc
    .tuple(fc.constantFrom("one", "many", "scale"), choices, fc.constantFrom(...ways), fact)
    .map(([kind, given, as, isFact]): Omit<Sketch, "page"> => {
      // Values of attributes have no looks.
      const hasLooks = kind === "one" && !("attribute" in given);
      return { id, kind, ...given, as: hasLooks ? as : "cards", fact: isFact };
    });
  const plain = { id, as: "cards", choices: [] } as const;
  return fc.oneof(
    { weight: 5, arbitrary: chosen },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom("price", "range", "number", "number"), fact)
        .map(([kind, isFact]): Omit<Sketch, "page"> => ({
          ...plain,
          choices: [],
          kind,
          fact: isFact && kind === "number",
        })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom("date" as const, "info" as const)
        .map((kind) => ({ ...plain, choices: [], kind, fact: false })),
    },
  );
}

const badges = fc.subarray(["popular", "recommended", "top-seller"] as const);

function anyOption(
  id: string,
  { kind, as, fact }: Sketch,
  when: fc.Arbitrary<Option["when"]>,
  around: Around,
): fc.Arbitrary<Option> {
  const look = <Look>(of: Look, isNeeded: boolean) =>
    isNeeded ? fc.constant(of) : fc.constantFrom(of, undefined);
  const exclusive =
    kind === "many"
      ? fc.option(fc.constantFrom("not-sure" as const, "none" as const), {
          nil: undefined,
          freq: 4,
        })
      : fc.constant(undefined);
  return fc
    .record({
      id: fc.constant(id),
      label: anyText,
      text: maybe(anyText),
      badges: maybe(badges),
      tip: maybe(anyText),
      synonyms: maybe(fc.subarray(["sneaker", "trainer"])),
      color: look("#55663c", as === "swatches"),
      picture: look("/pictures/boot.svg", as === "pictures"),
      when,
      exclusive,
      number: fc.option(fc.nat(50), { nil: undefined, freq: 4 }),
      rules: fc.array(anyRule(around, fact), { maxLength: 3 }),
    })
    .map((option) => given(option.exclusive === "not-sure" ? { ...option, rules: [] } : option));
}

/** Rules whose operand is the answer. */
function answerRules(sketch: Sketch, around: Around): fc.Arbitrary<Rule>[] {
  const { attributes } = around;
  const { id, kind, fact, attribute } = sketch;
  const answer = { answer: id };
  const conditions: Condition[] = [];
  const earns: Earn[] = [];
  if (kind === "price") conditions.push({ attribute: "price", inRangeOf: id });
  if (kind === "range") {
    for (const each of attributes) {
      if (each.kind !== "number" && each.kind !== "range") continue;
      conditions.push({ attribute: each.id, inRangeOf: id });
    }
  }
  if (kind === "number") {
    for (const each of attributes) {
      if (each.kind === "number") {
        conditions.push({ attribute: each.id, atLeast: answer });
        conditions.push({ attribute: each.id, moreThan: answer });
        conditions.push({ attribute: each.id, atMost: answer });
        conditions.push({ attribute: each.id, within: { of: answer, plusMinus: 10 } });
        earns.push({ by: "distance", attribute: each.id, from: answer, none: 30 });
      }
      if (each.kind === "range") conditions.push({ attribute: each.id, contains: answer });
    }
  }
  if (attribute !== undefined) {
    if (kind === "many") {
      conditions.push({ attribute, hasAny: answer });
      earns.push({ by: "share", attribute, of: answer });
    } else {
      conditions.push({ attribute, is: answer });
      earns.push({ by: "steps", attribute, from: answer, shares: [1, 0.5] });
    }
  }
  const rules: fc.Arbitrary<Rule>[] = [];
  if (conditions.length > 0) {
    rules.push(withCondition(anyUse(fact), fc.constantFrom(...conditions), around));
  }
  if (earns.length > 0 && !fact) rules.push(withEarn(fc.constantFrom(...earns), around));
  return rules;
}

/** A whole question: its `when`s and those of its options ask what stands before it. */
export function anyQuestion(
  sketch: Sketch,
  before: readonly Asked[],
  after: readonly Asked[],
  around: Around,
): fc.Arbitrary<Question> {
  const { id, kind, choices, attribute, fact, page } = sketch;
  const when = anyWhen(before, around.values);
  const means = fc.record({ use: anyUse(fact), reasons: maybe(anyReasons) }).map(given);
  const options: fc.Arbitrary<Options | undefined> =
    choices.length === 0
      ? fc.constant(undefined)
      : attribute === undefined
        ? fc.tuple(...choices.map((each) => anyOption(each, sketch, when, around)))
        : // Where nothing is said choices are wishes, which a fact has none of.
          (fact ? means : maybe(means)).map((meaning) => given({ attribute, means: meaning }));
  const ofAnswer = answerRules(sketch, around);
  return fc
    .record({
      id: fc.constant(id),
      title: anyText,
      // A page to read has something to read.
      text: kind === "info" ? anyText : maybe(anyText),
      help: maybe(anyText),
      group: fc.constantFrom(undefined, `page-${page}`),
      when,
      ask: anyAsk(sketch),
      required: fc.boolean(),
      message: maybe(anyText),
      advance: fc.constantFrom("submit" as const, "choose" as const),
      resets: maybe(fc.subarray(after.map((each) => each.id))),
      weight: fc.oneof(fc.constant(10), fc.nat(100)),
      fact: fc.constant(fact),
      offer: fc.constantFrom("all" as const, "available" as const),
      options,
      combine:
        kind === "many"
          ? fc.constantFrom("any" as const, "all" as const, "share" as const)
          : fc.constant("any" as const),
      rules:
        ofAnswer.length > 0
          ? fc.array(fc.oneof(...ofAnswer), { maxLength: 2 })
          : fc.constant<Rule[]>([]),
      reasons: maybe(anyReasons),
      giveUp: maybe(fc.integer({ min: 1, max: 20 })),
      notes: maybe(fc.constant("Ask the buyers.")),
    })
    .map(given);
}
