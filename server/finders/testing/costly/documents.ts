import { finderDocument, type FinderDocument } from "@shared/finders/document";

// Documents that cost a server the most, as far as staff can make them.

/** Also the id of its catalog. */
export const WORST = "bench-worst";

/** How many attributes of a few values the products have. */
export const ATTRIBUTES = 60;
/** How many values each attribute has. */
export const VALUES = 25;

const en = (text: string) => ({ en: text });
export const attributeId = (at: number): string => `a${at}`;
export const valueId = (at: number): string => `v${at}`;

/** An attribute with a value of its own for each product. */
export const ARTICLE = "article";

interface Shape {
  questions: number;
  /** Options of each question. */
  options: number;
  use?: "filter" | "score";
}

const document = (questions: object[], more: object = {}): FinderDocument =>
  finderDocument.parse({
    schema: 1,
    locale: "en",
    title: en("Worst"),
    questions,
    sections: [{ id: "all", catalogue: WORST, maxItems: 24 }],
    ...more,
  });

/** Questions of several answers, each of whose options is a rule on an attribute of several values. */
export const manyAnswers = ({ questions, options, use = "filter" }: Shape): FinderDocument =>
  document(
    Array.from({ length: questions }, (_, question) => ({
      id: `q${question}`,
      title: en(`Question ${question}`),
      ask: { kind: "many" },
      options: Array.from({ length: options }, (_, option) => ({
        id: `o${option}`,
        label: en(`Option ${option}`),
        rules: [
          {
            use,
            condition: {
              attribute: attributeId(question % ATTRIBUTES),
              // No two options ask for the same.
              hasAny: [
                valueId(option % VALUES),
                valueId((option + 1 + Math.floor(option / VALUES)) % VALUES),
              ],
            },
          },
        ],
      })),
    })),
  );

/** One question, one option, and one rule of very many tests. */
export const oneRule = (tests: number, use: "filter" | "score" = "filter"): FinderDocument =>
  document([
    {
      id: "q0",
      title: en("Question"),
      ask: { kind: "one" },
      options: [
        {
          id: "o0",
          label: en("Option"),
          rules: [
            {
              use,
              condition: anyOf(
                Array.from({ length: tests }, (_, at) => ({
                  attribute: at % 3 === 0 ? ARTICLE : attributeId(at % ATTRIBUTES),
                  is: at % 3 === 0 ? `article-${at}` : valueId(at % VALUES),
                })),
              ),
            },
          ],
        },
        { id: "o1", label: en("Other") },
      ],
    },
  ]);

/** A condition has so many parts at most. */
const MAX_PARTS = 50;

function anyOf(parts: readonly object[]): object {
  if (parts.length <= MAX_PARTS) return { any: parts };
  const some = Array.from({ length: Math.ceil(parts.length / MAX_PARTS) }, (_, at) => ({
    any: parts.slice(at * MAX_PARTS, (at + 1) * MAX_PARTS),
  }));
  return anyOf(some);
}
