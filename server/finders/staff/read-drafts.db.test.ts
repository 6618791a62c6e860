import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { addShoes, shoeDocument, storeSamples } from "../testing/shoes";
import { readDraftOf } from "./drafts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await storeSamples(server.database.db);
});
afterAll(() => server.close());

it("a draft is read once, until it is saved again", async () => {
  const { db } = server.database;
  const editor = await server.staff("editor", "Anele");
  await addShoes(editor, "shoes");
  const first = await readDraftOf(db, "shoes");
  const again = await Promise.all([readDraftOf(db, "shoes"), readDraftOf(db, "shoes")]);
  for (const { document } of again) expect(document).toBe(first.document);
  await editor
    .put("/api/admin/finders/shoes/draft")
    .send({ revision: first.about.draftRevision, document: shoeDocument("Other") })
    .expect(200);
  const { document } = await readDraftOf(db, "shoes");
  expect(document?.title).toEqual({ en: "Other" });
});

it("there is none of a finder that there is not", async () => {
  await expect(readDraftOf(server.database.db, "nothing")).rejects.toMatchObject({ status: 404 });
});
