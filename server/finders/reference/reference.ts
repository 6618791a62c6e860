import { format } from "prettier";
import {
  attributeKinds,
  MAX_ALL_ATTRIBUTES,
  MAX_ATTRIBUTE_VALUES,
  MAX_ATTRIBUTES,
} from "@shared/contracts/attributes";
import {
  MAX_DEPTH,
  MAX_DOCUMENT_BYTES,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  MAX_RULES,
  MAX_VALUES,
} from "@shared/finders/document";
import { operatorsFor } from "@shared/finders/operators";
import type { Use } from "@shared/finders/rule";
import { notYet } from "../check/questions";
import { listsText, namedShapes, partText } from "./schema-parts";

/** The parts in the order in which somebody who writes a document meets them. */
const PARTS = {
  finderDocument: "The document",
  group: "group",
  question: "question",
  ask: "ask",
  options: "options",
  option: "option",
  when: "when",
  rule: "rule",
  condition: "condition",
  test: "test",
  attribute: "attribute",
  operand: "operand",
  numeric: "numeric",
  earn: "earn",
  reasons: "reasons",
  suggest: "suggest",
  finderRule: "finderRule",
  section: "section",
  results: "results",
  promotion: "promotion",
  value: "value",
  calculation: "calculation",
  text: "text",
  locale: "locale",
  id: "id",
  optionId: "optionId",
};

/** The reference of documents, as `FINDERS-REFERENCE.md` has it. */
export function referenceText(): Promise<string> {
  const { use: _use, ...shapes } = namedShapes();
  const missing = Object.keys(shapes).filter((name) => !(name in PARTS));
  if (missing.length > 0) throw new Error(`Give these parts a place: ${missing.join(", ")}.`);
  const parts = Object.entries(PARTS).map(([name, title]) => partText(name, title, shapes[name]!));
  const text = [
    INTRODUCTION,
    uses(),
    ...["## Its parts", ...parts],
    kinds(),
    listsText,
    limits(),
    waiting(),
  ];
  return format(text.join("\n\n"), {
    parser: "markdown",
    printWidth: 100,
  });
}

const INTRODUCTION = `# Finders: the reference

<!-- Made by \`npm run docs:finders\` from the schema in \`shared/finders\`. Change it there. -->

What a finder's document consists of, field by field; [\`FINDERS.md\`](FINDERS.md) is the guide. A draft can be exported as a
file and imported again.

| Call                                            | What it does                                               |
| ----------------------------------------------- | ---------------------------------------------------------- |
| \`GET /api/admin/finders\`                      | all finders that staff made                                |
| \`POST /api/admin/finders\`                     | adds one: \`{ slug, name, document? }\`, with its draft    |
| \`PUT /api/admin/finders/{slug}\`               | changes its name, its brand or, for admins, its password   |
| \`DELETE /api/admin/finders/{slug}\`            | deletes it, for admins                                     |
| \`GET /api/admin/finders/{slug}/draft\`         | its draft, with its revision                               |
| \`PUT /api/admin/finders/{slug}/draft\`         | replaces it: \`{ revision, document }\`                    |
| \`GET /api/admin/finders/{slug}/check\`         | what keeps it from being published, and what to look at    |
| \`POST /api/admin/finders/{slug}/publish\`      | makes it the next version: \`{ revision, note }\`          |
| \`GET /api/admin/finders/{slug}/versions\`      | what was published, and \`…/versions/{version}\` as it was |
| \`POST /api/admin/finders/{slug}/live\`         | shows a version, or none: \`{ version }\`                  |
| \`GET /api/admin/finders/{slug}/export\`        | the draft as a file, or \`?version=\`                      |
| \`POST /api/admin/finders/{slug}/import\`       | a file as the draft, on \`?revision=\`                     |

Fields are required where this is said. Each fault is named with its place, such as
\`questions.0.options.1.rules.0\`: places are counted from 0.`;

function uses(): string {
  const rows = Object.entries(usesInWords).map(
    ([use, { word, means, notStated }]) => `| \`${use}\` | ${word} | ${means} | ${notStated} |`,
  );
  return `## How strict: the five words

A test on a product has three outcomes: yes, no, and not stated. What a rule makes of them is its use.

| \`use\` | In words | What it does | A product that does not state it |
| --- | --- | --- | --- |
${rows.join("\n")}`;
}

function kinds(): string {
  const rows = attributeKinds.map(
    (kind) =>
      `| ${kind} | ${operatorsFor(kind)
        .map((name) => `\`${name}\``)
        .join(", ")} |`,
  );
  return `## Kinds of attributes, and the tests that suit them

| Kind | Tests |
| --- | --- |
${rows.join("\n")}

With \`isOpen\` a choice or choices take words that no value is called, as they are written; tests name values. With a
\`calculation\` a number is worked out of what is paid and of other numbers, and no product states it: the price for
100 g is \`{ "divide": [{ "multiply": [{ "price": "paid" }, 100] }, { "attribute": "weight" }] }\`. Besides these there are
\`add\`, \`subtract\`, \`min\`, \`max\` and \`bands\`; where a part is not stated, neither is the number.`;
}

function limits(): string {
  const counted = (number: number) => number.toLocaleString("en");
  return `## Limits

- A document: ${MAX_DOCUMENT_BYTES / 1024} kB, ${MAX_QUESTIONS} questions, ${MAX_OPTIONS} options, ${counted(MAX_RULES)} rules, ${MAX_VALUES} values.
- Conditions and calculations: ${MAX_DEPTH} deep.
- Attributes: ${MAX_ATTRIBUTES} of a catalog, ${counted(MAX_ALL_ATTRIBUTES)} in all, with ${counted(MAX_ATTRIBUTE_VALUES)} values each.`;
}

function waiting(): string {
  const things = Object.values(notYet).map((thing) => `- ${thing}`);
  return `## Not yet

The schema has room for these; a document that uses them is not published yet:

${things.join("\n")}`;
}

/** The uses in the words that staff see, and what each does. */
const usesInWords: Record<Use, { word: string; means: string; notStated: string }> = {
  filter: {
    word: "Must",
    means: "Only products that are so are shown. It is never given up.",
    notStated: "kept behind the others, and marked",
  },
  narrow: {
    word: "Must, if anything is left",
    means:
      "Only products that are so are shown, unless none is left that is known to be so: then it is given up, and said.",
    notStated: "kept behind the others, and marked",
  },
  score: {
    word: "Would be nice",
    means: "Products that are so earn points, and stand higher.",
    notStated: "earns half, and the reason says that the shop does not state it",
  },
  avoid: {
    word: "Rather not",
    means: "Products that are not so earn points.",
    notStated: "earns half, and the reason says that the shop does not state it",
  },
  exclude: {
    word: "Never",
    means: "Products that are so are not shown, promoted or not.",
    notStated: "dropped where the question is a fact, else kept behind the others, and marked",
  },
};
