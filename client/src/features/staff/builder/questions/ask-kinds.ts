import type { Ask, Question } from "@shared/finders/question";

/** The ways to ask that staff choose from, with what each is for. */
export const ASK_KINDS: readonly { kind: Ask["kind"]; label: string; hint: string }[] = [
  { kind: "one", label: "One answer", hint: "Cards, swatches or pictures to choose one of." },
  { kind: "many", label: "Several answers", hint: "Any number of chips or cards." },
  { kind: "scale", label: "A scale", hint: "One of several steps that are in order." },
  { kind: "price", label: "A price", hint: "Presets, and a slider." },
  { kind: "number", label: "A number", hint: "With its unit, such as a height." },
  { kind: "date", label: "A day", hint: "Such as a date of birth." },
  { kind: "find", label: "Find in a list", hint: "One of thousands, by typing." },
  { kind: "info", label: "A page to read", hint: "Nothing is asked." },
];

/** How a question of a kind is asked to begin with. */
const FIRST: Record<Exclude<Ask["kind"], "text" | "contact">, Ask> = {
  one: { kind: "one", as: "cards" },
  many: { kind: "many", as: "chips" },
  scale: { kind: "scale" },
  price: { kind: "price", min: 0, max: 1_000, step: 10, presets: [] },
  number: { kind: "number", min: 0, max: 100, step: 1 },
  date: { kind: "date" },
  find: { kind: "find" },
  info: { kind: "info" },
};

/** Whether a kind is answered by choosing among options. */
export const hasOptions = (kind: Ask["kind"]): boolean =>
  kind === "one" || kind === "many" || kind === "scale";

/** The question asked in another way: its options stay where the other way has some, too. */
export function askedAs(question: Question, kind: Ask["kind"]): Question {
  if (question.ask.kind === kind || kind === "text" || kind === "contact") return question;
  const { options, ...rest } = question;
  const advance = kind === "one" ? question.advance : "submit";
  const next: Question = { ...rest, ask: FIRST[kind], advance };
  // What products state is found as well as chosen.
  const isStated = options && !Array.isArray(options) && !("list" in options);
  if (kind === "find") return { ...next, ...(isStated && { options }) };
  if (!hasOptions(kind)) return kind === "info" ? { ...next, rules: [], required: false } : next;
  const kept = options && (Array.isArray(options) || !("listed" in options)) ? options : undefined;
  const [locale = "en"] = Object.keys(question.title);
  const first = { id: "first", label: { [locale]: "First answer" }, rules: [] };
  return { ...next, options: kept ?? [first] };
}
