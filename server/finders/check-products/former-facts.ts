import { setImmediate } from "node:timers/promises";
import type { Answer, Answers } from "@shared/finders/answers";
import type { Condition } from "@shared/finders/condition";
import type { FinderDocument, Section } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { answerKind } from "@shared/finders/question-kinds";
import type { Rule } from "@shared/finders/rule";
import { factsHide } from "@shared/finders/schema-meaning";
import { valuesOf } from "@shared/finders/values";
import { countProducts } from "../../engine/groups";
import type { ListedRow } from "../../engine/listed-for";
import { select } from "../../engine/select";
import { attributesIn, listTestsIn, type ListTest } from "../check/parts";
import { openQuestions, type OpenQuestion } from "../compile/asked";
import { filterOf } from "../compile/musts";
import { conditionOf } from "../compile/conditions";
import type { FinderCatalog } from "../compile/finder-catalog";
import { offered } from "../compile/known-options";
import { NotAnswered, numbersWithoutColumn } from "../compile/operands";
import { stagedSections, wordingOf, type Stage } from "../shopper/stage";
import { columnLabel, type Wording } from "../compile/column-words";

/** What a document of the former meaning shows, and its facts would hide: the most that one answer shows of it. */
export interface FormerlyShown {
  /** Variants of one product count once. */
  count: number;
  /** "12 products are shown that are not listed for “Golf 2015”" */
  text: string;
}

/** The rows of a list that are tried, and the rules of facts. */
const MAX_ROWS = 40;
const MAX_RULES = 400;
/** After so many questions to a catalog, others are served. */
const AT_ONCE = 20;

/**
 * How many products a finder's facts show today of which it is not stated, or not listed, that they hold; undefined where
 * its document hides them, or where there are none. Others can be served in between.
 */
export async function formerlyShown(
  stage: Pick<Stage, "document" | "catalogs">,
): Promise<FormerlyShown | undefined> {
  const { document } = stage;
  if (factsHide(document)) return undefined;
  let worst: FormerlyShown | undefined;
  let asked = 0;
  for (const { section, catalog } of stagedSections(stage)) {
    const open = openQuestions(document, catalog);
    const numbers = numbersWithoutColumn(catalog);
    const about = wordingOf(stage, catalog, document.locale);
    const own = filterOf(section, { onTheWay: {}, counted: {}, values: {} });
    for (const rule of mustsOf(document, open, section).slice(0, MAX_RULES)) {
      const [list] = listTestsIn(rule);
      for (const answers of triesFor(rule, document, open, catalog)) {
        asked += 1;
        if (asked % AT_ONCE === 0) await setImmediate();
        const given = {
          answers,
          values: valuesOf(document.values, walked(open), answers),
          numbers,
        };
        const count = hiddenBy(rule, given, catalog, own);
        if (count <= (worst?.count ?? 0)) continue;
        const keys = list ? keysIn(list, given) : undefined;
        worst = {
          count,
          text: said(count, keys, keys === undefined ? statedNames(rule, about) : ""),
        };
      }
    }
  }
  return worst;
}

/** What the musts of facts ask in a section, whenever they apply. */
function mustsOf(
  { rules }: FinderDocument,
  open: readonly OpenQuestion[],
  { id }: Section,
): Condition[] {
  const ofQuestions = open
    .filter(({ question }) => question.fact)
    .flatMap(({ question, options }) => [
      ...question.rules,
      ...offered(options).flatMap((option) => option.rules),
    ]);
  const ofFinder = rules.filter(({ fact }) => fact).map(({ rule }) => rule);
  return [...ofQuestions, ...ofFinder].flatMap((rule: Rule) =>
    rule.use === "filter" && (rule.sections?.includes(id) ?? true) ? [rule.condition] : [],
  );
}

interface Given {
  answers: Answers;
  values: ReturnType<typeof valuesOf>;
  numbers: Set<string>;
}

