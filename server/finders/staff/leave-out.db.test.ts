import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { Draft, ListedFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { addShoes, publishShoes, shoeDocument, storeSamples } from "../testing/shoes";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor", "Anele");
  await storeSamples(server.database.db);
  await addShoes(editor, "shoes");
});
afterAll(() => server.close());

const at = (rest: string) => `/api/admin/finders/shoes${rest}`;
const draft = async () => (await editor.get(at("/draft")).expect(200)).body as Draft;
const hasUnpublishedChanges = async () => {
  const { body } = await editor.get("/api/admin/finders").expect(200);
  return (body as ListedFinder[]).find(({ slug }) => slug === "shoes")!.hasUnpublishedChanges;
};
const version = async (number: number) =>
  (await editor.get(at(`/versions/${number}`)).expect(200)).body as FinderDocument;

it("what is left out of a version stays in the draft; what the rest needs is not left out", async () => {
  const refused = await editor
    .post(at("/publish"))
    .send({ revision: 1, leaveOut: [{ part: "title" }] })
    .expect(400);
  expect((refused.body as ErrorBody).message).toMatch(/Shoppers do not see this finder yet/);
  expect(await hasUnpublishedChanges()).toBe(false);
  await publishShoes(editor, "shoes");
  expect(await hasUnpublishedChanges()).toBe(false);

  const { revision } = await draft();
  const document = shoeDocument("Running shoes");
  const [width] = document.questions;
  const terrain = { ...width!, id: "terrainKind", title: { en: "Where do you run?" } };
  const ofTerrain = {
    id: "far",
    rule: width!.options,
    when: { question: "terrainKind", is: "wide" },
  };
  const rule = { use: "score", condition: { attribute: "width", is: "wide" } };
  const next = {
    ...document,
    questions: [{ ...width, title: { en: "Wide feet?" } }, terrain],
    rules: [{ ...ofTerrain, rule }],
  };
  await editor.put(at("/draft")).send({ revision, document: next }).expect(200);
  const publish = (leaveOut: object[]) =>
    editor.post(at("/publish")).send({ revision: revision + 1, leaveOut });

  const needed = await publish([{ part: "questions", id: "terrainKind" }]).expect(400);
  expect((needed.body as ErrorBody).errors?.[0]?.message).toMatch(/question that is not there/);
  await publish([{ part: "questions", id: "nowhere-x", more: 1 }]).expect(400);

  await publish([
    { part: "questions", id: "terrainKind" },
    { part: "rules", id: "far" },
    { part: "title" },
  ]).expect(201);
  expect(await hasUnpublishedChanges()).toBe(true);
  const live = await version(2);
  expect(live.title.en).toBe("Shoes");
  expect(live.questions.map(({ title }) => title.en)).toEqual(["Wide feet?"]);
  expect(live.rules).toEqual([]);
  expect((await draft()).document?.title.en).toBe("Running shoes");
  expect((await draft()).document?.questions).toHaveLength(2);
});
