import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions } from "@shared/schema/machinery";
import { PASSWORDS, STAFF_PASSWORD, startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
/** Another one than that which remembers a session for a second. */
let other: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  other = await startTestApp({}, server.database);
});
afterAll(() => server.close());

type Stored = Record<string, unknown> & { unlocked: Record<string, string> };

const cookiesOf = (headers: { "set-cookie"?: string | string[] }) =>
  [headers["set-cookie"] ?? []].flat().map((each) => each.split(";")[0]!);

async function unlock(at: TestApp, app: keyof typeof PASSWORDS, cookies: string[] = []) {
  const { headers } = await request(at.app)
    .post("/api/verify-password")
    .set("Cookie", cookies)
    .send({ app, password: PASSWORDS[app] })
    .expect(200);
  const sent = cookiesOf(headers);
  const [, sid] = /^matchwell=s%3A([\w-]+)\./m.exec(sent.join("\n"))!;
  return { cookies: sent, sid: sid! };
}

const rows = () => server.database.db.select().from(sessions);
const stored = async (sid: string) => (await rows()).find((row) => row.sid === sid)!.sess as Stored;

/** As a later version writes it, with what this one reads beside what only that one knows. */
async function asWrittenLater(sid: string, change: (before: Stored) => object) {
  const before = await stored(sid);
  await server.database.db
    .update(sessions)
    .set({ sess: { ...before, version: 2, ...change(before) } })
    .where(eq(sessions.sid, sid));
}

describe("a session that a later version wrote", () => {
  it("opens what it opened, and keeps what this version does not know", async () => {
    const first = await unlock(server, "dialabed");
    expect(await stored(first.sid)).toMatchObject({ version: 1 });
    await asWrittenLater(first.sid, ({ unlocked }) => ({
      unlocked: { dialabed: `${unlocked["dialabed"]} 2:another-proof` },
      basket: ["a bed"],
    }));
    await request(other.app).get("/api/bed-options").set("Cookie", first.cookies).expect(200);

    const second = await unlock(other, "safarioutdoor", first.cookies);
    expect(second.sid).not.toBe(first.sid);
    expect(await stored(second.sid)).toMatchObject({
      version: 2,
      basket: ["a bed"],
      unlocked: { dialabed: expect.stringContaining(" 2:another-proof") as string },
    });
    await request(server.app).get("/api/bed-options").set("Cookie", second.cookies).expect(200);
  });

  it("opens nothing by proofs of another version alone", async () => {
    const { cookies, sid } = await unlock(server, "dialabed");
    await asWrittenLater(sid, () => ({ unlocked: { dialabed: "2:another-proof" } }));
    await request(other.app).get("/api/bed-options").set("Cookie", cookies).expect(401);
  });

  it("keeps staff signed in, for changes too", async () => {
    await server.staff("editor", "lindiwe");
    const { headers } = await request(server.app)
      .post("/api/admin/session")
      .send({ username: "lindiwe", password: STAFF_PASSWORD })
      .expect(200);
    for (const { sid, sess } of await rows()) {
      const { staff } = sess as { staff?: { mark: string } };
      if (!staff) continue;
      const change = { staff: { ...staff, mark: `2:another-mark ${staff.mark}` } };
      await asWrittenLater(sid, () => change);
    }
    const editor = request.agent(server.app).set("Cookie", cookiesOf(headers));
    await editor
      .post("/api/admin/sleep-styles")
      .send({ name: "Sitting up", description: "In a chair", icon: "🪑" })
      .expect(201);
  });
});
