import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { UnlockAnswer } from "@shared/contracts/gate";
import { PASSWORDS, startTestApp, type TestApp } from "../testing/test-app";

let server: TestApp;
let lastAddress = 0;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Every test guesses from an address of its own. */
const newAddress = () => `10.1.${Math.floor(++lastAddress / 250)}.${lastAddress % 250}`;

const guess = (password: unknown, from = newAddress(), app: unknown = "dialabed") =>
  request(server.app)
    .post("/api/verify-password")
    .set("X-Forwarded-For", from)
    .send({ password, app } as object);

describe("unlocking", () => {
  it("opens the finder for this session by its cookie", async () => {
    const agent = server.visitor();
    await agent
      .post("/api/verify-password")
      .send({ password: PASSWORDS.dialabed, app: "dialabed" })
      .expect(200);
    await agent.get("/api/bed-options").expect(200);
    await server.visitor().get("/api/bed-options").expect(401);
  });

  it("opens it by the token alone, where no cookie comes back", async () => {
    const { token } = (await guess(PASSWORDS.dialabed).expect(200)).body as UnlockAnswer;
    const withToken = (text: string) =>
      request(server.app).get("/api/recommendations?bedSize=queen").set("Authorization", text);
    await withToken(`Bearer ${token}`).expect(200);
    await withToken(`Bearer ${token}x`).expect(401);
    await withToken(`Bearer ${token}.x`).expect(401);
    await withToken(`Bearer ${token}.`).expect(401);
    await withToken(`Bearer ${token.replace(/^./, "z")}`).expect(401);
    await withToken("Bearer").expect(401);
    server.clock.ahead += 4 * 60 * 60 * 1000 + 1;
    await withToken(`Bearer ${token}`).expect(401);
    server.clock.ahead = 0;
  });

  it("opens only the finder whose password it was", async () => {
    const agent = server.visitor();
    await agent
      .post("/api/verify-password")
      .send({ password: PASSWORDS.safarioutdoor, app: "safarioutdoor" })
      .expect(200);
    await agent.get("/api/bed-options").expect(401);
    await guess(PASSWORDS.safarioutdoor, newAddress(), "dialabed").expect(401);
  });

  it("gives the session a new id, and sets the cookie so that no script reads it", async () => {
    const agent = server.visitor();
    const unlock = () =>
      agent
        .post("/api/verify-password")
        .send({ password: PASSWORDS.dialabed, app: "dialabed" })
        .expect(200);
    const cookie = async () => String((await unlock()).headers["set-cookie"]);
    const first = await cookie();
    expect(first).toMatch(/^matchwell=[^,]*HttpOnly; SameSite=Lax/);
    await agent
      .post("/api/verify-password")
      .send({ password: PASSWORDS.safarioutdoor, app: "safarioutdoor" })
      .expect(200)
      .expect("Set-Cookie", /^matchwell=/)
      .expect(({ headers }) =>
        expect(String(headers["set-cookie"]).split(";")[0]).not.toBe(first.split(";")[0]),
      );
  });

  it("does not tell a wrong password from an unknown finder", async () => {
    const wrong = (await guess("wrong").expect(401)).body as ErrorBody;
    const unknown = (await guess("wrong", newAddress(), "bakery").expect(401)).body as ErrorBody;
    expect(wrong.message).toBe("Incorrect password. Please try again.");
    expect({ ...unknown, requestId: "" }).toEqual({ ...wrong, requestId: "" });
  });
});

describe("bad input", () => {
  it.each([
    ["no body", undefined],
    ["a list", []],
    ["no password", { app: "dialabed" }],
    ["a password that is no text", { app: "dialabed", password: { $ne: "" } }],
    ["an app that is no text", { app: ["dialabed"], password: "x" }],
    ["a password of 1 kB", { app: "dialabed", password: "x".repeat(1_000) }],
    ["a field too many", { app: "dialabed", password: "x", admin: true }],
  ])("%s is a 400", async (_, body) => {
    await request(server.app)
      .post("/api/verify-password")
      .send(body as object)
      .expect(400);
  });

  it("refuses what is not JSON, what is broken and what is too large", async () => {
    const post = () => request(server.app).post("/api/verify-password");
    await post().type("form").send("app=dialabed&password=x").expect(415);
    await post().type("json").send("{").expect(400);
    await post()
      .type("json")
      .send(JSON.stringify({ app: "dialabed", password: "x".repeat(20_000) }))
      .expect(413);
    await post().type("json").set("Content-Encoding", "gzip").send("{}").expect(415);
  });

  it.each([
    [
      "another site's page",
      { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
      403,
    ],
    ["a neighbour under the same domain", { "Sec-Fetch-Site": "same-site" }, 403],
    ["an old browser on another site", { Origin: "https://evil.example" }, 403],
    ["a page without an origin", { Origin: "null" }, 403],
    ["our own page", { "Sec-Fetch-Site": "same-origin", Origin: "http://localhost:3000" }, 200],
    ["an old browser on our own page", { Origin: "http://localhost:3000" }, 200],
    ["no page at all", {}, 200],
  ])("from %s it answers accordingly", async (_, headers, status) => {
    await guess(PASSWORDS.dialabed)
      .set(headers as Record<string, string>)
      .expect(status);
  });
});

describe("guessing", () => {
  it("evaluates at most 10 of 200 guesses made at once", async () => {
    const from = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => guess(`guess ${n}`, from)),
    );
    const evaluated = answers.filter(({ status }) => status === 401).length;
    expect(evaluated).toBeGreaterThan(0);
    expect(evaluated).toBeLessThanOrEqual(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(200 - evaluated);
    expect(Number(refused[0]!.headers["retry-after"])).toBeGreaterThan(0);
    expect((refused[0]!.body as ErrorBody).message).toMatch(
      /^Too many wrong passwords\. Please try again in \d+ minutes?\.$/,
    );
  });

  it("then refuses the right password too, but only from that address", async () => {
    const from = newAddress();
    for (let n = 0; n < 10; n++) await guess(`guess ${n}`, from).expect(401);
    await guess(PASSWORDS.dialabed, from).expect(429);
    await guess(PASSWORDS.dialabed, newAddress()).expect(200);
  });

  it("does not count right passwords: a shop full of customers shares one address", async () => {
    const from = newAddress();
    for (let n = 0; n < 40; n++) await guess(PASSWORDS.dialabed, from).expect(200);
  });

  it("counts an address over all finders", async () => {
    const from = newAddress();
    for (let n = 0; n < 30; n++) await guess("x", from, `finder-${n}`).expect(401);
    await guess("x", from, "another").expect(429);
  });

  it("takes an IPv6 household for one address", async () => {
    for (let n = 0; n < 10; n++) await guess("x", `2001:db8:1:2::${n + 1}`).expect(401);
    await guess("x", "2001:db8:1:2:ffff::1").expect(429);
    await guess("x", "2001:db8:1:3::1").expect(401);
  });
});
