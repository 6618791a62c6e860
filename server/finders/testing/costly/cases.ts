// Longer than 200 lines: one document beside the other, with the products of all.

import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { listedRows, type ListedRows } from "../../../engine/listed-for";
import type { Answer, Answers } from "@shared/finders/answers";
import type { AnyCatalog } from "../../../catalog/store/any-catalog";
import { attributeId, manyAnswers, oneRule, valueId, WORST } from "./documents";
import { worstCatalog } from "./products";

// Documents that each cost a server in another way, with the products that they are asked of.

export interface Case {
  name: string;
  document: FinderDocument;
  /** Made anew, so that nothing is known of it yet. */
  catalog: () => AnyCatalog;
  answers: Answers;
}

const en = (text: string) => ({ en: text });
const many = (length: number) => Array.from({ length }, (_, at) => at);

const document = (more: object): FinderDocument =>
  finderDocument.parse({
    schema: 1,
    locale: "en",
    title: en("Costly"),
    sections: [{ id: "all", catalogue: WORST, maxItems: 24 }],
    ...more,
  });

/** Of each question so many options are answered, the common value among them. */
const answersTo = ({ questions, results }: FinderDocument): Answers =>
  Object.fromEntries(
    questions.map(({ id, ask, options }): [string, Answer] => {
      const ids = Array.isArray(options) ? options.map((each) => each.id) : [];
      const some = ask.kind === "many" ? ids.slice(0, Math.ceil((ids.length * 2) / 3)) : ids[0]!;
      if (ask.kind === "price") return [id, { min: 0, max: 0.5 }];
      if (ask.kind === "find") return [id, "text-1"];
      if (ask.kind === "number") return [id, 500];
      // Of a set the best is not the cheapest.
      return [id, results.budget ? ids[3]! : some];
    }),
  );

interface Shape {
  questions: number;
  options: number;
  use?: string;
  suggest?: object;
  /** What an option asks, by the places of its question and its own. */
  condition?: (question: number, option: number) => object;
}

/** What one of the attributes states. */
const statesOne = (question: number, option: number) => ({
  attribute: attributeId(question),
  hasAny: [valueId(option % 25)],
});

/** Questions of one answer; any other answer may be suggested. */
export const oneAnswer = ({
  questions,
  options,
  use = "filter",
  suggest,
  condition = statesOne,
}: Shape): FinderDocument =>
  document({
    questions: many(questions).map((question) => ({
      id: `q${question}`,
      title: en(`Question ${question}`),
      ask: { kind: "one" },
      required: false,
      ...(suggest && { suggest }),
      options: many(options).map((option) => ({
        id: `o${option}`,
        label: en(`Option ${option}`),
        rules: [{ use, condition: condition(question, option) }],
      })),
    })),
  });

/** Wishes of two attributes each. */
const wishesOfTwo = (questions: number, options: number): FinderDocument =>
  oneAnswer({
    questions,
    options,
    use: "score",
    condition: (question, option) => ({
      all: [statesOne(question, option), statesOne((question + 1) % 60, 0)],
    }),
  });

/** A question that is answered by a list, beside others. */
const fromList = (): FinderDocument =>
  document({
    questions: [
      {
        id: "car",
        title: en("Your car"),
        ask: { kind: "find" },
        options: { listed: "cars", key: "car" },
        fact: true,
        rules: [{ use: "filter", condition: { list: "cars", listedFor: [{ answer: "car" }] } }],
      },
      ...oneAnswer({ questions: 10, options: 10 }).questions,
    ],
  });

/** An amount of what is sold in packs. */
export const amount = (questions: number, options: number): FinderDocument =>
  document({
    questions: [
      {
        id: "area",
        title: en("Area"),
        ask: { kind: "number", min: 1, max: 500 },
      },
      ...oneAnswer({ questions, options, use: "narrow" }).questions,
    ],
    values: [{ id: "area", is: { answer: "area" } }],
    sections: [
      {
        id: "all",
        catalogue: WORST,
        maxItems: 24,
        amount: { value: "area", pack: "pack" },
      },
    ],
  });

/** Parts of a set from the same products, within a budget. */
export const set = (sections: number): FinderDocument =>
  document({
    questions: [
      {
        id: "budget",
        title: en("Budget"),
        ask: { kind: "price", min: 0, max: 50_000, step: 100 },
      },
      ...oneAnswer({ questions: 8, options: 10, use: "score" }).questions,
    ],
    results: { budget: "budget" },
    sections: many(sections).map((at) => ({
      id: `s${at}`,
      catalogue: WORST,
      heading: en(`Part ${at}`),
      maxItems: 12,
    })),
  });

const withLists = (catalog: AnyCatalog, rows: number): AnyCatalog => {
  const list: ListedRows = listedRows(
    { ids: ["car"], areRanges: [false] },
    many(rows).map((at) => ({ keys: [`text-${at % 200}`], product: `p${at}`, note: "" })),
  );
  return { ...catalog, productLists: new Map([["cars", list]]) };
};

const PACKS = [1, 2.5, 5, 10];
export const withPacks = (catalog: AnyCatalog, variants: number): AnyCatalog => ({
  ...catalog,
  numbers: new Map([
    ...catalog.numbers,
    [
      "pack",
      Float64Array.from(catalog.items, (_, row) => PACKS[(row + (row % variants)) % PACKS.length]!),
    ],
  ]),
});

/** All of them, over so many products. */
export function cases(products: number): Case[] {
  const plain = worstCatalog(products);
  /** Nothing is known of columns that are new. */
  const anew = (catalog: AnyCatalog): AnyCatalog => ({
    ...catalog,
    columns: new Map(Array.from(catalog.columns, ([id, column]) => [id, { ...column }])),
  });
  const of = (name: string, made: FinderDocument, catalog = plain): Case => ({
    name,
    document: made,
    catalog: () => anew(catalog),
    answers: answersTo(made),
  });
  const grouped = worstCatalog(Math.ceil(products / 4), 4);
  return [
    of("8 questions of 16 musts, several answers", manyAnswers({ questions: 8, options: 16 })),
    of("20 questions of 25 musts, several answers", manyAnswers({ questions: 20, options: 25 })),
    of(
      "20 questions of 25 wishes, several answers",
      manyAnswers({ questions: 20, options: 25, use: "score" }),
    ),
    of("one must of 9,000 tests", oneRule(9_000)),
    of("one wish of 9,000 tests", oneRule(9_000, "score")),
    of("60 questions of 8 musts, one answer", oneAnswer({ questions: 60, options: 8 })),
    of(
      "60 questions of 8 wishes, one answer",
      oneAnswer({ questions: 60, options: 8, use: "score" }),
    ),
    of(
      "20 questions of 25, any other suggested",
      oneAnswer({
        questions: 20,
        options: 25,
        use: "narrow",
        suggest: { others: en("{option}"), open: en("Any") },
      }),
    ),
    of("50 questions of 10 wishes of two attributes", wishesOfTwo(50, 10)),
    of("a list", fromList(), withLists(plain, products * 4)),
    of("amounts, 5 questions of 6", amount(5, 6), withPacks(grouped, 4)),
    of("amounts, 20 questions of 25", amount(20, 25), withPacks(grouped, 4)),
    of("a set of 3 from the same products", set(3)),
    of("a set of 4 from the same products", set(4)),
    of("a set of 6 from the same products", set(6)),
  ];
}
