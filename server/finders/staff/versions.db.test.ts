import { and, eq, inArray } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { FinderVersion, StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import type { FinderSummary } from "@shared/contracts/finders";
import { attributes, catalogs } from "@shared/schema/catalog-products";
import { finderRuns, finders, finderVersions } from "@shared/schema/finders";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { sampleAttributes } from "../testing/samples";
import { addShoes, publishShoes, shoeDocument, storeSamples } from "../testing/shoes";

let server: TestApp;
let editor: Agent;
let slug: string;
let made = 0;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor", "Anele");
  await storeSamples(server.database.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  slug = `shoes-${(made += 1)}`;
  await addShoes(editor, slug);
});

const at = (rest: string) => `/api/admin/finders/${slug}${rest}`;
const versions = async () =>
  (await editor.get(at("/versions")).expect(200)).body as FinderVersion[];
const document = async (version: number) =>
  (await editor.get(at(`/versions/${version}`)).expect(200)).body as FinderDocument;
const save = (revision: number, title: string) =>
  editor
    .put(at("/draft"))
    .send({ revision, document: shoeDocument(title) })
    .expect(200);
const goLive = (version: number | null) => editor.post(at("/live")).send({ version });
const summary = async () => {
  const { body } = await server.visitor().get("/api/finders").expect(200);
  return (body as FinderSummary[]).find((each) => each.slug === slug);
};

describe("publishing", () => {
  it("makes the draft a version that shoppers see from the next request on", async () => {
    expect(await summary()).toBeUndefined();
    const { body } = await editor
      .post(at("/publish"))
      .send({ revision: 1, note: "For the winter" })
      .expect(201);
    expect(body).toMatchObject({ liveVersion: 1, lastVersion: 1 });
    expect(await summary()).toMatchObject({ path: `/f/${slug}`, questions: 1 });
    expect(await versions()).toEqual([
      {
        version: 1,
        note: "For the winter",
        publishedBy: "Anele",
        publishedAt: expect.any(String),
        isLive: true,
      },
    ]);
  });

  it("takes only the draft that was looked at", async () => {
    await save(1, "Newer");
    const { body } = await editor.post(at("/publish")).send({ revision: 1 }).expect(409);
    expect((body as ErrorBody).current).toMatchObject({
      revision: 2,
      document: { title: { en: "Newer" } },
    });
    expect(await versions()).toEqual([]);
  });

  it("gives each of two that publish at once a number of their own", async () => {
    const other = await server.staff("editor", "Thandi");
    const answers = await Promise.all([
      publishShoes(editor, slug),
      publishShoes(other, slug),
      publishShoes(editor, slug),
    ]);
    const numbers = answers.map(({ body }) => (body as StaffFinder).liveVersion);
    expect(numbers.sort()).toEqual([1, 2, 3]);
    expect((await versions()).filter(({ isLive }) => isLive).map((each) => each.version)).toEqual([
      3,
    ]);
  });
});

describe("a version", () => {
  it("stays as it was published, whatever becomes of the draft", async () => {
    await publishShoes(editor, slug);
    await save(1, "Boots");
    await publishShoes(editor, slug, 2);
    expect((await document(1)).title).toEqual({ en: "Shoes" });
    expect((await document(2)).title).toEqual({ en: "Boots" });
    expect((await versions()).map(({ version }) => version)).toEqual([2, 1]);
    const change = server.database.db
      .update(finderVersions)
      .set({ note: "Another" })
      .where(eq(finderVersions.slug, slug));
    await expect(change).rejects.toThrow();
    await editor.get(at("/versions/3")).expect(404);
  });

  it("can be gone back to, and the finder be closed, without a number used twice", async () => {
    await publishShoes(editor, slug);
    await save(1, "Boots");
    await publishShoes(editor, slug, 2);
    expect((await goLive(1).expect(200)).body).toMatchObject({ liveVersion: 1, lastVersion: 2 });
    expect((await versions()).find(({ isLive }) => isLive)?.version).toBe(1);
    expect((await goLive(null).expect(200)).body).toMatchObject({ liveVersion: null });
    expect(await summary()).toBeUndefined();
    expect((await publishShoes(editor, slug, 2)).body).toMatchObject({ liveVersion: 3 });
    const { errors } = (await goLive(9).expect(400)).body as ErrorBody;
    expect(errors).toEqual([{ path: "version", message: expect.stringMatching(/no version 9/) }]);
  });

  it("is not gone back to when what it names is gone, but when it is retired only", async () => {
    const { db } = server.database;
    const width = eq(attributes.id, "width");
    await publishShoes(editor, slug);
    await goLive(null).expect(200);
    await db.update(attributes).set({ isRetired: true }).where(width);
    await goLive(1).expect(200);
    const again = await editor.post(at("/publish")).send({ revision: 1 }).expect(400);
    expect((again.body as ErrorBody).message).toMatch(/“width” is retired/);
    const faults = async () => {
      const { errors } = (await goLive(1).expect(400)).body as ErrorBody;
      return errors?.map(({ message }) => message);
    };
    await db.delete(attributes).where(width);
    expect(await faults()).toEqual([expect.stringMatching(/attribute is not there any more/)]);
    // Without its catalog it has no attributes: that is said once.
    await db.update(catalogs).set({ id: "other" });
    expect(await faults()).toEqual([expect.stringMatching(/catalog is not there any more/)]);
    await db.insert(attributes).values({ ...sampleAttributes[0]! });
    await db.update(catalogs).set({ id: "shoes" });
    await goLive(1).expect(200);
  });

  it("is kept among 200, longer while it is live or a run was made with it", async () => {
    const { db } = server.database;
    await db.insert(finderVersions).values(
      Array.from({ length: 202 }, (_, index) => ({
        slug,
        version: index + 1,
        document: shoeDocument(),
      })),
    );
    await db.update(finders).set({ lastVersion: 202 }).where(eq(finders.slug, slug));
    await db.insert(finderRuns).values({ slug, version: 2, sessionData: {} as never });
    await publishShoes(editor, slug);
    expect(await db.$count(finderVersions, eq(finderVersions.slug, slug))).toBe(200);
    const left = await db
      .select({ version: finderVersions.version })
      .from(finderVersions)
      .where(and(eq(finderVersions.slug, slug), inArray(finderVersions.version, [1, 2, 3, 4, 5])));
    expect(left.map(({ version }) => version)).toEqual([2, 5]);
  });
});
