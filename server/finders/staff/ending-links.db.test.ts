import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { Draft } from "@shared/contracts/finder-drafts";
import { changesBetween } from "@shared/finders/draft-changes";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { finders } from "@shared/schema/finders";
import { startTestApp, type TestApp } from "../../testing/test-app";
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

const at = (rest: string) => `/api/admin/finders/shoes${rest}`;
const draft = async () => (await editor.get(at("/draft")).expect(200)).body as Draft;

/** A document that ends with these links. */
function ending(...links: string[]): FinderDocument {
  const document = finderDocument.parse(shoeDocument());
  document.results.endings = links.map((link) => ({
    when: { question: "width", is: "wide" },
    text: { en: "Please call us." },
    link,
  }));
  return document;
}

const SAFE = "https://shop.example/visit";
const UNSAFE = [
  "http://shop.example",
  "javascript:alert(1)",
  "https://u:p@shop.example",
  "ftp://a.b",
];

const ways: [string, (document: FinderDocument, revision: number) => PromiseLike<unknown>][] = [
  ["a whole draft", (document, revision) => editor.put(at("/draft")).send({ revision, document })],
  [
    "a file",
    (document, revision) => editor.post(at(`/import?revision=${revision}`)).send(document),
  ],
  [
    "a change",
    async (document) =>
      editor.patch(at("/draft")).send({
        changes: changesBetween((await draft()).document!, document),
      }),
  ],
  [
    "a new finder",
    (document) => editor.post("/api/admin/finders").send({ slug: "new", name: "New", document }),
  ],
];

it.each(ways)("%s stores no ending address that is never published", async (_, store) => {
  for (const link of UNSAFE) {
    const before = await draft();
    const told = (await store(ending(SAFE, link), before.revision)) as {
      status: number;
      body: ErrorBody;
    };
    expect(told.status, link).toBe(400);
    expect(told.body.message).toMatch(
      /Use an address with https:, mailto: or tel:, without a user/,
    );
    expect(told.body.errors).toMatchObject([
      { path: expect.stringContaining("endings.1.link") as string },
    ]);
    expect(await draft()).toEqual(before);
  }
  await editor.get("/api/admin/finders/new").expect(404);
});

it("a draft from before, which has one, can be changed elsewhere, and its check says so", async () => {
  const old = ending("http://shop.example");
  await server.database.db.update(finders).set({ draft: old }).where(eq(finders.slug, "shoes"));
  const changes = changesBetween(old, { ...old, title: { en: "Other shoes" } });
  await editor.patch(at("/draft")).send({ changes }).expect(200);
  const { body } = await editor.get(at("/check")).expect(200);
  expect((body as { faults: { path: string }[] }).faults.map(({ path }) => path)).toContain(
    "results.endings.0.link",
  );
  const worse = changesBetween((await draft()).document!, ending("http://other.example"));
  await editor.patch(at("/draft")).send({ changes: worse }).expect(400);
  const mended = changesBetween((await draft()).document!, ending(SAFE));
  await editor.patch(at("/draft")).send({ changes: mended }).expect(200);
});

it.each([
  ["website", { website: "https://u:p@shop.example" }],
  ["links", { links: [{ label: "Help", url: "https://u:p@shop.example" }] }],
])("a shop's %s has no user and password", async (field, part) => {
  const admin = await server.staff("admin");
  const { updatedAt } = (await admin.get(at("")).expect(200)).body as { updatedAt: string };
  const brand = { name: "Stride", website: null, color: null, links: [], ...part };
  const { body } = await admin.put(at("")).send({ brand, updatedAt }).expect(400);
  const { errors } = body as ErrorBody;
  expect(errors![0]!.path).toContain(`brand.${field}`);
  expect(errors![0]!.message).toBe("Leave the user and password out of the address.");
});
