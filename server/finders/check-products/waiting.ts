import type { AttributeShape } from "@shared/contracts/attributes";
import type { Condition, Test } from "@shared/finders/condition";
import type { Operand } from "@shared/finders/operands";
import type { Question } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";
import type { FinderDocument } from "@shared/finders/document";
import { columnNamed } from "../../engine/catalog";
import { wordsIn } from "../../engine/columns";
import { selectInSteps } from "../../engine/select";
import type { Steps } from "../../platform/work/steps";
import type { FinderCatalog } from "../compile/finder-catalog";
import { undecided, valuesMentioning } from "../compile/mentions";
import { sayIn } from "../compile/say";
import { rulesOf } from "../check/parts";
import type { Report } from "../check/finding";
import { stagedSections, type Stage } from "../shopper/stage";
import { askedOf } from "./asked-of";
import type { Stocked } from "./stocked";

/** Answers that were written one by one stand for an attribute from so many of its values on. */
const FEWEST_NAMED = 3;
const NAMED = 5;

/**
 * Warns of values that no answer offers and that products state of which the question is asked, where it asks for the
 * values of an attribute. In steps.
 */
export function* checkWaiting(
  document: FinderDocument,
  stocked: readonly Stocked[],
  report: Report,
): Steps<void> {
  const [first] = stocked;
  if (!first) return;
  const { catalog } = first;
  const { questions, locale } = document;
  const say = sayIn(locale, locale);
  for (const [index, question] of questions.entries()) {
    const asked = askedValues(question);
    // Words that no list has are no answers: nothing may name them.
    const { defined = catalog.attributes } = catalog;
    const attribute = asked && defined.get(asked.attribute);
    if (!attribute) continue;
    const among = (yield* askedOf(document, [first], question.when)).get(first)!;
    const rows = yield* selectInSteps(catalog, [among]);
    // "Pets?" may look for what "For what?" has no answer for.
    const elsewhere = rulesOf(document)
      .flatMap(({ part }) => valuesNamedBy(part))
      .filter(({ attribute: of }) => of === attribute.id)
      .map(({ value }) => value);
    const waiting = waitingValues(attribute, [...asked.values, ...elsewhere], catalog, rows).map(
      ({ label }) => `“${say(label)}”`,
    );
    if (waiting.length === 0) continue;
    const more = waiting.length > NAMED ? ` and ${waiting.length - NAMED} more` : "";
    const message = `Products have values of “${say(attribute.label)}” that no answer offers: ${waiting.slice(0, NAMED).join(", ")}${more}. Offer them, too, if shoppers should find these products.`;
    const isOwn = Array.isArray(question.options);
    report.warn(`questions.${index}.options${isOwn ? "" : ".values"}`, message);
  }
}

/** Warns of values that mention a word of a rule, and of which nobody said whether they count. */
export function* checkMentions(
  stage: Pick<Stage, "document" | "catalogs">,
  report: Report,
): Steps<void> {
  const { document } = stage;
  const say = sayIn(document.locale, document.locale);
  const catalogs = new Set(stagedSections(stage).map(({ catalog }) => catalog));
  for (const { path, part, isFact } of rulesOf(document)) {
    for (const test of "condition" in part ? mentionsIn(part.condition) : []) {
      const { attribute, mentions: words } = test;
      const waiting = undecided(yield* valuesMentioning(catalogs, { attribute, words, say }), test);
      if (waiting.length === 0) continue;
      const named = waiting.slice(0, NAMED).map(({ label }) => `“${label}”`);
      const more = waiting.length > NAMED ? ` and ${waiting.length - NAMED} more` : "";
      const looked = words.map((word) => `“${word}”`).join(" or ");
      const until = isFact ? "their products are hidden" : "it is not known of their products";
      const message = `Products state what may be ${looked}: ${named.join(", ")}${more}. Say which count; until then ${until}.`;
      report.warn(path, message);
    }
  }
}

type Mentions = Extract<Test, { mentions: unknown }>;

function mentionsIn(condition: Condition): Mentions[] {
  if ("all" in condition) return condition.all.flatMap(mentionsIn);
  if ("any" in condition) return condition.any.flatMap(mentionsIn);
  if ("not" in condition) return mentionsIn(condition.not);
  return "mentions" in condition ? [condition] : [];
}

/** The attribute whose values a question asks for, and those that its answers name; none where it asks for all. */
function askedValues({ ask, options }: Question) {
  if (options === undefined) return undefined;
  if (!Array.isArray(options)) {
    if (!("attribute" in options) || !options.values) return undefined;
    return { attribute: options.attribute, values: options.values };
  }
  // Of many values a question for several may well ask about some.
  if (ask.kind === "many") return undefined;
  // One that means nothing leaves every product where it is.
  if (options.some(({ rules, exclusive }) => !exclusive && rules.length === 0)) return undefined;
  const named = options.flatMap(({ rules }) => rules.flatMap(valuesNamedBy));
  const attribute = named[0]?.attribute;
  const isOfOne = named.every((each) => each.attribute === attribute);
  const values = [...new Set(named.map(({ value }) => value))];
  return attribute !== undefined && isOfOne && values.length >= FEWEST_NAMED
    ? { attribute, values }
    : undefined;
}

interface NamedValue {
  attribute: string;
  value: string;
}

/** The values that a rule names of attributes. */
const valuesNamedBy = (rule: Rule): NamedValue[] =>
  "condition" in rule ? valuesIn(rule.condition) : [{ attribute: "", value: "" }];

function valuesIn(condition: Condition): NamedValue[] {
  if ("all" in condition) return condition.all.flatMap(valuesIn);
  if ("any" in condition) return condition.any.flatMap(valuesIn);
  if ("not" in condition) return valuesIn(condition.not);
  if (!("attribute" in condition)) return [{ attribute: "", value: "" }];
  const { attribute } = condition;
  const of = (operands: readonly Operand[]) =>
    operands.flatMap((value) => (typeof value === "string" ? [{ attribute, value }] : []));
  if ("is" in condition) return of([condition.is]);
  if ("oneOf" in condition) return of(condition.oneOf);
  if ("hasAny" in condition && Array.isArray(condition.hasAny)) return of(condition.hasAny);
  return [{ attribute: "", value: "" }];
}

/** The values of an attribute that some of the rows state and these do not name. */
function waitingValues(
  attribute: AttributeShape,
  named: readonly string[],
  catalog: FinderCatalog,
  rows: Uint32Array,
): AttributeShape["values"] {
  const { codes, values } = columnNamed(catalog, attribute.id);
  const found = new Set(Array.from(rows, (row) => codes[row]!));
  const stated = new Set([...found].flatMap((code) => wordsIn(values[code]!)));
  return attribute.values.filter(
    ({ id, isRetired }) => !isRetired && stated.has(id) && !named.includes(id),
  );
}
