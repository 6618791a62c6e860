import { hashSync } from "bcryptjs";
import { eq } from "drizzle-orm";
import request, { type Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { GateAnswer, UnlockAnswer } from "@shared/contracts/gate";
import { finders } from "@shared/schema/finders";
import { insertFinder } from "../../testing/a-finder";
import { PASSWORDS, startTestApp, type TestApp } from "../../testing/test-app";

const PASSWORD = "run-with-the-wind";
let server: TestApp;
let embedKey: string;
let lastAddress = 0;

beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  ({ embedKey } = await insertFinder(db, { slug: "shoes", password: PASSWORD }));
  await insertFinder(db, { slug: "coffee", name: "Coffee Finder" });
  await insertFinder(db, { slug: "closed", password: PASSWORD, isOpen: false });
  server.clock.ahead += 1_000;
});
afterAll(() => server.close());

const newAddress = () => `10.3.0.${++lastAddress}`;
const guess = (app: string, password: string, from = newAddress(), agent?: Agent) =>
  (agent ?? request(server.app))
    .post("/api/verify-password")
    .set("X-Forwarded-For", from)
    .send({ app, password });
const ask = async (app: string, agent: Agent = server.visitor()) =>
  (await agent.get(`/api/gate?app=${app}`).expect(200)).body as GateAnswer;
/** Stores nothing, but is refused first where the finder is not open. */
const call = (agent: Agent, app: string) =>
  agent.post("/api/finder-sessions").send({ app, data: "none" });
const change = async (slug: string, changes: Partial<typeof finders.$inferInsert>) => {
  await server.database.db.update(finders).set(changes).where(eq(finders.slug, slug));
  server.clock.ahead += 1_000;
};

describe("the gate of a finder that staff made", () => {
  it("opens by its password, and shows whose it is before", async () => {
    const agent = server.visitor();
    expect(await ask("shoes", agent)).toEqual({
      unlocked: false,
      finder: { name: "Shoe Finder", brand: expect.objectContaining({ name: "Stride" }) as object },
    });
    await call(agent, "shoes").expect(401);
    await guess("shoes", PASSWORD, newAddress(), agent).expect(200);
    expect((await ask("shoes", agent)).unlocked).toBe(true);
    await call(agent, "shoes").expect(400);
  });

  it("opens no other finder, and by no other's password", async () => {
    const agent = server.visitor();
    await guess("shoes", PASSWORDS.dialabed, newAddress(), agent).expect(401);
    await guess("dialabed", PASSWORD, newAddress(), agent).expect(401);
    await guess("shoes", PASSWORD, newAddress(), agent).expect(200);
    await agent.get("/api/bed-options").expect(401);
  });

  it("opens by the token alone, and by its embed key", async () => {
    const { token } = (await guess("shoes", PASSWORD).expect(200)).body as UnlockAnswer;
    await call(server.visitor(), "shoes").set("Authorization", `Bearer ${token}`).expect(400);
    await call(server.visitor(), "dialabed").set("Authorization", `Bearer ${token}`).expect(401);
    const framed = server.visitor();
    const unlock = (app: string) => framed.post("/api/embed/unlock").send({ app, key: embedKey });
    await unlock("coffee").expect(401);
    await unlock("shoes").expect(200);
    await call(framed, "shoes").expect(400);
  });

  it("closes for everybody with a new hash, and opens for everybody without one", async () => {
    const agent = server.visitor();
    const { body } = await guess("shoes", PASSWORD, newAddress(), agent).expect(200);
    const { token } = body as UnlockAnswer;
    await change("shoes", { gateHash: hashSync("another-password", 4) });
    await call(agent, "shoes").expect(401);
    await call(server.visitor(), "shoes").set("Authorization", `Bearer ${token}`).expect(401);
    await guess("shoes", PASSWORD).expect(401);
    await guess("shoes", "another-password").expect(200);
    await change("shoes", { gateHash: null });
    await call(server.visitor(), "shoes").expect(400);
    const free = (await guess("shoes", "of an old page").expect(200)).body as UnlockAnswer;
    await change("shoes", { gateHash: hashSync(PASSWORD, 4) });
    await call(server.visitor(), "shoes").set("Authorization", `Bearer ${free.token}`).expect(401);
    await guess("shoes", PASSWORD).expect(200);
  });

  it("counts guesses like the others", async () => {
    const from = newAddress();
    for (let n = 0; n < 10; n++) await guess("shoes", `guess ${n}`, from).expect(401);
    const refused = await guess("shoes", PASSWORD, from).expect(429);
    expect((refused.body as ErrorBody).message).toMatch(/^Too many wrong passwords\./);
    await guess("shoes", PASSWORD).expect(200);
  }, 60_000);

  it("is told from none, from a closed one and from a wrong password by nothing", async () => {
    const answers = [];
    for (const app of ["shoes", "bakery", "closed"]) {
      const startedAt = performance.now();
      const { body } = await guess(app, "wrong").expect(401);
      answers.push({ ...(body as ErrorBody), requestId: "" });
      // bcrypt's cheapest hash, of these tests alone, takes less than a real one.
      if (app !== "shoes") expect(performance.now() - startedAt).toBeGreaterThan(50);
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    await guess("closed", PASSWORD).expect(401);
  });
});

describe("a finder without a gate", () => {
  it("is open to everybody, with a token for frames without cookies", async () => {
    const { unlocked, finder, token } = await ask("coffee");
    expect({ unlocked, name: finder?.name }).toEqual({ unlocked: true, name: "Coffee Finder" });
    expect(token).toMatch(/^\w+\.[\w-]+$/);
    await call(server.visitor(), "coffee").expect(400);
  });
});

describe("a closed finder", () => {
  it("says so, to everybody but staff, however it was opened before", async () => {
    const agent = server.visitor();
    await guess("shoes", PASSWORD, newAddress(), agent).expect(200);
    await change("shoes", { liveVersion: null });
    expect(await ask("shoes", agent)).toEqual({ unlocked: false });
    const { body } = await call(agent, "shoes").expect(404);
    expect(body).toMatchObject({ code: "not_open", message: "This finder is not open now." });
    await agent.post("/api/embed/unlock").send({ app: "shoes", key: embedKey }).expect(401);
    expect((await ask("shoes", await server.staff("viewer"))).unlocked).toBe(true);
    await change("shoes", { liveVersion: 1 });
    expect((await ask("shoes", agent)).unlocked).toBe(true);
  });

  it("is another thing than none", async () => {
    expect(await ask("bakery")).toEqual({ unlocked: false });
    const { body } = await call(server.visitor(), "bakery").expect(404);
    expect(body).toMatchObject({ code: "unknown_finder", message: "There is no such finder." });
  });
});
