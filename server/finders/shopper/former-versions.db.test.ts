import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { ShownFinder } from "@shared/contracts/finders";
import { attributes, products } from "@shared/schema/catalog-products";
import { finders } from "@shared/schema/finders";
import { outboxMails } from "@shared/schema/mail";
import type { SigningSecrets } from "../../platform/process/signing-secrets";
import { insertFinder, insertVersion } from "../../testing/a-finder";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { bootAttributes, bootDocument, boots } from "../testing/boots";

const HOUR_MS = 60 * 60 * 1000;
const SECRET = "the secret until yesterday";

let server: TestApp;
let editor: Agent;
/** Of the first version, as its page was given it while it was live. */
let mark: string;
beforeAll(async () => {
  server = await startTestApp({ sessionSecrets: [SECRET] });
  const { db } = server.database;
  await db.insert(attributes).values(bootAttributes);
  await db.insert(products).values(boots);
  await insertFinder(db, { slug: "boots", name: "Boot Finder", document: bootDocument });
  await insertFinder(db, { slug: "other", name: "Other Finder", document: bootDocument });
  for (const version of [2, 3]) await insertVersion(db, "boots", version, bootDocument);
  editor = await server.staff("editor");
  server.clock.ahead += 2_000;
  mark = ((await get(server, "").expect(200)).body as ShownFinder).mark;
});
afterAll(() => server.close());

const goLive = (version: number | null) =>
  editor.post("/api/admin/finders/boots/live").send({ version }).expect(200);
beforeEach(async () => {
  server.clock.ahead = 2_000;
  await goLive(1);
  await goLive(2);
});

/** As a server of the version before does it; this one sees it a moment later. */
async function show(version: number): Promise<void> {
  const { db } = server.database;
  await db.update(finders).set({ liveVersion: version }).where(eq(finders.slug, "boots"));
  server.clock.ahead += 2_000;
}

const get = ({ visitor }: TestApp, rest: string, given = "") => {
  const call = visitor().get(`/api/finders/boots${rest}`);
  return given ? call.set("Finder-Mark", given) : call;
};
const pastTheFirstDay = () => (server.clock.ahead = 25 * HOUR_MS);

/** All that a page asks of a version. */
const READS = ["", "/recommendations", "/counts", "/suggestions"].map((end) => `${end}?v=1`);
READS.push("/options?v=1&of=ground&text=a");

describe("a version that is no longer live", () => {
  it("is there for everybody on the first day: pages that are open go on", async () => {
    server.clock.ahead = 23 * HOUR_MS;
    expect((await get(server, "?v=1").expect(200)).body).toMatchObject({ version: 1, mark });
    expect((await get(server, "/recommendations?v=1").expect(200)).body).toMatchObject({
      version: 1,
    });
  });

  it.each(READS)("is as one that never was, later: %s", async (read) => {
    pastTheFirstDay();
    const { body } = await get(server, read).expect(404);
    const { body: never } = await get(server, read.replace("v=1", "v=99")).expect(404);
    const { message, code } = body as ErrorBody;
    expect({ message, code }).toEqual({
      message: (never as ErrorBody).message,
      code: "unknown_version",
    });
    await get(server, read, "a mark that nobody made").expect(404);
  });

  it.each(READS.filter((read) => !read.includes("options")))(
    "is there for whoever began with it, however much later: %s",
    async (read) => {
      server.clock.ahead = 400 * 24 * HOUR_MS;
      await get(server, read, mark).expect(200);
      // The second time it is answered from memory.
      await get(server, read, mark).expect(200);
      await get(server, read).expect(404);
    },
  );

  it("is not opened by the mark of another version, or of another finder's", async () => {
    pastTheFirstDay();
    const { mark: ofSecond } = (await get(server, "").expect(200)).body as ShownFinder;
    await get(server, "?v=1", ofSecond).expect(404);
    const { body } = await server.visitor().get("/api/finders/other").expect(200);
    await get(server, "?v=1", (body as ShownFinder).mark).expect(404);
  });

  it("is live again when staff go back to it", async () => {
    pastTheFirstDay();
    await get(server, "?v=1").expect(404);
    await show(1);
    expect((await get(server, "").expect(200)).body).toMatchObject({ version: 1, mark });
    await get(server, "?v=1").expect(200);
  });

  it("has its day from the moment in which it was replaced, wherever that was done", async () => {
    await show(3);
    await get(server, "?v=2").expect(200);
    pastTheFirstDay();
    await get(server, "?v=2").expect(404);
  });

  it("was never live: nobody sees what staff did not show", async () => {
    await insertVersion(server.database.db, "boots", 7, bootDocument);
    await get(server, "?v=7").expect(404);
  });
});

describe("what a run makes besides", () => {
  const trace = (version: number) => ({
    app: "boots",
    version,
    data: {
      steps: [{ id: "ground", at: 0 }],
      answers: { ground: "trail" },
      results: [],
      clicks: [],
    },
  });
  const asked = { email: "thandi@example.com", version: 1, answers: { ground: "trail" } };
  const post = (agent: Agent, path: string, body: object, given = "") => {
    const call = agent.post(`/api${path}`).send(body);
    return given ? call.set("Finder-Mark", given) : call;
  };

  it("a trace begins with a version that the run may have, and goes on with it", async () => {
    const shopper = server.visitor();
    const { body } = await post(shopper, "/finder-sessions", trace(1)).expect(201);
    pastTheFirstDay();
    // The stored run says itself which version it began with.
    const { id } = body as { id: string };
    await shopper.put(`/api/finder-sessions/${id}`).send(trace(1)).expect(200);
    const { body: told } = await post(shopper, "/finder-sessions", trace(1)).expect(400);
    expect((told as ErrorBody).errors).toMatchObject([{ path: "version" }]);
    await post(shopper, "/finder-sessions", trace(1), mark).expect(201);
  });

  it("a mail is asked for by whoever began with its version, and sent whenever it may", async () => {
    pastTheFirstDay();
    const shopper = server.visitor();
    await post(shopper, "/finders/boots/email", asked).expect(404);
    expect(await server.database.db.$count(outboxMails)).toBe(0);
    await post(shopper, "/finders/boots/email", asked, mark).expect(202);
    expect(await server.database.db.$count(outboxMails)).toBe(1);
  });
});

it("marks are the same on every server, and outlive the secret that signed them by one change", async () => {
  const withSecrets = (...sessionSecrets: SigningSecrets) =>
    startTestApp({ sessionSecrets }, server.database);
  const same = await withSecrets(SECRET);
  const between = await withSecrets("the secret since this morning", SECRET);
  const after = await withSecrets("the secret since this morning");
  for (const each of [same, between, after]) each.clock.ahead = 25 * HOUR_MS;
  expect((await get(same, "?v=1", mark).expect(200)).body).toMatchObject({ mark });
  // The page gets a mark by the new secret with the document.
  const { body } = await get(between, "?v=1", mark).expect(200);
  const { mark: renewed } = body as ShownFinder;
  expect(renewed).not.toBe(mark);
  await get(after, "?v=1", mark).expect(404);
  await get(after, "?v=1", renewed).expect(200);
});
