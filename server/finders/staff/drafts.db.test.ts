// Longer than 200 lines: what becomes of one draft, in whatever way it is changed.

import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { Draft, DraftCheck } from "@shared/contracts/finder-drafts";
import { draftEditors } from "@shared/schema/finders";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { anyDocument } from "../testing/documents";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
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
const put = (body: object, agent = editor) => agent.put(at("/draft")).send(body);

describe("who has a draft open", () => {
  const sign = (agent: Agent, question: string | null) =>
    agent.put(at("/editors")).send({ question });

  it("is told the others, and at which question they are, until they give no sign any more", async () => {
    const other = await server.staff("editor", "Busi");
    expect((await sign(editor, "terrain").expect(200)).body).toEqual([]);
    expect((await sign(other, null).expect(200)).body).toEqual([
      { name: "Anele", question: "terrain" },
    ]);
    expect((await sign(editor, null).expect(200)).body).toEqual([{ name: "Busi", question: null }]);
    await server.database.db.update(draftEditors).set({ seenAt: sql`now() - interval '1 minute'` });
    expect((await sign(other, "terrain").expect(200)).body).toEqual([]);
  });

  it("is refused without a question, and where there is no such finder", async () => {
    await editor.put(at("/editors")).send({}).expect(400);
    await editor.put("/api/admin/finders/none/editors").send({ question: null }).expect(404);
  });
});

