import { chosenIds, rangeIn, type Answer, type Answers } from "@shared/finders/answers";
import { isMet, type Values } from "@shared/finders/path";
import type { Text } from "@shared/finders/text";
import type { Question } from "@shared/finders/question";
import { neighbors, type Beside } from "../../engine/suggestions";
import type { AskedQuestion } from "../compile/asked";
import { offered, type KnownOption } from "../compile/known-options";
import { fill, type Say } from "../compile/say";
import { writerIn } from "../sentences/sentences";

/** A change of answers that might find more; null removes one. */
export interface Offer {
  id: string;
  label: string;
  changes: Record<string, Answer | null>;
  /** Whether it asks for less than before, and for nothing else; what staff suggest themselves is their word. */
  isLess?: true;
  /** The questions of which it asks less, or nothing, where that is all it does. */
  eases?: readonly string[];
}

/** What offers are made with. */
export interface Offering {
  onTheWay: Answers;
  values: Values;
  say: Say;
  locale: string;
  /** The most that are tried of one question whose changes nobody has named. */
  maxOfAQuestion: number;
  /** The first question that was answered; undefined where there is one alone. */
  first: string | undefined;
  /** The other choices of a question that are worth a try, in their order. */
  among: (asked: AskedQuestion) => readonly KnownOption[];
}

/** The choices that the answers leave, without those that say nothing. */
export const openChoices = (
  { options }: AskedQuestion,
  { onTheWay, values }: Pick<Offering, "onTheWay" | "values">,
): KnownOption[] =>
  offered(options).filter((each) => !each.exclusive && isMet(each.when, onTheWay, values));

/** Other choices, fewer of several, or none: those that the question names, ours where it names none. */
export function choiceOffers(asked: AskedQuestion, offering: Offering): Offer[] {
  const { suggest } = asked.question;
  if (!suggest) return [...usualOffers(asked, offering), ...leftOpen(asked, offering)];
  return [
    ...(suggest.neighbors ? nextChoices(asked, offering, suggest.neighbors) : []),
    ...(suggest.others ? otherChoices(asked, offering, suggest.others) : []),
    ...(suggest.less ? fewerChoices(asked, offering, suggest.less) : []),
    ...(suggest.open ? leftOpen(asked, offering, suggest.open) : []),
  ];
}

/** A neighbor on a scale, another choice, or one of several less. */
function usualOffers(asked: AskedQuestion, offering: Offering): Offer[] {
  const { kind } = asked.question.ask;
  if (kind === "many") return fewerChoices(asked, offering);
  if (typeof asked.answer !== "string") return [];
  // What somebody is looking for is said first: a knife is not suggested to whoever asked for a stove.
  if (kind === "one" && asked.question.id === offering.first) return [];
  return (kind === "scale" ? nextChoices(asked, offering) : otherChoices(asked, offering)).slice(
    0,
    offering.maxOfAQuestion,
  );
}

function nextChoices(asked: AskedQuestion, offering: Offering, text?: Text): Offer[] {
  const open = openChoices(asked, offering);
  const [chosen] = chosenIds(asked.answer);
  return neighbors(open, chosen).map((other) => choosing(asked, other, offering, text));
}

function otherChoices(asked: AskedQuestion, offering: Offering, text?: Text): Offer[] {
  const chosen = chosenIds(asked.answer);
  return offering
    .among(asked)
    .filter(({ id }) => !chosen.includes(id))
    .map((other) => choosing(asked, other, offering, text));
}

function choosing(
  { question: { id } }: AskedQuestion,
  other: KnownOption,
  offering: Offering,
  text?: Text,
): Offer {
  return {
    id: `${id}-${other.id}`,
    label: said(text, "instead", other, offering),
    changes: { [id]: other.id },
  };
}

function fewerChoices(
  { question: { id }, answer, chosen }: AskedQuestion,
  offering: Offering,
  text?: Text,
): Offer[] {
  if (chosen.length < 2) return [];
  return chosen.map((less) => ({
    id: `${id}-without-${less.id}`,
    label: said(text, "without", less, offering),
    changes: { [id]: chosenIds(answer).filter((each) => each !== less.id) },
    ...(!text && { isLess: true, eases: [id] }),
  }));
}

