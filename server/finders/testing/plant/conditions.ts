import type { When } from "@shared/finders/when";
import {
  ab,
  ask,
  askWhen,
  earlier,
  earlierOr,
  idAt,
  isWide,
  must,
  number,
  option,
  optionsOf,
  ruleOf,
  valueOf,
  nested,
  type Ground,
  type Planter,
} from "./plant";

/** A condition that cannot be asked, under which a question at the end is asked. */
const asking =
  (whenOf: (ground: Ground) => When, said: RegExp): Planter =>
  (ground) => {
    const when = whenOf(ground);
    return { path: `${askWhen(ground, when)}.when`, said };
  };

/** The id of a question that is put at the end. */
const newly = (ground: Ground, part: object = ab) => idAt(ground, ask(ground, part));

const never = /^No answers lead to /;
const info = { ask: { kind: "info" }, text: { en: "Read this." } };
const price = { ask: { kind: "price", max: 100, step: 10 } };
const isChoice = (each: { ask: { kind: string } }) => ["one", "scale"].includes(each.ask.kind);

/** Faults of conditions on answers. */
export const inConditions: Record<string, Planter> = {
  "a condition on no question"(ground) {
    const { document, pick, own } = ground;
    const at = pick(document.questions.slice(0, own).map((_, each) => each))!;
    document.questions[at]!.when = { question: "gone", isAnswered: true };
    return { path: `questions.${at}.when`, said: /a question that is not there any more/ };
  },
  "a condition on a later question"(ground) {
    const later = earlier(ground, (each) => each.ask.kind !== "info", 1);
    if (!later) return undefined;
    const at = ground.pick(Array.from({ length: later.at }, (_, each) => each))!;
    const isAnswered = { question: later.question.id, isAnswered: true };
    ground.document.questions[at]!.when = { not: isAnswered };
    return { path: `questions.${at}.when.not`, said: /does not come before/ };
  },
  "a condition on an option that is gone"(ground) {
    const before = earlierOr(ground, (each) => optionsOf(each).length > 0, ab);
    const path = askWhen(ground, { question: before.question.id, is: "gone" });
    return {
      path: `${path}.when`,
      said: /no such answer any more|an answer that is not there any more/,
    };
  },
  "an option that asks about what comes later"(ground) {
    const options = [option("a"), option("b", { when: { question: "x-later", isAnswered: true } })];
    const path = ask(ground, { options });
    newly(ground, { ...ab, id: "x-later" });
    return { path: `${path}.options.1.when`, said: /does not come before/ };
  },
  "a choice that is at least something": asking(
    (ground) => ({ question: newly(ground), atLeast: 3 }),
    /is no number/,
  ),
  "a number that is a word": asking(
    (ground) => ({ question: newly(ground, { ask: number }), is: "much" }),
    /is a number/,
  ),
  "a price that is a word": asking(
    (ground) => ({ question: newly(ground, price), is: "much" }),
    /whether it is answered/,
  ),
  "a date that is no day": asking(
    (ground) => ({ question: newly(ground, { ask: { kind: "date" } }), isNot: "2026-02-30" }),
    /is a date/,
  ),
  "a page to read that is answered": asking(
    (ground) => ({ question: newly(ground, info), isAnswered: true }),
    /asks nothing/,
  ),
  "a condition on no value": asking(
    () => ({ value: "gone", atLeast: 1 }),
    /a calculation that is not there any more/,
  ),
  "a value that is compared with a word": asking(
    (ground) => ({ value: valueOf(ground, 1).id, is: "three" }),
    /Compare it with a number/,
  ),
  "a condition on a value of a later answer"(ground) {
    const { id } = valueOf(ground, { answer: "x-counted" });
    const path = askWhen(ground, { value: id, atLeast: 3 });
    newly(ground, { ask: number, id: "x-counted" });
    return { path: `${path}.when`, said: /made of the answer to / };
  },
  "a rule under a condition on no question": (ground) => ({
    path: `${ruleOf(ground, { ...must(isWide), when: { question: "gone", isAnswered: true } })}.when`,
    said: /a question that is not there any more/,
  }),
  "a rule of the finder under a condition on no question": (ground) => ({
    path: ruleOf(ground, must(isWide), { when: { question: "gone", isAnswered: true } }).replace(
      ".rule",
      ".when",
    ),
    said: /a question that is not there any more/,
  }),
  "a condition that is nested too deep": asking(
    (ground) => nested<When>({ question: newly(ground), isAnswered: true }),
    /at most 6 deep/,
  ),
  "a question of two answers of one"(ground) {
    const before = earlierOr(ground, (each) => isChoice(each) && optionsOf(each).length > 1, ab);
    const { id } = before.question;
    const [one, other] = optionsOf(before.question);
    const all = [
      { question: id, is: one!.id },
      { question: id, is: other!.id },
    ];
    return { path: `${askWhen(ground, { all })}.when`, said: never };
  },
  "a question of an answer and not it"(ground) {
    const before = earlierOr(ground, (each) => optionsOf(each).length > 0, ab);
    const is = { question: before.question.id, is: optionsOf(before.question)[0]!.id };
    return {
      path: `${askWhen(ground, { all: [{ not: is }, { not: { not: is } }] })}.when`,
      said: never,
    };
  },
  "a question of a number that is at least five and at most three"(ground) {
    const before = earlierOr(ground, (each) => each.ask.kind === "number", { ask: number });
    const { id } = before.question;
    const all = [
      { question: id, atLeast: 5 },
      { question: id, atMost: 3 },
    ];
    return { path: `${askWhen(ground, { all })}.when`, said: never };
  },
  "a question of an answer to what is asked of others"(ground) {
    const first = newly(ground);
    const second = newly(ground, { ...ab, when: { question: first, is: "a" } });
    const all = [
      { question: second, is: "b" },
      { question: first, is: "b" },
    ];
    return { path: `${askWhen(ground, { all })}.when`, said: never };
  },
  "an option that nobody sees"(ground) {
    const before = earlierOr(ground, (each) => each.ask.kind !== "info", ab);
    const after =
      earlier(ground, (each) => optionsOf(each).length > 0, before.at + 1) ??
      earlierOr(ground, () => false, ab);
    const { id } = before.question;
    const options = optionsOf(after.question);
    const all = [
      { question: id, isAnswered: true },
      { question: id, isAnswered: false },
    ];
    const { color, picture } = options[0]!;
    // In all languages that another fault may take one from.
    const label = { en: "Unseen", af: "Ongesien" };
    options.push({ id: "x-unseen", label, color, picture, when: { all }, rules: [] });
    const path = `questions.${after.at}.options.${options.length - 1}.when`;
    return { path, said: never };
  },
};
