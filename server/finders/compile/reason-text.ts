import type { FinderRule, Rule } from "@shared/finders/rule";
import type { Text } from "@shared/finders/text";
import type { Stated } from "../../engine/columns";
import type { Condition } from "../../engine/criteria";
import { noteIn, tellsListed } from "../../engine/listed-for";
import type { AskedQuestion } from "./asked";
import { columnsOf, holdsOf } from "./conditions";
import { answerLabel, columnText, statedLabels } from "./labels";
import {
  areValuesOf,
  betterSentence,
  columnLabel,
  detailsOf,
  saidOf,
  statesInOne,
  type Wording,
} from "./column-words";
import type { Measure } from "./measure";
import type { Meaning } from "./meanings";
import {
  avoidedSentence,
  namedIn,
  plainSentence,
  severalSentence,
  type Verdict,
} from "./plain-sentences";
import { writerIn, type Write } from "../sentences/sentences";
import { fill, lower, upper } from "./say";

type Templates = Partial<Record<Verdict | "little" | "higher" | "lower", Text>>;

/** The sentence for a measured product. */
export type Sentence = (stated: (column: string) => Stated) => string;

/** Says of products how far they are as a question was answered. */
export function sentenceOf(
  asked: AskedQuestion,
  meaning: Meaning,
  measure: Measure,
  wording: Wording,
): Sentence {
  const { ofOptions, filter, narrow, both } = meaning;
  const { question, answer, options, chosen } = asked;
  const { language, attributes } = wording;
  const { say, locale } = language;
  const rules = [...chosen.flatMap((option) => option.rules), ...question.rules];
  const templates = { ...templatesOf(rules), ...question.reasons };
  const isOther = both?.own.columns.some((each) => !both.ofOptions.columns.includes(each));
  if (both && isOther && Object.keys(templates).length === 0) {
    // What was chosen is said for itself: what is for planets is not "close to planets" where its aperture is small.
    const ofChosen = sentenceOf(asked, { ...meaning, both: undefined }, both.ofOptions, wording);
    return (stated) => {
      const details = detailsOf(both.own, stated, wording, 1);
      return details ? `${ofChosen(stated)} (${details})` : ofChosen(stated);
    };
  }
  const musts = [...filter, ...narrow];
  const isOfMeasure = isAboutSame(musts, measure.columns);
  const isAvoided = !rules.some(({ use }) => use === "score");
  const [column, ...others] = measure.columns;
  const single = others.length === 0 && column && !tellsListed(column) ? column : undefined;
  const attribute = columnLabel(single, wording);
  const answered = answerLabel(question, answer, options, language);
  const write = writerIn(locale);
  const areValues = areValuesOf(single, chosen, wording);

  return (stated) => {
    const verdict = verdictOf(measure, stated);
    const { steps = 0, share } = measure.of(stated);
    const note = listedNote(measure, stated);
    const has = (wanted: Verdict) =>
      chosen
        .filter((_, at) => ofOptions[at] && verdictOf(ofOptions[at], stated) === wanted)
        .map(({ label }) => say(label));
    const product = single
      ? columnText(single, stated(single), attributes.get(single), language)
      : "";
    const [there, missing] = [has("met"), has("missed")];
    const template = templateFor(templates, verdict, share, steps);
    if (template) {
      const words = {
        answer: answered,
        product,
        attribute: attribute ?? "",
        steps: stepsText(steps, write),
        note,
        there: { labels: there, word: "and" },
        missing: { labels: missing, word: "or" },
      } as const;
      return withNote(fill(say(template), words, locale), say(template), note);
    }
    if (isAvoided) return avoidedSentence(verdict, { attribute, product, answered }, language);
    if (chosen.length > 1 && there.length + missing.length > 0) {
      return severalSentence({ there, missing, areValues, verdict }, locale);
    }
    const better = betterSentence(measure, stated, wording);
    if (better) return better;
    const labels = chosen.map(({ label }) => say(label));
    const own = single ? statedLabels(stated(single), attributes.get(single), say) : [];
    const named =
      attribute && areValues ? namedIn(own, labels, { attribute, locale, verdict }) : undefined;
    const details = verdict === "partly" ? detailsOf(measure, stated, wording) : undefined;
    // What is as it must be fits, however much more it is.
    const isSo = isOfMeasure && holdsOf({ all: musts }, stated) === true;
    const said = isSo && verdict !== "unknown" ? "met" : verdict;
    const plain = plainSentence(
      said,
      { attribute, product, answered, share, details, isOfValue: areValues },
      language,
    );
    return withNote(verdict === "unknown" ? plain : named || plain, "", note);
  };
}

