import fc from "fast-check";
import { expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { finish } from "../../platform/work/steps";
import { anyDraft } from "../testing/documents";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { readInSteps } from "./read-in-steps";

const read = (sent: unknown) => finish(readInSteps(sent));
const inOneGo = (sent: unknown) => {
  const { data, error } = finderDocument.safeParse(sent);
  return error ? { issues: error.issues } : { document: data };
};

/** What is put in the place of a part of a document. */
const anything = fc.oneof(
  fc.constantFrom(undefined, null, "", "x", -1, 0.5, true, {}, [], [{}], [null]),
  fc.constantFrom({ id: "a" }, { options: [{}] }, "x".repeat(3_000), ["a", "a"]),
);

/** A document with some of its parts, however deep, in another's place. */
const anySpoiled = fc
  .record({
    sound: anyDraft(sampleAttributes, sampleCatalog),
    spoils: fc.array(fc.tuple(fc.nat(), anything, fc.boolean()), { maxLength: 3 }),
  })
  .map(({ sound, spoils }) => {
    const document = structuredClone(sound) as unknown as Record<string, unknown>;
    for (const [at, value, isExtra] of spoils) {
      const places = placesIn(document);
      const [part, name] = places[at % places.length]!;
      // A copy: put into itself, it would never end.
      part[isExtra ? "unknown" : name] = structuredClone(value);
    }
    return document;
  });

type Part = Record<string, unknown>;

function placesIn(part: unknown): [Part, string][] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, each]) => [[part as Part, name], ...placesIn(each)]);
}

it("reads whatever is sent as the schema does in one go, with the same errors in the same order", () => {
  let refused = 0;
  fc.assert(
    fc.property(anySpoiled, (sent) => {
      const expected = inOneGo(sent);
      if ("issues" in expected) refused++;
      expect(read(sent)).toEqual(expected);
    }),
    { numRuns: 400 },
  );
  expect(refused).toBeGreaterThan(100);
});

it.each([
  undefined,
  null,
  [],
  "text",
  {},
  { questions: {} },
  { questions: [], rules: 1, sections: [] },
])("refuses %j as the schema does", (sent) => {
  expect(read(sent)).toEqual(inOneGo(sent));
});

it("keeps the order of what it reads: documents are compared as they are written", () => {
  const [document] = fc.sample(anyDraft(sampleAttributes, sampleCatalog), 1);
  const found = read(document);
  expect(JSON.stringify(found)).toBe(JSON.stringify(inOneGo(document)));
});
