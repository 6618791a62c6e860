import { expect, it, test } from "vitest";
import type { AttributeShape } from "@shared/contracts/attributes";
import { finderDocument } from "@shared/finders/document";
import { valuesNamed } from "../../catalog/staff/asked-values";
import { check } from "../testing/any-case";
import { mergedAnswer, mergedIn, withMergedValues } from "./merged-values";

const value = (id: string, ...aliases: string[]) => ({
  id,
  label: { en: id },
  synonyms: [],
  isRetired: false,
  ...(aliases.length > 0 && { aliases }),
});
const attribute = (values: AttributeShape["values"]): AttributeShape => ({
  id: "width",
  label: { en: "Width" },
  kind: "choice",
  values,
  isRetired: false,
});
const merged = mergedIn(
  new Map([["width", attribute([value("narrow"), value("wide", "broad", "2e")])]]),
);

const filter = (condition: object) => ({ use: "filter", condition });
const score = (earn: object) => ({ use: "score", earn: { attribute: "width", ...earn } });
const documentWith = (rules: object[], questions: object[] = []) =>
  finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Shoes" },
    questions: [
      { id: "fit", title: { en: "Fit?" }, ask: { kind: "many" }, options: { attribute: "width" } },
      {
        id: "own",
        title: { en: "?" },
        ask: { kind: "one" },
        options: [{ id: "broad", label: { en: "Broad" }, rules }],
      },
      ...questions,
    ],
    sections: [{ id: "main", catalogue: "shoes" }],
  });
const rulesOf = (document: ReturnType<typeof documentWith>) => {
  const { options } = document.questions[1]!;
  return Array.isArray(options) ? options[0]!.rules : [];
};

test.each<[string, object, object]>([
  ["is", filter({ attribute: "width", is: "broad" }), filter({ attribute: "width", is: "wide" })],
  [
    "one of, once",
    filter({ attribute: "width", oneOf: ["broad", "wide", "2e"] }),
    filter({ attribute: "width", oneOf: ["wide"] }),
  ],
  [
    "within other conditions",
    filter({ not: { any: [{ attribute: "width", hasAny: ["2e", "narrow"] }] } }),
    filter({ not: { any: [{ attribute: "width", hasAny: ["wide", "narrow"] }] } }),
  ],
  [
    "another attribute, which stays",
    filter({ attribute: "length", is: "broad" }),
    filter({ attribute: "length", is: "broad" }),
  ],
  [
    "steps",
    score({ by: "steps", from: "broad", shares: [1] }),
    score({ by: "steps", from: "wide", shares: [1] }),
  ],
  [
    "a table, in which the value that stayed speaks for itself",
    score({ by: "table", shares: { broad: 0.2, wide: 0.9, narrow: 0.1 } }),
    score({ by: "table", shares: { wide: 0.9, narrow: 0.1 } }),
  ],
  [
    "what is alike",
    score({ by: "kin", from: "broad", pairs: [{ of: ["broad", "narrow"], share: 0.5 }] }),
    score({ by: "kin", from: "wide", pairs: [{ of: ["wide", "narrow"], share: 0.5 }] }),
  ],
  [
    "a share of several",
    score({ by: "share", of: ["broad", "narrow"] }),
    score({ by: "share", of: ["wide", "narrow"] }),
  ],
])("a rule goes on meaning the same: %s", (_, before, after) => {
  expect(rulesOf(withMergedValues(documentWith([before]), merged))).toEqual(
    rulesOf(documentWith([after])),
  );
});

test("conditions on answers that are an attribute's values are read so, too, and own answers stay", () => {
  const asked = (is: string, own: string) => ({
    id: "more",
    title: { en: "More?" },
    when: {
      all: [
        { question: "fit", is },
        { question: "own", is: own },
      ],
    },
    ask: { kind: "info" },
    required: false,
  });
  expect(withMergedValues(documentWith([], [asked("broad", "broad")]), merged)).toEqual(
    documentWith([], [asked("wide", "broad")]),
  );
});

test.each([
  ["broad", "wide"],
  ["narrow", "narrow"],
])("an answer %s is %s", (given, now) => {
  const question = { options: { attribute: "width" } };
  expect(mergedAnswer(question, given, merged)).toBe(now);
  expect(mergedAnswer(question, [given, "wide"], merged)).toEqual([...new Set([now, "wide"])]);
  expect(mergedAnswer({ options: [] }, given, merged)).toBe(given);
});

test("a document is the same where nothing was merged", () => {
  const document = documentWith([]);
  expect(withMergedValues(document, mergedIn(new Map()))).toBe(document);
});

it("leaves no merged value named in random documents, and reads what it read again alike", () => {
  let renamed = 0;
  check(({ stage: { document, catalogs } }) => {
    for (const { attributes } of catalogs.values()) {
      for (const [id, { values }] of attributes) {
        const [from, into] = values;
        if (!from || !into) continue;
        const after = { ...attributes.get(id)!, values: [{ ...into, aliases: [from.id] }] };
        const both = mergedIn(new Map([[id, after]]));
        const read = withMergedValues(document, both);
        expect(valuesNamed(read, id) ?? []).not.toContain(from.id);
        expect(finderDocument.parse(read)).toEqual(withMergedValues(read, both));
        renamed += valuesNamed(document, id)?.includes(from.id) ? 1 : 0;
      }
    }
  });
  expect(renamed).toBeGreaterThan(50);
});