/** Whether musts, where there are any, look at nothing but what a wish looks at: "at least 3 m", and the nearer the better. */
export const isAboutSame = (musts: readonly Condition[], columns: readonly string[]): boolean =>
  musts.length > 0 && columnsOf({ all: musts }).every((each) => columns.includes(each));

/** Says of products how far they are as a rule of the finder wishes. */
export function sentenceOfRule(
  { rule, name, id }: FinderRule,
  measure: Measure,
  wording: Wording,
): Sentence {
  const { say, locale } = wording.language;
  const label = name ? say(name) : (ruleLabel(measure, wording) ?? id);
  const write = writerIn(locale);
  return (stated) => {
    const verdict = verdictOf(measure, stated);
    const { share } = measure.of(stated);
    const template = templateFor(rule.reasons ?? {}, verdict, share);
    const note = listedNote(measure, stated);
    if (template) {
      const words = { answer: label, note, ...saidOf(measure, stated, wording) };
      return withNote(fill(say(template), words, wording.language.locale), say(template), note);
    }
    const better = betterSentence(measure, stated, wording);
    const details = verdict === "partly" ? detailsOf(measure, stated, wording) : undefined;
    const words = { attribute: undefined, product: "", answered: label, share, details };
    const own = name ? undefined : statesInOne(measure, stated, wording);
    // Nobody asked for it: "does not fit" would be said of a size.
    const isNamedMissed = name !== undefined && verdict === "missed";
    const plain = isNamedMissed
      ? write("not", { missing: lower(label, locale) })
      : plainSentence(verdict, words, wording.language);
    return withNote(better ?? own ?? plain, "", note);
  };
}

/** What the row of a list says by which a product is listed. */
function listedNote({ columns }: Measure, stated: (column: string) => Stated): string {
  const notes = columns.filter(tellsListed).map((column) => noteIn(stated(column)));
  return notes.find((note) => note !== "") ?? "";
}

/** A sentence with the row's remark behind it, unless its template says it already: "Check with your workshop" is never lost. */
function withNote(sentence: string, template: string, note: string): string {
  if (note === "" || template.includes("{note}")) return sentence;
  return `${sentence.replace(/[.\s]+$/, "")}. ${upper(note)}`;
}

/** What a rule without a name is about, where that is one thing: its id is for staff. */
function ruleLabel({ columns }: Measure, wording: Wording): string | undefined {
  const [column, ...others] = columns;
  if (others.length > 0) return undefined;
  return column === "in-stock" ? "in stock" : columnLabel(column, wording);
}

export function verdictOf(measure: Measure, stated: (column: string) => Stated): Verdict {
  const { share, isUnknown } = measure.of(stated);
  if (isUnknown) return "unknown";
  return share === 1 ? "met" : share === 0 ? "missed" : "partly";
}

/** What is not met by some steps may be said by their direction, and what is met in part by how large that is. */
function templateFor(templates: Templates, verdict: Verdict, share: number, steps = 0) {
  const bySteps = steps > 0 ? templates.higher : steps < 0 ? templates.lower : undefined;
  const isLittle = verdict === "partly" && share < 0.5;
  return bySteps ?? (isLittle ? templates.little : undefined) ?? templates[verdict];
}

const COUNTS = [undefined, "one-step", "two-steps", "three-steps", "four-steps"] as const;

/** "One step" · "Two steps" · "7 steps", in either direction. */
function stepsText(steps: number, write: Write): string {
  const count = Math.abs(steps);
  if (count === 0) return "";
  const few = COUNTS[count];
  return few ? write(few) : write("steps", { count });
}

/** The sentences of the first rule that has any. */
function templatesOf(rules: readonly Rule[]): Templates {
  return rules.find(({ reasons }) => reasons)?.reasons ?? {};
}
