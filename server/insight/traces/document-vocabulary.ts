import { MAX_NUMBER, type FinderTrace } from "@shared/contracts/traces";
import { rangeIn, readAnswer } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import type { Database } from "../../platform/database/database";
import { wordsOf, type Known, type KnownNumber, type Vocabulary } from "./misfits";
import { brandIds, existingProducts, listedTexts, statedValues } from "./product-queries";

interface Sources {
  db: Database;
  /** The ids of a list that staff keep, by its name in documents. */
  listIds: (list: string) => Promise<readonly string[]>;
}

/** The kinds of questions whose answers are words that the document or the catalogue knows. */
const WORDED = new Set(["one", "many", "scale", "find", "price"]);

/** Those whose answers people write: they may say who somebody is. */
const WRITTEN = new Set(["find", "date", "text", "contact"]);

/**
 * What the traces of a document's runs may hold: its questions and groups as steps, and as answers what the
 * document and the catalogue know. Texts and dates may say who somebody is, and have no place in them.
 */
export async function documentVocabulary(
  sources: Sources,
  { questions }: FinderDocument,
  sent: FinderTrace,
  held?: FinderTrace,
): Promise<Vocabulary> {
  const answers = new Map<string, Known>();
  const numbers = new Map<string, KnownNumber>();
  for (const question of questions) {
    const { id, ask } = question;
    if (ask.kind === "number") numbers.set(id, within(ask.min, ask.max));
    if (!WORDED.has(ask.kind)) continue;
    const words = added(wordsOf(held?.answers[id]), wordsOf(sent.answers[id]));
    const ids = await optionIds(sources, question, words);
    const isRange = (word: string) => ask.kind === "price" && isAmount(word);
    answers.set(id, { has: (word) => ids.has(word) || isRange(word) });
  }
  return {
    steps: new Set([...questions.flatMap(({ id, group }) => [id, group ?? id]), "results"]),
    answers,
    numbers,
    written: new Set(questions.filter(({ ask }) => WRITTEN.has(ask.kind)).map(({ id }) => id)),
    products: await existingProducts(sources.db, added(productsOf(held), productsOf(sent))),
  };
}

/** The ids of a question's options, at least those among these words. */
async function optionIds(
  { db, listIds }: Sources,
  { options }: Question,
  words: string[],
): Promise<ReadonlySet<string>> {
  if (options === undefined || words.length === 0) return new Set();
  if (Array.isArray(options)) return new Set(options.map(({ id }) => id));
  if ("listed" in options) return listedTexts(db, options, words);
  if ("list" in options) return new Set(await listIds(options.list));
  if ("products" in options) return brandIds(db);
  return options.values ? new Set(options.values) : statedValues(db, options.attribute, words);
}

function within(min: number, max: number): KnownNumber {
  const has = (value: number) => min <= value && value <= max;
  return { has, message: `Use a number from ${min} to ${max}.` };
}

/** Whether it is a range of money, as answers write it: "1000..5000". */
function isAmount(word: string): boolean {
  const range = rangeIn(readAnswer("price", word));
  return range !== undefined && (range.min ?? 0) <= MAX_NUMBER && (range.max ?? 0) <= MAX_NUMBER;
}

const productsOf = (trace?: FinderTrace) =>
  [...(trace?.results ?? []), ...(trace?.clicks ?? [])].map(({ id }) => id);

const added = (held: string[], sent: string[]) => [
  ...new Set(sent.filter((word) => !held.includes(word))),
];