/** How many products pass a must in its former meaning, and not now. */
function hiddenBy(
  rule: Condition,
  given: Given,
  catalog: FinderCatalog,
  own: ReturnType<typeof filterOf>,
): number {
  try {
    const former = conditionOf(rule, given);
    const now = conditionOf(rule, { ...given, hasNo: true });
    // What may be otherwise is not certain.
    const rows = select(catalog, [...own, { maybe: former }, { maybe: { not: now } }]);
    return countProducts(catalog, rows);
  } catch (error) {
    if (error instanceof NotAnswered) return 0;
    throw error;
  }
}

/** Answers to try a must with: any, and of a list those that its rows have. */
function* triesFor(
  rule: Condition,
  { questions }: FinderDocument,
  open: readonly OpenQuestion[],
  { productLists }: FinderCatalog,
): Generator<Answers> {
  const base = Object.fromEntries(
    open.map(({ question, options }) => [question.id, plausible(question, options)]),
  );
  let tried = 0;
  for (const { list, listedFor } of listTestsIn(rule)) {
    const rows = [...(productLists?.get(list)?.byTexts.values() ?? [])].flatMap(
      ([row]) => row ?? [],
    );
    const step = Math.max(1, Math.ceil(rows.length / MAX_ROWS));
    for (let at = 0; at < rows.length; at += step) {
      const answers: Record<string, Answer> = { ...base };
      listedFor.forEach((operand, place) => {
        if (typeof operand !== "object" || !("answer" in operand)) return;
        const question = questions.find(({ id }) => id === operand.answer);
        if (question) answers[question.id] = keyOf(rows[at]!, place, question);
      });
      tried += 1;
      yield answers;
    }
  }
  if (tried === 0) yield base;
}

/** What a row has for a key, as a question is answered with it. */
function keyOf({ keys }: ListedRow, place: number, { ask }: Question): Answer {
  const cell = keys[place] ?? "";
  if (typeof cell === "string") return cell;
  const number = cell.min ?? cell.max ?? 0;
  return answerKind({ ask }) === "number" ? number : String(number);
}

/** Any answer to a question. */
function plausible({ ask }: Question, options: OpenQuestion["options"]): Answer {
  if ("step" in ask)
    return answerKind({ ask }) === "number" ? ask.min : { min: ask.min, max: ask.max };
  if (ask.kind === "date") return ask.min ?? "2026-01-01";
  const id = offered(options).find(({ exclusive }) => exclusive === undefined)?.id ?? "";
  return ask.kind === "many" ? [id] : id;
}

const walked = (open: readonly OpenQuestion[]) =>
  open.map(({ question: { id, when }, options }) => ({ id, when, options }));

/** What a list is asked for, in words. */
const keysIn = ({ listedFor }: ListTest, { answers, values }: Given): string =>
  listedFor
    .map((operand) => {
      if (typeof operand !== "object") return String(operand);
      const found = "answer" in operand ? answers[operand.answer] : values[operand.value];
      return typeof found === "string" || typeof found === "number" ? String(found) : "";
    })
    .join(" ")
    .trim();

function said(count: number, keys: string | undefined, names: string): string {
  const isOne = count === 1;
  const start = isOne ? "1 product is shown that" : `${count} products are shown that`;
  if (keys === undefined) return `${start} ${isOne ? "does" : "do"} not state ${names}`;
  return `${start} ${isOne ? "is" : "are"} not listed${keys === "" ? "" : ` for “${keys}”`}`;
}

/** The attributes that have to be stated for a condition, in a sentence of staff: "the size", "the size or the width". */
function statedNames(condition: Condition, wording: Wording): string {
  const names = [...new Set(attributesIn(condition))].map((id) => columnLabel(id, wording) ?? id);
  if (names.length === 0) return "what is asked";
  return new Intl.ListFormat("en", { type: "disjunction" }).format(
    names.map((name) => `the ${name}`),
  );
}
