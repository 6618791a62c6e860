import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderSummary } from "@shared/contracts/finders";
import { auditEntries } from "@shared/schema/accounts";
import { embedSettings, finderRuns, finders, finderVersions } from "@shared/schema/finders";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { addShoes, publishShoes, storeSamples } from "../testing/shoes";

let server: TestApp;
let editor: Agent;
let admin: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  admin = await server.staff("admin");
  await storeSamples(server.database.db);
});
afterAll(() => server.close());

const at = (slug: string, rest = "") => `/api/admin/finders/${slug}${rest}`;
const add = (body: object) => editor.post("/api/admin/finders").send(body);
const read = async (slug: string) => (await editor.get(at(slug)).expect(200)).body as StaffFinder;
const embedRow = async (client: string) =>
  (
    await server.database.db.select().from(embedSettings).where(eq(embedSettings.client, client))
  )[0];
const listed = async () =>
  ((await server.visitor().get("/api/finders").expect(200)).body as FinderSummary[]).map(
    ({ slug }) => slug,
  );

describe("a new finder", () => {
  it("is closed, has no draft, and has an embed key of its own", async () => {
    const { body } = await add({ slug: "new-shoes", name: "Shoe Finder" }).expect(201);
    expect(body).toEqual({
      slug: "new-shoes",
      name: "Shoe Finder",
      brand: { name: "Shoe Finder", website: null, color: null, links: [] },
      isGated: false,
      liveVersion: null,
      lastVersion: null,
      draftRevision: 0,
      updatedAt: expect.any(String),
    });
    expect(await read("new-shoes")).toEqual(body);
    expect((await embedRow("new-shoes"))?.embedKey).toMatch(/^mw_[\w-]{32}$/);
    expect((await editor.get(at("new-shoes", "/draft")).expect(200)).body).toEqual({
      revision: 0,
      document: null,
      savedBy: null,
      savedAt: null,
    });
    await editor.get(at("new-shoes", "/export")).expect(404);
    const refused = await editor.post(at("new-shoes", "/publish")).send({ revision: 0 });
    expect(refused.status).toBe(400);
    expect((refused.body as ErrorBody).message).toMatch(/no draft yet/);
    expect(await listed()).not.toContain("new-shoes");
  });

  it.each([
    ["admin", 400, /Use another name/],
    ["safari-outdoor", 400, /Use another name/],
    ["Shoes", 400, /lowercase/],
    ["a/b", 400, /lowercase/],
    ["new-shoes", 409, /already/],
  ])("cannot be called %s", async (slug, status, said) => {
    const { body } = await add({ slug, name: "Another" }).expect(status);
    const { message, errors } = body as ErrorBody;
    expect(message).toMatch(said);
    expect(errors?.[0]?.path).toBe("slug");
    expect((await embedRow("admin"))?.client).toBeUndefined();
  });

  it("stands in the list of staff, after those made before it", async () => {
    await add({ slug: "hats", name: "Hat Finder" }).expect(201);
    const { body } = await editor.get("/api/admin/finders").expect(200);
    const slugs = (body as StaffFinder[]).map(({ slug }) => slug);
    expect(slugs.indexOf("hats")).toBeGreaterThan(slugs.indexOf("new-shoes"));
  });
});

describe("the properties of a finder", () => {
  beforeAll(() => addShoes(editor, "named"));

  it("are changed by editors, on the state that they saw", async () => {
    const { updatedAt } = await read("named");
    const brand = { name: "North", website: "https://shop.example", color: "#c3142d", links: [] };
    const { body } = await editor.put(at("named")).send({ name: "Boots", brand, updatedAt });
    expect(body).toMatchObject({ name: "Boots", brand, isGated: false });
    const stale = await editor.put(at("named")).send({ name: "Late", updatedAt }).expect(409);
    expect((stale.body as ErrorBody).current).toMatchObject({ name: "Boots" });
    expect(JSON.stringify(stale.body)).not.toMatch(/hash/i);
  });

  it("let admins alone set and remove the password, which nobody is shown", async () => {
    const put = async (agent: Agent, password: string | null) =>
      agent.put(at("named")).send({ password, updatedAt: (await read("named")).updatedAt });
    const refused = await put(editor, "walk-far-away");
    expect(refused.status).toBe(403);
    expect((refused.body as ErrorBody).message).toMatch(/Only admins/);
    expect((await put(admin, "short")).status).toBe(400);
    const gated = await put(admin, "walk-far-away");
    expect(gated.body).toMatchObject({ isGated: true });
    expect(JSON.stringify(gated.body)).not.toMatch(/hash|walk-far/i);
    const [row] = await server.database.db.select().from(finders).where(eq(finders.slug, "named"));
    expect(row?.gateHash).toMatch(/^\$2/);
    const kept = await editor
      .put(at("named"))
      .send({ name: "Boots", updatedAt: (await read("named")).updatedAt });
    expect(kept.body).toMatchObject({ isGated: true });
    expect((await put(admin, null)).body).toMatchObject({ isGated: false });
  });

  it("and all that is done to a finder stands in the audit, without a hash", async () => {
    const entries = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, "named"));
    const actions = entries.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["create", "update", "password"]));
    expect(JSON.stringify(entries)).not.toMatch(/gateHash|\$2[aby]\$/);
  });
});

describe("deleting a finder", () => {
  it("is for admins, takes its versions and embed settings, and leaves its traces", async () => {
    const { db } = server.database;
    await addShoes(editor, "gone");
    await publishShoes(editor, "gone");
    await publishShoes(editor, "gone");
    await db.insert(finderRuns).values({ slug: "gone", version: 2, sessionData: {} as never });
    expect(await listed()).toContain("gone");
    await editor.delete(at("gone")).expect(403);
    await admin.delete(at("gone")).expect(204);
    expect(await listed()).not.toContain("gone");
    await editor.get(at("gone")).expect(404);
    expect(await db.$count(finderVersions, eq(finderVersions.slug, "gone"))).toBe(0);
    expect(await embedRow("gone")).toBeUndefined();
    expect(await db.$count(finderRuns, eq(finderRuns.slug, "gone"))).toBe(1);
    await admin.delete(at("gone")).expect(404);
  });

  it("frees its slug, but not the numbers that its runs name", async () => {
    await addShoes(editor, "gone");
    const { body } = await publishShoes(editor, "gone");
    expect(body).toMatchObject({ liveVersion: 3 });
  });
});

it.each([
  ["get", ""],
  ["get", "/draft"],
  ["get", "/check"],
  ["get", "/export"],
  ["get", "/versions"],
  ["get", "/versions/1"],
  ["get", "/versions/none"],
] as const)("nobody knows an unknown finder: %s %s", async (method, rest) => {
  const { body } = await admin[method](at("nothing", rest)).expect(404);
  expect((body as ErrorBody).code).toBe("not_found");
});

it.each([
  ["put", "", { name: "A", updatedAt: "2026-11-22T10:00:00Z" }],
  ["post", "/publish", { revision: 0 }],
  ["post", "/live", { version: null }],
] as const)("nobody changes an unknown finder: %s %s", async (method, rest, body) => {
  await admin[method](at("nothing", rest)).send(body).expect(404);
});
