import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinderTrace } from "@shared/contracts/finder-sessions";
import { bedFinderSessions } from "@shared/schema/finder-sessions";
import { startTestApp, type TestApp } from "../testing/test-app";

let server: TestApp;
let shopper: Agent;

beforeAll(async () => {
  server = await startTestApp();
  shopper = await server.shopper();
});
afterAll(() => server.close());

const trace: FinderTrace = {
  steps: [
    { id: "sleep-style", at: 0 },
    { id: "results", at: 21_000 },
  ],
  answers: { sleepStyle: "side", minPrice: 2000, concerns: ["back_pain"] },
  results: [{ id: "98328a9a-fefa-58b7-8f46-1bfae0092ee5", score: 93 }],
  clicks: [{ id: "98328a9a-fefa-58b7-8f46-1bfae0092ee5", at: 25_000 }],
  embedded: false,
};
const post = (data: unknown, app = "dialabed") =>
  shopper.post("/api/finder-sessions").send({ app, data } as object);

describe("the trace of a run", () => {
  it("is stored, and grows", async () => {
    const { id } = (await post(trace).expect(201)).body as { id: string };
    const longer = { ...trace, clicks: [...trace.clicks, { id: "share-copy", at: 30_000 }] };
    await shopper
      .put(`/api/finder-sessions/${id}`)
      .send({ app: "dialabed", data: longer })
      .expect(200, { ok: true });
    const [row] = await server.database.db
      .select()
      .from(bedFinderSessions)
      .where(eq(bedFinderSessions.id, id));
    expect(row!.sessionData).toEqual(longer);
  });

  it("belongs to who unlocked the finder", async () => {
    await server
      .visitor()
      .post("/api/finder-sessions")
      .send({ app: "dialabed", data: trace })
      .expect(401);
    await post(trace, "safarioutdoor").expect(401);
    await server.visitor().post("/api/finder-sessions").send({ app: "dialabed" }).expect(401);
  });

  it.each([
    ["an e-mail address", { answers: { sleepStyle: "thandi@example.com" } }],
    ["free text", { steps: [{ id: "I live at <home>", at: 0 }] }],
    ["a time before the start", { steps: [{ id: "results", at: -1 }] }],
    ["a score over 100", { results: [{ id: "x", score: 101 }] }],
    ["too many results", { results: Array.from({ length: 25 }, () => ({ id: "x", score: 1 })) }],
    ["a field too many", { name: "Thandi" }],
    ["a prototype key", JSON.parse('{"answers":{"__proto__x<":"a"}}') as object],
  ])("takes no %s", async (_, part) => {
    await post({ ...trace, ...part }).expect(400);
  });

  it("is taken at 8,192 bytes and refused at one more", async () => {
    const ofSize = (bytes: number) => {
      const answers: Record<string, string> = {};
      const size = () => JSON.stringify({ ...trace, answers }).length;
      for (let n = 0; size() < bytes - 160; n++) answers[`key-${n}`] = "x".repeat(60);
      answers.a = "x".repeat(Math.floor((bytes - size()) / 2) - 8);
      answers.b = "x".repeat(bytes - size() - 7);
      return { ...trace, answers };
    };
    expect(JSON.stringify(ofSize(8_192))).toHaveLength(8_192);
    expect(JSON.stringify(ofSize(8_193))).toHaveLength(8_193);
    await post(ofSize(8_192)).expect(201);
    await post(ofSize(8_193)).expect(413);
  });

  it("has at most 8 KB", async () => {
    const filled = (clicks: number, id: string) => ({
      ...trace,
      clicks: Array.from({ length: clicks }, () => ({ id, at: 1 })),
      answers: Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`a${n}`, "x".repeat(40)])),
    });
    await post(filled(60, "x".repeat(40))).expect(201);
    await post(filled(100, "x".repeat(60))).expect(413);
  });

  it.each([
    ["/api/finder-sessions/not-a-uuid", 400],
    ["/api/finder-sessions/98328a9a-fefa-58b7-8f46-1bfae0092ee5", 404],
  ])("%s answers %i", async (path, status) => {
    await shopper.put(path).send({ app: "dialabed", data: trace }).expect(status);
  });

  it("is begun at most 60 times in 15 minutes from one address", async () => {
    const from = "10.9.9.9";
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => post(trace).set("X-Forwarded-For", from)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});
