import { MAX_DOCUMENT_BYTES, MAX_RULES, type FinderDocument } from "@shared/finders/document";
import {
  ATTRIBUTES,
  attributeId,
  manyAnswers,
  oneRule,
  valueId,
  VALUES,
} from "../../finders/testing/costly/documents";
import type { Asked } from "./answers";

// The documents that cost a server the most, as far as staff can store or publish them.

/** A document, and what is asked of it. */
export interface Costly {
  slug: string;
  what: string;
  document: FinderDocument;
  /** What shoppers ask of it, and viewers of its draft. */
  asked: readonly Asked[];
  /** Whether it can be stored, but not be published. */
  isDraftAlone?: true;
}

const ALL: readonly Asked[] = ["counts", "suggestions", "recommendations"];

export const MUSTS = "costly-20-25";

/** Each of them; the ids of their catalog are that of `worst/documents`. */
export const costlyDocuments = (): Costly[] => [
  {
    slug: "costly-8-16",
    what: "8 questions of several answers × 16 musts",
    document: manyAnswers({ questions: 8, options: 16 }),
    asked: ALL,
  },
  {
    slug: MUSTS,
    what: "20 × 25 musts",
    document: manyAnswers({ questions: 20, options: 25 }),
    asked: ALL,
  },
  {
    slug: "costly-tests",
    what: "one option with one must of 9,000 tests",
    document: withBudget(oneRule(9_000)),
    asked: ALL,
  },
  {
    slug: "costly-60-500",
    what: "60 questions with 500 musts",
    document: sixtyWithAll(),
    asked: ALL,
  },
  {
    slug: "costly-largest",
    what: "60 questions with 500 options, 2,000 rules and 12 sections",
    document: largest(),
    asked: ALL,
  },
  {
    slug: "costly-30-60",
    what: "a draft of 30 × 60 musts",
    document: manyAnswers({ questions: 30, options: 60 }),
    asked: ALL,
    isDraftAlone: true,
  },
];

/** Sixty questions, with as many options as a document has at most. */
function sixtyWithAll(): FinderDocument {
  const document = manyAnswers({ questions: 60, options: 9 });
  document.questions.forEach((question, at) => {
    if (at >= 20 && Array.isArray(question.options)) question.options.length = 8;
  });
  return document;
}

/** A range of money besides: with it no answers need be asked twice. */
function withBudget(document: FinderDocument): FinderDocument {
  document.questions.push({
    id: "budget",
    title: { en: "Budget" },
    ask: { kind: "price", min: 0, max: 60_000, step: 1, presets: [] },
    required: true,
    advance: "submit",
    weight: 10,
    fact: false,
    combine: "any",
    rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "budget" } }],
    offer: "all",
  });
  return document;
}

/** As much of everything as a document may have, in as many bytes. */
function largest(): FinderDocument {
  const document = sixtyWithAll();
  const [first] = document.sections;
  document.sections = Array.from({ length: 12 }, (_, at) => ({ ...first!, id: `part-${at}` }));
  const options = document.questions.flatMap(({ options: own }) => (Array.isArray(own) ? own : []));
  document.questions.forEach((question) => (question.skipSame = true));
  const rulesOfEach = MAX_RULES / options.length;
  const bytes = () => Buffer.byteLength(JSON.stringify(document));
  const room = MAX_DOCUMENT_BYTES - bytes() - 4_000;
  const bytesOfTest = 36;
  const tests = Math.floor(room / MAX_RULES / bytesOfTest);
  options.forEach((option, at) => {
    for (let more = 1; more < rulesOfEach; more++) {
      option.rules.push({
        use: more % 2 === 0 ? "filter" : "score",
        condition: {
          any: Array.from({ length: tests }, (_, test) => ({
            attribute: attributeId((at + more * 7 + test) % ATTRIBUTES),
            is: valueId((at + more + test * 3) % VALUES),
          })),
        },
      });
    }
  });
  return document;
}