/** A label stands as staff write it: it may be a name, or of a language whose nouns have capitals. */
function said(
  text: Text | undefined,
  ours: "instead" | "without",
  { label }: KnownOption,
  { say, locale }: Offering,
) {
  const option = say(label);
  return text ? fill(say(text), { option }, locale) : writerIn(locale)(ours, { option });
}

function leftOpen(asked: AskedQuestion, { say, locale }: Offering, text?: Text): Offer[] {
  const changes = withoutAnswer(asked);
  if (!changes) return [];
  const { id, title } = asked.question;
  const label = text ? say(text) : writerIn(locale)("leave-open", { question: say(title) });
  return [{ id: `${id}-open`, label, changes, ...(!text && { isLess: true, eases: [id] }) }];
}

/** How a question is left open: by its own "not sure", or without an answer if it needs none. */
export function withoutAnswer({ question, options }: AskedQuestion): Offer["changes"] | undefined {
  const notSure = options.find(({ exclusive }) => exclusive === "not-sure");
  if (notSure) return { [question.id]: question.ask.kind === "many" ? [notSure.id] : notSure.id };
  return question.required ? undefined : { [question.id]: null };
}

/** Whether what is asked for may do without: a window stays as wide as it is, and what is made for others is of no use. */
export const mayBeLeftOpen = ({ question: { rules } }: AskedQuestion): boolean =>
  !rules.some(
    (rule) =>
      (rule.use === "filter" || rule.use === "narrow") &&
      "condition" in rule &&
      "contains" in rule.condition,
  );

/** What budgets are rounded to, away from the shopper's own: two digits stay. */
const roundingOf = (amount: number) => Math.max(1, 10 ** Math.floor(Math.log10(amount) - 1));

/** For how many more products a budget is raised; undefined where a question suggests none. */
export const raisesOf = ({ suggest }: Question): readonly number[] | undefined =>
  suggest && !suggest.budget ? undefined : (suggest?.budget?.ahead ?? [1]);

interface Prices {
  /** Next to the budget, of all products that the other answers leave. */
  beside: Beside;
  /** The slider's end. */
  top: number;
  money: (amount: number) => string;
}

/** A budget is raised to no more than so many times itself. */
const MOST_RAISED = 2;

/** Just enough more for the next products, or just enough less. */
export function budgetOffers(
  { question, answer }: AskedQuestion,
  { beside, top, money }: Prices,
  { say, locale }: Offering,
): Offer[] {
  const { id, suggest } = question;
  const range = rangeIn(answer);
  if (!range) return [];
  const { rounding, top: topText } = suggest?.budget ?? {};
  const { min = 0, max } = range;
  const offers: Offer[] = [];
  const write = writerIn(locale);
  if (max !== undefined) {
    const raises = (raisesOf(question) ?? []).flatMap((place) => {
      const price = beside.above[place - 1];
      if (price === undefined) return [];
      // Somebody who has 150 does not spend 850; what staff say themselves is their word.
      if (!suggest && price > max * MOST_RAISED) return [];
      const step = rounding ?? roundingOf(price);
      const raised = Math.ceil(price / step) * step;
      return topText ? Math.min(raised, top) : raised;
    });
    for (const raised of new Set(raises)) {
      // At its top the slider sets no limit.
      const isOpen = topText ? raised === top : raised > top;
      const { max: _max, ...below } = range;
      offers.push({
        id: `${id}-max-${raised}`,
        label:
          topText && isOpen
            ? fill(say(topText), { amount: money(top) }, locale)
            : write("raise-budget", { amount: money(raised - max) }),
        changes: { [id]: isOpen ? { min, ...below } : { ...range, max: raised } },
        ...(!suggest && { isLess: true, eases: [id] }),
      });
    }
  }
  const { below } = beside;
  if (below !== undefined) {
    const step = rounding ?? roundingOf(below);
    const lowered = Math.floor(below / step) * step;
    offers.push({
      id: `${id}-min-${lowered}`,
      label: write("start-budget", { amount: money(lowered) }),
      changes: { [id]: { ...range, min: lowered } },
      ...(!suggest && { isLess: true, eases: [id] }),
    });
  }
  return offers;
}