describe("a draft", () => {
  it("is the document that was saved last, with who saved it", async () => {
    const { revision } = await draft();
    const { body } = await put({ revision, document: shoeDocument("Boots") }).expect(200);
    expect(body).toEqual(await draft());
    expect(body).toMatchObject({
      revision: revision + 1,
      savedBy: "Anele",
      document: { title: { en: "Boots" }, results: { layout: "rows" } },
    });
  });

  it("comes with a new finder, both or neither", async () => {
    const slug = "sandals";
    const begin = (document: unknown) =>
      editor.post("/api/admin/finders").send({ slug, name: "Sandals", document });
    const { body } = await begin({ ...shoeDocument("Sandals"), questions: "none" }).expect(400);
    expect((body as ErrorBody).errors).toMatchObject([{ path: "questions" }]);
    await editor.get(`/api/admin/finders/${slug}`).expect(404);
    const { body: made } = await begin(shoeDocument("Sandals")).expect(201);
    expect(made).toMatchObject({ slug, draftRevision: 1, liveVersion: null });
    const { body: first } = await editor.get(`/api/admin/finders/${slug}/draft`).expect(200);
    expect(first).toMatchObject({ revision: 1, document: { title: { en: "Sandals" } } });
  });

  it("of a finder that was removed and made again is the new one", async () => {
    const admin = await server.staff("admin", "Lindiwe");
    const titleOf = async (title: string) => {
      const made = { slug: "clogs", name: "Clogs", document: shoeDocument(title) };
      await admin.post("/api/admin/finders").send(made).expect(201);
      // Asked twice: what was read once is kept.
      for (let time = 0; time < 2; time++) {
        const { body } = await admin.get("/api/admin/finders/clogs/draft").expect(200);
        expect(body).toMatchObject({ revision: 1, document: { title: { en: title } } });
      }
      await admin.delete("/api/admin/finders/clogs").expect(204);
      await admin.get("/api/admin/finders/clogs/draft").expect(404);
    };
    await titleOf("Wooden");
    await titleOf("Soft");
  });

  it("that somebody else saved meanwhile is shown, and not written over", async () => {
    const { revision } = await draft();
    const other = await server.staff("editor", "Thandi");
    const answers = await Promise.all([
      put({ revision, document: shoeDocument("Mine") }),
      put({ revision, document: shoeDocument("Hers") }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    const { code, message, current } = body as ErrorBody;
    expect(code).toBe("stale");
    expect(message).toMatch(/^(Anele|Thandi) has saved this draft meanwhile \(.* UTC\)\./);
    expect(current).toEqual(await draft());
  });

  it.each([
    ["no revision", { document: shoeDocument() }, "revision"],
    ["no document", { revision: 1 }, "document"],
    ["an unknown field", { revision: 1, document: { ...shoeDocument(), more: 1 } }, "more"],
    ["a newer schema", { revision: 1, document: { ...shoeDocument(), schema: 3 } }, "schema"],
    ["an older schema", { revision: 1, document: { ...shoeDocument(), schema: 0 } }, "schema"],
    ["no questions", { revision: 1, document: { ...shoeDocument(), questions: [] } }, "questions"],
  ])("with %s is refused", async (_, body, path) => {
    const { errors, message } = (await put(body).expect(400)).body as ErrorBody;
    expect(errors?.[0]?.path).toBe(path);
    expect(message).toMatch(/\.$/);
  });

  it("that is too large is refused in a sentence, and one of nearly half a megabyte is taken", async () => {
    const { revision } = await draft();
    const question = shoeDocument().questions[0]!;
    const text = { en: "x".repeat(4_000) };
    const long = (count: number) => ({
      ...shoeDocument(),
      questions: Array.from({ length: count }, (_, index) => ({
        ...question,
        id: `q${index}`,
        text,
        help: text,
      })),
    });
    await put({ revision, document: long(60) }).expect(200);
    const { body } = await put({
      revision: revision + 1,
      document: { ...long(60), notes: "x".repeat(60_000) },
    }).expect(413);
    expect((body as ErrorBody).message).toBe("That is too much at once: send less than 512 kB.");
  });

  it.each([
    ["draft", "put", (deep: string) => `{"revision":1,"document":${deep}}`],
    ["import?revision=1", "post", (deep: string) => deep],
  ] as const)(
    "that is nested too deep is refused before it is read: %s",
    async (rest, method, of) => {
      const deep = `${'{"not":'.repeat(20_000)}1${"}".repeat(20_000)}`;
      const { body } = await editor[method](at(`/${rest}`))
        .type("json")
        .send(of(deep))
        .expect(400);
      expect((body as ErrorBody).message).toMatch(/nested too deep/);
    },
  );
});

describe("the check of a draft", () => {
  it("names what is wrong with it, by what there is now", async () => {
    const { revision } = await draft();
    const document = { ...shoeDocument(), sections: [{ id: "main", catalogue: "hats" }] };
    await put({ revision, document }).expect(200);
    const check = (await editor.get(at("/check")).expect(200)).body as DraftCheck;
    expect(check).toEqual({
      revision: revision + 1,
      faults: [
        {
          path: "sections.0.catalogue",
          message: expect.stringMatching(/catalog is not there any more/),
        },
      ],
      warnings: [],
    });
    const refused = await editor.post(at("/publish")).send({ revision: revision + 1 });
    expect(refused.status).toBe(400);
    expect((refused.body as ErrorBody).errors).toEqual(check.faults);
  });
});

describe("a file", () => {
  const exported = async (query = "") => editor.get(at(`/export${query}`)).expect(200);

  it("has the draft, or a version, by a name that says which", async () => {
    const { revision } = await draft();
    await put({ revision, document: shoeDocument("First") }).expect(200);
    await publishShoes(editor, "shoes", revision + 1);
    await put({ revision: revision + 1, document: shoeDocument("Second") }).expect(200);
    const present = await exported();
    expect(present.headers["content-disposition"]).toBe("attachment; filename=shoes.json");
    expect(present.headers["content-type"]).toMatch(/application\/json/);
    expect(present.body).toMatchObject({ title: { en: "Second" } });
    const first = await exported("?version=1");
    expect(first.headers["content-disposition"]).toBe("attachment; filename=shoes-v1.json");
    expect(first.body).toMatchObject({ title: { en: "First" } });
    await editor.get(at("/export?version=9")).expect(404);
    await editor.get(at("/export?version=x")).expect(400);
  });

  it("needs the revision that it stands on", async () => {
    const post = (query: string) => editor.post(at(`/import${query}`)).send(shoeDocument());
    expect(((await post("").expect(400)).body as ErrorBody).errors?.[0]?.path).toBe("revision");
    await post("?revision=0").expect(409);
  });

  it("that was exported and is imported again is the same document", async () => {
    const documents = anyDocument(sampleAttributes, sampleCatalog);
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const { revision } = await draft();
        await put({ revision, document }).expect(200);
        const { text } = await exported();
        expect(JSON.parse(text)).toEqual(document);
        const { body } = await editor
          .post(at(`/import?revision=${revision + 1}`))
          .type("json")
          .send(text)
          .expect(200);
        expect((body as Draft).document).toEqual(document);
        const check = (await editor.get(at("/check")).expect(200)).body as DraftCheck;
        expect(check.faults).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
