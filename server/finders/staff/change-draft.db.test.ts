import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { ChangedDraft, Draft } from "@shared/contracts/finder-drafts";
import type { FinderResults, ShownFinder } from "@shared/contracts/finders";
import { changesBetween } from "@shared/finders/draft-changes";
import type { FinderDocument } from "@shared/finders/document";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { addShoes, publishShoes, shoeDocument, storeSamples } from "../testing/shoes";

let server: TestApp;
let editor: Agent;
let other: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor", "Anele");
  other = await server.staff("editor", "Thandi");
  await storeSamples(server.database.db);
  await addShoes(editor, "shoes", twoQuestions());
});
afterAll(() => server.close());

/** The shoes' document with their question asked in two ways. */
function twoQuestions(): FinderDocument {
  const document = shoeDocument();
  const [question] = document.questions;
  return { ...document, questions: [question!, { ...question!, id: "again" }] };
}

const at = (rest: string) => `/api/admin/finders/shoes${rest}`;
const draft = async () => (await editor.get(at("/draft")).expect(200)).body as Draft;
const documentNow = async () => (await draft()).document!;
const patch = (changes: unknown, agent = editor) => agent.patch(at("/draft")).send({ changes });
const changed = async (changes: unknown, agent = editor) =>
  (await patch(changes, agent).expect(200)).body as ChangedDraft;

/** The same document with another title of one of its questions. */
const retitled = (document: FinderDocument, at: number, title: string): FinderDocument => ({
  ...document,
  questions: document.questions.map((each, index) =>
    index === at ? { ...each, title: { en: title } } : each,
  ),
});

describe("changes of parts of a draft", () => {
  it("merge where two people change different questions at once", async () => {
    const before = await documentNow();
    const [mine, hers] = [retitled(before, 0, "Mine?"), retitled(before, 1, "Hers?")];
    const answers = await Promise.all([
      changed(changesBetween(before, mine)),
      changed(changesBetween(before, hers), other),
    ]);
    expect(answers.flatMap(({ refused }) => refused)).toEqual([]);
    const titles = (await documentNow()).questions.map(({ title }) => title.en);
    expect(titles.slice(0, 2)).toEqual(["Mine?", "Hers?"]);
  });

  it("of one question are refused to the second, who sees both", async () => {
    const before = await documentNow();
    await changed(changesBetween(before, retitled(before, 0, "Hers first")), other);
    const changes = changesBetween(before, retitled(before, 0, "Mine second"));
    const { refused, draft: now } = await changed(changes);
    expect(refused).toEqual(changes);
    expect(now.document!.questions[0]!.title.en).toBe("Hers first");
    expect(now.savedBy).toBe("Thandi");
  });

  it("can be sent twice, when an answer was lost", async () => {
    const before = await documentNow();
    const changes = changesBetween(before, retitled(before, 1, "Once"));
    const { draft: first } = await changed(changes);
    const { draft: second, refused } = await changed(changes);
    expect(refused).toEqual([]);
    expect(second.revision).toBe(first.revision);
  });

  it.each([
    ["ask.kind", { ask: { kind: "guess" } }],
    ["rules", { rules: 5 }],
    ["options.0.rules", { options: [{ id: "a", label: { en: "A" }, rules: null }] }],
    ["title", { title: null }],
  ])(
    "that leave no valid document are refused as a whole, at their place: %s",
    async (path, wrong) => {
      const before = await draft();
      const [first] = before.document!.questions;
      const { errors } = (
        await patch([
          { part: "title", was: before.document!.title, is: { en: "Never" } },
          { part: "questions", id: first!.id, was: first, is: { ...first, ...wrong } },
        ]).expect(400)
      ).body as ErrorBody;
      expect(errors?.[0]?.path).toBe(`questions.0.${path}`);
      expect(await draft()).toEqual(before);
    },
  );

  it.each([
    ["nothing", undefined, "changes"],
    ["no part", [{ part: "colors", was: null, is: null }], "changes.0"],
    ["no state that it stands on", [{ part: "title", is: { en: "Shoes" } }], "changes.0"],
    [
      "too many",
      Array.from({ length: 501 }, () => ({ part: "text", was: null, is: null })),
      "changes",
    ],
  ])("that say %s are refused", async (_name, changes, path) => {
    const { errors } = (await patch(changes).expect(400)).body as ErrorBody;
    expect(errors?.[0]?.path.startsWith(path)).toBe(true);
  });

  it("need a draft to stand on", async () => {
    await editor.post("/api/admin/finders").send({ slug: "empty", name: "Empty" }).expect(201);
    const { body } = await editor
      .patch("/api/admin/finders/empty/draft")
      .send({ changes: [] })
      .expect(404);
    expect((body as ErrorBody).message).toBe("There is no draft yet. Save one first.");
  });

  it("are noted in the audit once a sitting, not at every pause", async () => {
    const admin = await server.staff("admin");
    const noted = async () => {
      const { body } = await admin.get("/api/admin/audit?pageSize=100").expect(200);
      return (body as { items: { actorName: string }[] }).items.filter(
        ({ actorName }) => actorName === "Thandi",
      ).length;
    };
    const before = await noted();
    for (const title of ["a", "b", "c"]) {
      const document = await documentNow();
      await changed(changesBetween(document, retitled(document, 1, title)), other);
    }
    expect((await noted()) - before).toBe(1);
  });
});

describe("a draft that is tried", () => {
  it("answers what shoppers would be told, before it is saved or published", async () => {
    const document = retitled(await documentNow(), 0, "Tried?");
    const { body } = await editor.post(at("/draft/finder")).send({ document }).expect(200);
    expect((body as ShownFinder).questions[0]!.title).toBe("Tried?");
    const stored = (await editor.get(at("/draft/finder")).expect(200)).body as ShownFinder;
    expect(stored.questions[0]!.title).not.toBe("Tried?");
    const viewer = await server.staff("viewer");
    expect((await viewer.get(at("/draft/finder")).expect(200)).body).toEqual(stored);
  });

  it("gives the results that it gives once it is published", async () => {
    const tried = (await editor.get(at("/draft/recommendations")).expect(200))
      .body as FinderResults;
    await addShoes(editor, "live-shoes", await documentNow());
    await publishShoes(editor, "live-shoes");
    const shopper = await server.shopper("dialabed");
    const live = (await shopper.get("/api/finders/live-shoes/recommendations").expect(200))
      .body as FinderResults;
    expect(tried).toEqual({ ...live, version: tried.version });
  });

  it("knows no other questions than shoppers ask, and says what is wrong with answers", async () => {
    await editor.get(at("/draft/secrets")).expect(404);
    const { errors } = (await editor.get(at("/draft/counts?color=red")).expect(400))
      .body as ErrorBody;
    expect(errors?.[0]).toEqual({ path: "color", message: "This finder does not ask that." });
  });
});
