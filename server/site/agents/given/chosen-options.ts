import { listedKey } from "@shared/finders/listed-key";
import type { Question } from "@shared/finders/question";
import type { OpenQuestion } from "../../../finders/compile/asked";
import { offered, type KnownOption } from "../../../finders/compile/known-options";
import type { Say } from "../../../finders/compile/say";

/** The options of a question that are called so, the best first, after answers as addresses write them. */
export type FindOptions = (
  question: string,
  text: string,
  before: Readonly<Record<string, string>>,
) => { id: string; label: string }[];

type Find = (question: string, text: string) => ReturnType<FindOptions>;

/** Options as addresses write them, from their ids or from what they are called; or what is wrong with them. */
export function chosenOptions(
  { question, options }: OpenQuestion,
  texts: readonly string[],
  say: Say,
  find: Find,
): string | { problem: string } {
  if (question.ask.kind === "find") return foundOption(question, texts, find);
  const open = offered(options);
  const ids = new Set<string>();
  for (const text of texts) {
    const chosen = allCalled(open, text, question, say);
    if (!chosen) return { problem: noOption(text, open, say, question) };
    for (const { id } of chosen) ids.add(id);
  }
  const chosen = open.filter(({ id }) => ids.has(id));
  return problemOf(question, chosen, say) ?? chosen.map(({ id }) => id).join(",");
}

function problemOf({ ask }: Question, chosen: readonly KnownOption[], say: Say) {
  if (ask.kind !== "many") {
    return chosen.length > 1 ? { problem: "Choose one option." } : undefined;
  }
  const alone = chosen.find(({ exclusive }) => exclusive !== undefined);
  if (alone && chosen.length > 1) {
    return { problem: `“${say(alone.label)}” is chosen alone: send it without the others.` };
  }
  const { max = Infinity } = ask;
  return chosen.length > max ? { problem: `Choose at most ${max} options.` } : undefined;
}

/** The options that a text names: one, or of a question with several choices some with commas between. */
function allCalled(
  open: readonly KnownOption[],
  text: string,
  { ask }: Question,
  say: Say,
): KnownOption[] | undefined {
  const whole = called(open, text, say);
  if (whole) return [whole];
  const parts = ask.kind === "many" ? text.split(",").map((part) => part.trim()) : [];
  const each = parts.filter(Boolean).map((part) => called(open, part, say));
  return each.length > 0 && each.every((one) => one !== undefined) ? each : undefined;
}

/** By its id; else by its label, another word for it, or its name in another system of sizes, if one alone is called so. */
function called(open: readonly KnownOption[], text: string, say: Say): KnownOption | undefined {
  const byId = open.find(({ id }) => id === text);
  if (byId) return byId;
  const key = listedKey(text);
  const names = ({ id, label, synonyms = [], sizes = [] }: KnownOption) =>
    [id, say(label), ...synonyms, ...sizes.map((size) => size.text)].map(listedKey);
  const labelled = open.filter(({ label }) => listedKey(say(label)) === key);
  const found = labelled.length > 0 ? labelled : open.filter((each) => names(each).includes(key));
  return found.length === 1 ? found[0] : undefined;
}

/** No more are named in one sentence. */
const MAX_NAMED = 30;

function noOption(
  text: string,
  open: readonly KnownOption[],
  say: Say,
  { required }: Question,
): string {
  if (open.length === 0) return "There is nothing to choose from at the moment: leave it out.";
  const names = open.slice(0, MAX_NAMED).map(({ id, label }) => withLabel(id, say(label)));
  const more = open.length - names.length;
  const rest = more > 0 ? `, and ${more} more that get_questions lists` : "";
  const orNone = required ? "" : " Leave it out if the person has no preference.";
  return `There is no option “${shortened(text)}”. The options are: ${names.join(", ")}${rest}.${orNone}`;
}

const withLabel = (id: string, label: string) =>
  listedKey(id) === listedKey(label) ? id : `${id} (${label})`;
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Of a list that is searched: what is called so exactly, or what is not there at all; what is close is named. */
function foundOption(
  { id }: Question,
  texts: readonly string[],
  find: Find,
): string | { problem: string } {
  const [text = "", ...others] = texts;
  if (others.length > 0) return { problem: "Send one text." };
  const found = find(id, text);
  const key = listedKey(text);
  const exact = found.find((each) => each.id === text || listedKey(each.label) === key);
  if (exact) return exact.id;
  if (found.length === 0) return text;
  const names = found.slice(0, MAX_NAMED).map((each) => withLabel(each.id, each.label));
  return { problem: `“${shortened(text)}” could be: ${names.join(", ")}. Send one of them.` };
}
