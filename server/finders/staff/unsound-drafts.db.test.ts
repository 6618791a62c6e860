import fc from "fast-check";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { Draft } from "@shared/contracts/finder-drafts";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { callAll } from "../testing/ask-tents";
import { anyDraft } from "../testing/documents";
import { anyMutant, plainAnswers } from "../testing/mutants";
import { exampleCalls, exampleOf } from "../testing/put-in-example";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { addShoes, shoeDocument, storeSamples } from "../testing/shoes";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  await storeSamples(server.database.db);
  await addShoes(editor, "shoes");
});
afterAll(() => server.close());

/** What is asked of a draft, by the ends of the paths. */
const ASKED = ["finder", "recommendations", "counts", "suggestions", "matching", "stated"];
const ASKED_OF_ONE = ["options", "cells"];

/** All that is asked of a draft: without answers, and with one to each question. */
function addressesOf(slug: string, document: FinderDocument): string[] {
  const ids = document.questions.map(({ id }) => id);
  const at = (end: string, parts: Record<string, string>) =>
    `/api/admin/finders/${slug}/draft/${end}?${new URLSearchParams(parts)}`;
  return [
    `/api/admin/finders/${slug}/check`,
    ...ASKED.flatMap((end) =>
      [{}, plainAnswers(document)].map((given) =>
        at(end, { ...given, of: ids.join(","), ...(end === "matching" && WATCHED) }),
      ),
    ),
    ...ASKED_OF_ONE.map((end) =>
      at(end, { of: ids.at(-1)!, ...(end === "options" && { text: "a" }) }),
    ),
    at("cells/export", { of: ids[0]! }),
  ];
}
const WATCHED = { "console.watch": "a" };

async function store(slug: string, document: FinderDocument): Promise<void> {
  const path = `/api/admin/finders/${slug}/draft`;
  const { revision } = (await editor.get(path).expect(200)).body as Draft;
  await editor.put(path).send({ revision, document }).expect(200);
}

/** Stores each, and asks all of it. */
async function askAll(slug: string, documents: readonly FinderDocument[]): Promise<void> {
  for (const document of documents) {
    await store(slug, document);
    for (const address of addressesOf(slug, document)) {
      const { status, body, text } = await editor.get(address);
      expect([200, 400], `${address} of ${JSON.stringify(document)}: ${text}`).toContain(status);
      if (status !== 400) continue;
      expect((body as ErrorBody).message, address).toMatch(/\S \S.*\.$/);
    }
  }
}

const shoes = (change: (document: FinderDocument) => void) => {
  const document = finderDocument.parse(shoeDocument());
  change(document);
  return document;
};
const must = (condition: object) =>
  shoes(({ rules }) => {
    const rule = { use: "filter", condition };
    rules.push({ id: "rule", fact: false, weight: 10, rule } as unknown as (typeof rules)[number]);
  });

describe("a draft that names what is gone", () => {
  it.each<[string, FinderDocument]>([
    ["an attribute", must({ attribute: "gone", atMost: 3 })],
    [
      "an attribute of a part's products",
      shoes(({ sections }) => (sections[0]!.filter = { attribute: "gone", is: "x" })),
    ],
    ["a list", must({ list: "gone", listedFor: ["golf"] })],
    ["a catalog", shoes(({ sections }) => (sections[0]!.catalogue = "gone"))],
    [
      "a question in a condition",
      shoes(({ questions }) => (questions[0]!.when = { question: "gone", is: "x" })),
    ],
    ["a retired value", must({ attribute: "width", is: "huge" })],
    ["a value of an attribute", must({ attribute: "width", is: "gone" })],
    [
      "a value that needs itself",
      shoes(({ questions, values }) => {
        values.push({ id: "a", is: { value: "b" } }, { id: "b", is: { value: "a" } });
        questions[0]!.when = { value: "a", atLeast: 1 };
      }),
    ],
    [
      "two values with one id",
      shoes(({ values }) => void values.push({ id: "a", is: 1 }, { id: "a", is: 2 })),
    ],
  ])("can be looked at all the same, and its check says so: %s", async (_, document) => {
    await store("shoes", document);
    await editor.get("/api/admin/finders/shoes/draft/recommendations").expect(200);
    const { body } = await editor.get("/api/admin/finders/shoes/check").expect(200);
    expect((body as { faults: unknown[] }).faults).not.toEqual([]);
  });
});

describe("a draft that nobody checked is never our failure, whatever is asked of it", () => {
  it("of random finders", async () => {
    const draw = anyMutant(anyDraft(sampleAttributes, sampleCatalog));
    await askAll("shoes", fc.sample(draw, 12));
  });

  const examples = ["car-seats", "coffee", "paint"];
  beforeAll(async () => {
    const staff = await server.staff();
    for (const slug of examples) await callAll(staff, exampleCalls(slug));
  });

  it("of one that compares with what the products of the section above cannot state", async () => {
    const document = finderDocument.parse(JSON.parse(exampleOf("coffee").source));
    const { rule } = document.rules.find(({ id }) => id === "roasted")!;
    const { condition } = rule as { condition: { attribute: string; of?: string } };
    condition.of = condition.attribute;
    await store("coffee", document);
    await editor.get("/api/admin/finders/coffee/draft/recommendations").expect(200);
  });

  it.each(examples)("of the example %s", async (slug) => {
    const sound = finderDocument.parse(JSON.parse(exampleOf(slug).source));
    await askAll(slug, fc.sample(anyMutant(fc.constant(sound)), 5));
  });
});
