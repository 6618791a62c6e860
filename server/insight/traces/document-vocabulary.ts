import { and, eq, inArray, sql } from "drizzle-orm";
import { MAX_NUMBER, type FinderTrace } from "@shared/contracts/traces";
import { rangeIn } from "@shared/finders/answers";
import {
  answerKind,
  isWritten,
  readAnswer,
  type QuestionKind,
} from "@shared/finders/question-kinds";
import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import {
  attributes,
  productListRows,
  productLists,
  products,
} from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import { isOfStaff } from "../../catalog/store/selected-products";
import { brandId } from "../../finders/compile/brand-id";
import { wordsOf, type Known, type KnownNumber, type Vocabulary } from "./misfits";

interface Sources {
  db: Database;
  /** The ids of a list that staff keep, by its name in documents. */
  listIds: (list: string) => Promise<readonly string[]>;
}

/**
 * What the traces of a document's runs may hold: its questions and groups as steps, and as answers what the
 * document and the catalog know. Texts and dates may say who somebody is, and have no place in them.
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
    const kind = answerKind(question);
    if (kind !== "choice" && kind !== "choices" && kind !== "range") continue;
    const words = added(wordsOf(held?.answers[id]), wordsOf(sent.answers[id]));
    const ids = await optionIds(sources, question, words);
    const isRange = (word: string) => kind === "range" && isRangeOf(ask.kind, word);
    answers.set(id, { has: (word) => ids.has(word) || isRange(word) });
  }
  return {
    steps: new Set([...questions.flatMap(({ id, group }) => [id, group ?? id]), "results"]),
    answers,
    numbers,
    written: new Set(questions.filter(({ ask }) => isWritten(ask.kind)).map(({ id }) => id)),
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

/** Whether it is a range, as answers to this kind write it: "1000..5000". */
function isRangeOf(kind: QuestionKind, word: string): boolean {
  const range = rangeIn(readAnswer(kind, word));
  const isShort = (end = 0) => Math.abs(end) <= MAX_NUMBER;
  return range !== undefined && isShort(range.min) && isShort(range.max);
}

const productsOf = (trace?: FinderTrace) =>
  [...(trace?.results ?? []), ...(trace?.clicks ?? [])].map(({ id }) => id);

const added = (held: string[], sent: string[]) => [
  ...new Set(sent.filter((word) => !held.includes(word))),
];

/** The keys among these that products have. */
async function existingProducts(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { key } = products;
  const rows = await db.select({ key }).from(products).where(inArray(key, keys));
  return new Set(rows.map((row) => row.key));
}

/** The brands that products state, as they are called in answers. */
async function brandIds(db: Database): Promise<Set<string>> {
  const rows = await db.selectDistinct({ brand: products.brand }).from(products).where(isOfStaff);
  return new Set(rows.map(({ brand }) => brandId(brand ?? "")).filter(Boolean));
}

/** The values among these words that an attribute has, or where it has no list of them, that products state. */
async function statedValues(
  db: Database,
  attribute: string,
  words: string[],
): Promise<Set<string>> {
  const [known] = await db.select().from(attributes).where(eq(attributes.id, attribute));
  if (!known) return new Set();
  if (known.kind === "flag") return new Set(["yes", "no"]);
  if (known.kind === "choice" || known.kind === "choices") {
    return new Set(known.values.map(({ id }) => id));
  }
  const value = sql<string>`${products.values} ->> ${attribute}::text`;
  const rows = await db
    .selectDistinct({ value: value.as("value") })
    .from(products)
    .where(and(sql`${products.values} ? ${attribute}::text`, inArray(value, words)));
  return new Set(rows.map((row) => row.value));
}

/** A number that ranges may cover. Longer ones may be telephone numbers. */
const SHORT_NUMBER = /^\d{1,4}$/;

/**
 * The texts among these words that a key has in a list, as it writes them; of ranges, short whole numbers. What people
 * typed themselves is none of them.
 */
async function listedTexts(
  db: Database,
  { listed, key }: { listed: string; key: string },
  words: string[],
): Promise<Set<string>> {
  const [list] = await db.select().from(productLists).where(eq(productLists.id, listed));
  const place = list?.keys.findIndex(({ id }) => id === key) ?? -1;
  if (!list || place < 0) return new Set();
  if (list.keys[place]!.kind === "range") {
    return new Set(words.filter((each) => SHORT_NUMBER.test(each)));
  }
  const text = sql<string>`${productListRows.keys} ->> ${place}::int`;
  const rows = await db
    .selectDistinct({ text: text.as("text") })
    .from(productListRows)
    .where(and(eq(productListRows.listId, listed), inArray(text, words)));
  return new Set(rows.map((row) => row.text));
}
