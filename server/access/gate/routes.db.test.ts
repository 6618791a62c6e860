// Longer than 200 lines: unlocking, guessing and sessions are tested on one server, whose counters they share.

import { RateLimiterPostgres } from "rate-limiter-flexible";
import request, { type Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StaffEmbedSettings } from "@shared/contracts/embed-settings";
import type { ErrorBody } from "@shared/contracts/error";
import type { UnlockAnswer } from "@shared/contracts/gate";
import { sessions } from "@shared/schema/machinery";
import { PASSWORDS, startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let lastAddress = 0;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Each test guesses from an address of its own. */
const newAddress = () => `10.1.${Math.floor(++lastAddress / 250)}.${lastAddress % 250}`;

const guess = (password: unknown, from = newAddress(), app: unknown = "dialabed") =>
  request(server.app)
    .post("/api/verify-password")
    .set("X-Forwarded-For", from)
    .send({ password, app });

describe("unlocking", () => {
  // Shows 7.verify.
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
    // As a later version issues it, which proves an unlock in another way too.
    await withToken(`Bearer ${token}.2:another-proof`).expect(200);
    await withToken(`Bearer ${token.split(".")[0]}.2:another-proof`).expect(401);
    await withToken(`Bearer ${token}.`).expect(401);
    await withToken(`Bearer ${token.replace(/^./, "z")}`).expect(401);
    await withToken("Bearer").expect(401);
    server.clock.ahead += 4 * 60 * 60 * 1000 + 1;
    await withToken(`Bearer ${token}`).expect(401);
    // Issued before the clock was set back by a day.
    server.clock.ahead = -24 * 60 * 60 * 1000;
    await withToken(`Bearer ${token}`).expect(401);
    server.clock.ahead = 0;
  });

  // Shows 2.gate.kept, 6.shoppers.gate.
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

describe("asking whether a finder is unlocked", () => {
  const ask = (agent: Agent, app = "dialabed") => agent.get(`/api/gate?app=${app}`).expect(200);

  it("is answered without an error and without a session, and is never kept", async () => {
    const answer = await ask(server.visitor());
    expect(answer.body).toEqual({ unlocked: false });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers).not.toHaveProperty("set-cookie");
    await server.visitor().get("/api/bed-options").expect(401);
  });

  it("tells each finder's own state", async () => {
    const agent = server.visitor();
    await agent
      .post("/api/verify-password")
      .send({ password: PASSWORDS.dialabed, app: "dialabed" })
      .expect(200);
    expect((await ask(agent)).body).toEqual({ unlocked: true });
    expect((await ask(agent, "safarioutdoor")).body).toEqual({ unlocked: false });
  });

  it("knows who came by a token, by an embed key, and staff", async () => {
    const { token } = (await guess(PASSWORDS.dialabed).expect(200)).body as UnlockAnswer;
    const byToken = request(server.app).get("/api/gate?app=dialabed");
    expect((await byToken.set("Authorization", `Bearer ${token}`)).body).toEqual({
      unlocked: true,
    });
    const editor = await server.staff("editor");
    expect((await ask(editor)).body).toEqual({ unlocked: true });
    const { body } = await editor.get("/api/admin/embed-settings?client=dialabed").expect(200);
    const framed = server.visitor();
    const { embedKey } = body as StaffEmbedSettings;
    await framed.post("/api/embed/unlock").send({ app: "dialabed", key: embedKey }).expect(200);
    expect((await ask(framed)).body).toEqual({ unlocked: true });
  });

  it("does not tell an unknown finder from a locked one, and wants one name", async () => {
    expect((await ask(server.visitor(), "bakery")).body).toEqual({ unlocked: false });
    for (const query of ["", "?app=dialabed&app=dialabed", `?app=${"x".repeat(65)}`]) {
      await server.visitor().get(`/api/gate${query}`).expect(400);
    }
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
    ["a neighbor under the same domain", { "Sec-Fetch-Site": "same-site" }, 403],
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

  it("lets a hundred customers of one shop in at once", async () => {
    const from = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => guess(PASSWORDS.dialabed, from)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    await guess(PASSWORDS.dialabed, from).expect(200);
  });

  it("does not keep others out, from however many networks somebody guesses", async () => {
    const flood = await Promise.all(
      Array.from({ length: 60 }, (_, n) => guess("x", `2001:db8:${0x100 + n}:1::1`)),
    );
    expect(flood.filter(({ status }) => status === 401)).toHaveLength(60);
    await guess(PASSWORDS.dialabed, "2001:db8:f:1::1").expect(200);
  });

  it("stops a flood out of one /48", async () => {
    for (let n = 0; n < 12; n++) {
      const some = Array.from({ length: 10 }, (_, m) =>
        guess("x", `2001:db8:e:${n * 10 + m}::1`, `finder-${m}`),
      );
      for (const { status } of await Promise.all(some)) expect(status).toBe(401);
    }
    await guess("x", "2001:db8:e:ffff::1").expect(429);
    await guess(PASSWORDS.dialabed, "2001:db8:d::1").expect(200);
  });

  it("leaves a phone that was let in before its place, though its network is used up", async () => {
    const from = newAddress();
    const phone = server.visitor();
    const unlock = (password: string) =>
      phone
        .post("/api/verify-password")
        .set("X-Forwarded-For", from)
        .send({ app: "dialabed", password });
    await unlock(PASSWORDS.dialabed).expect(200);
    for (let n = 0; n < 10; n++) await guess("x", from).expect(401);
    await guess(PASSWORDS.dialabed, from).expect(429);
    await unlock("mistyped").expect(401);
    await unlock(PASSWORDS.dialabed).expect(200);
    // It has ten tries of its own, and no more.
    for (let n = 0; n < 9; n++) await unlock("x").expect(401);
    await unlock(PASSWORDS.dialabed).expect(429);
  });

  it("takes nobody for such a phone by a cookie that is forged, or of the other finder", async () => {
    const from = newAddress();
    const other = String(
      (await guess(PASSWORDS.safarioutdoor, newAddress(), "safarioutdoor")).headers["set-cookie"],
    );
    const mine = String((await guess(PASSWORDS.dialabed)).headers["set-cookie"]);
    const [name] = /matchwell-device-[^=]+/.exec(mine)!;
    const [, foreign] = /matchwell-device-[^=]+=([^;]+)/.exec(other)!;
    for (let n = 0; n < 10; n++) await guess("x", from).expect(401);
    for (const value of [foreign, "x".repeat(22) + "." + "x".repeat(43), ""]) {
      await guess(PASSWORDS.dialabed, from).set("Cookie", `${name}=${value}`).expect(429);
    }
  });
});

describe("the session of an unlock", () => {
  const rows = async () => (await server.database.db.select().from(sessions)).length;

  it("stays the same when the same is unlocked again", async () => {
    const agent = server.visitor();
    const unlock = (app: keyof typeof PASSWORDS) =>
      agent.post("/api/verify-password").send({ app, password: PASSWORDS[app] }).expect(200);
    await unlock("dialabed");
    const before = await rows();
    for (let n = 0; n < 5; n++) {
      const { headers } = await unlock("dialabed");
      expect(String(headers["set-cookie"])).not.toMatch(/matchwell=/);
    }
    expect(await rows()).toBe(before);
    await unlock("safarioutdoor");
    expect(await rows()).toBe(before);
    await agent.get("/api/bed-options").expect(200);
    await agent.get("/api/safari/counts").expect(200);
  });

  it("is not made any more past 300 from one network, where the token goes on opening", async () => {
    const from = newAddress();
    const before = await rows();
    await new RateLimiterPostgres({
      storeClient: server.database.sql,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: "sessions-password",
      points: 300,
      duration: 900,
    }).penalty(from, 299);
    await guess(PASSWORDS.dialabed, from)
      .expect(200)
      .expect("Set-Cookie", /^matchwell=/);
    expect(await rows()).toBe(before + 1);
    const { body, headers } = await guess(PASSWORDS.dialabed, from).expect(200);
    expect(String(headers["set-cookie"])).not.toMatch(/matchwell=/);
    expect(await rows()).toBe(before + 1);
    await server
      .visitor()
      .get("/api/bed-options")
      .set("Authorization", `Bearer ${(body as UnlockAnswer).token}`)
      .expect(200);
  });
});

describe("behind a proxy that does not say https", () => {
  it("answers with the token, and sets no cookie that a browser would drop", async () => {
    const https = await startTestApp({ publicUrl: "https://finders.example" });
    const { body, headers } = await https
      .visitor()
      .post("/api/verify-password")
      .send({ app: "dialabed", password: PASSWORDS.dialabed })
      .expect(200);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(await https.database.db.select().from(sessions)).toEqual([]);
    await https
      .visitor()
      .get("/api/bed-options")
      .set("Authorization", `Bearer ${(body as UnlockAnswer).token}`)
      .expect(200);
    const secure = await https
      .visitor()
      .post("/api/verify-password")
      .set("X-Forwarded-Proto", "https")
      .send({ app: "dialabed", password: PASSWORDS.dialabed })
      .expect(200);
    expect(secure.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^__Host-matchwell=.*; Secure; Partitioned; SameSite=None$/),
      expect.stringMatching(/^__Host-matchwell-device-.*; Secure; Partitioned; SameSite=None$/),
    ]);
    await https.close();
  });
});
