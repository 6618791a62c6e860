import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import { isMet, type Values } from "@shared/finders/path";
import type { Text } from "@shared/finders/text";
import { neighbors } from "../../engine/suggestions";
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
  if (!suggest) {
    // What somebody is looking for is said first: a knife is not suggested to whoever asked for a stove.
    const isSought = asked.question.ask.kind === "one" && asked.question.id === offering.first;
    return isSought || mustContain(asked)
      ? []
      : [...usualOffers(asked, offering), ...leftOpen(asked, offering)];
  }
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

/** Whether products have to be made for the number that was answered, such as the width of a window. */
export const mustContain = ({ question: { rules } }: AskedQuestion): boolean =>
  rules.some(
    (rule) =>
      (rule.use === "filter" || rule.use === "narrow") &&
      "condition" in rule &&
      "contains" in rule.condition,
  );
