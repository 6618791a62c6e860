// Longer than 200 lines: signing in, its limits and the session's end are tested on one server and one clock.

import { eq, sql } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import { adminUsers } from "@shared/schema/accounts";
import { rateLimits, sessions } from "@shared/schema/machinery";
import { PASSWORDS, STAFF_PASSWORD, startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.staff("admin", "Anele");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(rateLimits);
});

const signIn = (body: object, from = "10.5.0.1") =>
  server.visitor().post("/api/admin/session").set("X-Forwarded-For", from).send(body);

describe("signing in", () => {
  it("says who one is, then and later, until one signs out", async () => {
    const staff = await server.staff("editor", "Edda");
    const { body } = await staff.get("/api/admin/session").expect(200);
    expect(body).toMatchObject({ username: "Edda", role: "editor", email: null });
    expect(body).not.toHaveProperty("passwordHash");
    const { headers } = await staff.delete("/api/admin/session").expect(204);
    expect(headers["set-cookie"]).toEqual([
      "matchwell-staff=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax",
    ]);
    await staff.get("/api/admin/session").expect(401);
  });

  it("is told from nobody without an error", async () => {
    const ask = (agent: Agent) => agent.get("/api/admin/signed-in").expect(200);
    const stranger = await ask(server.visitor());
    expect(stranger.body).toEqual({ staff: null });
    expect(stranger.headers).not.toHaveProperty("set-cookie");
    const staff = await server.staff("viewer", "Asked");
    const { body } = await ask(staff);
    expect(body).toMatchObject({ staff: { username: "Asked", role: "viewer" } });
    expect(Object.keys((body as { staff: object }).staff)).toEqual([
      "id",
      "username",
      "email",
      "role",
    ]);
    await staff.delete("/api/admin/session").expect(204);
    expect((await ask(staff)).body).toEqual({ staff: null });
  });

  it("gives the same answer for a wrong name, a wrong password and a closed account", async () => {
    await server.staff("viewer", "Gone");
    await server.database.db
      .update(adminUsers)
      .set({ isActive: false })
      .where(eq(adminUsers.username, "Gone"));
    const answers = await Promise.all([
      signIn({ username: "Nobody", password: STAFF_PASSWORD }),
      signIn({ username: "Anele", password: "wrong" }),
      signIn({ username: "Gone", password: STAFF_PASSWORD }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect({ ...(body as ErrorBody), requestId: "" }).toEqual({
        code: "wrong_sign_in",
        message: "That user name and password don't match.",
        requestId: "",
      });
    }
  });

  it("lets ten wrong guesses through, also at once, and then nobody from there", async () => {
    const wrong = () => signIn({ username: "Anele", password: "wrong" }, "10.5.0.2");
    const answers = await Promise.all(Array.from({ length: 16 }, wrong));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const right = await signIn({ username: "Anele", password: STAFF_PASSWORD }, "10.5.0.2");
    expect(right.status).toBe(429);
    expect(right.headers["retry-after"]).toBeDefined();
    await signIn({ username: "Anele", password: STAFF_PASSWORD }, "10.6.0.2").expect(200);
  });

  it("leaves a device where one signed in before its place, though its network is used up", async () => {
    const laptop = server.visitor();
    const from = "10.5.0.3";
    const enter = (password: string, username = "Anele") =>
      laptop.post("/api/admin/session").set("X-Forwarded-For", from).send({ username, password });
    await enter(STAFF_PASSWORD).expect(200);
    for (let n = 0; n < 10; n++) await signIn({ username: "Anele", password: "x" }, from);
    await signIn({ username: "Anele", password: STAFF_PASSWORD }, from).expect(429);
    await enter("mistyped").expect(401);
    await enter(STAFF_PASSWORD).expect(200);
    // The device is known for that account, and for no other.
    for (let n = 0; n < 10; n++) await signIn({ username: "Nobody", password: "x" }, from);
    await enter("x", "Nobody").expect(429);
  });

  it("gives an unknown name and a wrong password no cookie, and the same headers", async () => {
    const [unknown, wrong] = [
      await signIn({ username: "Nobody", password: "x" }, "10.5.0.4"),
      await signIn({ username: "Anele", password: "x" }, "10.5.0.5"),
    ];
    expect(unknown.headers["set-cookie"]).toBeUndefined();
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  it("goes on while the gates are flooded from the same network, and with old embed keys", async () => {
    const from = "10.5.0.6";
    const post = (path: string, body: object) =>
      server.visitor().post(path).set("X-Forwarded-For", from).send(body);
    for (let n = 0; n < 40; n++) {
      await post("/api/embed/unlock", { app: `dialabed${n % 4 || ""}`, key: "mw_old" });
    }
    await post("/api/embed/unlock", { app: "dialabed", key: "mw_old" }).expect(429);
    const gate = { app: "dialabed", password: PASSWORDS.dialabed };
    await post("/api/verify-password", gate).expect(200);
    for (let n = 0; n < 10; n++) await post("/api/verify-password", { ...gate, password: "x" });
    await post("/api/verify-password", gate).expect(429);
    await signIn({ username: "Anele", password: STAFF_PASSWORD }, from).expect(200);
  });

  it.each([
    ["no name", { password: "x" }, "username"],
    ["a list for a password", { username: "Anele", password: ["x"] }, "password"],
    ["a NUL in the name", { username: "a\0", password: "x" }, "username"],
    ["a field too many", { username: "Anele", password: "x", role: "admin" }, "role"],
  ])("with %s is a 400", async (_, body, field) => {
    const answer = await signIn(body).expect(400);
    expect((answer.body as ErrorBody).errors?.[0]?.path).toBe(field);
  });

  it("says what to set when PUBLIC_URL is https and the proxy says http: no browser would keep the cookie", async () => {
    const https = await startTestApp({ publicUrl: "https://finders.example" });
    const { body, headers } = await https
      .visitor()
      .post("/api/admin/session")
      .send({ username: "Anele", password: STAFF_PASSWORD })
      .expect(400);
    expect(body).toMatchObject({
      code: "not_secure",
      message: expect.stringContaining("X-Forwarded-Proto") as string,
    });
    expect(headers["set-cookie"]).toBeUndefined();
    await https.close();
  });

  it("leaves a cookie that only the server reads and that other sites never send", async () => {
    const { headers } = await signIn({ username: "Anele", password: STAFF_PASSWORD });
    expect(String(headers["set-cookie"])).toMatch(/^matchwell-staff=.*HttpOnly; SameSite=Lax/);
    const https = await startTestApp({ publicUrl: "https://finders.example" });
    await https.database.db
      .insert(adminUsers)
      .values(
        (await server.database.db.select().from(adminUsers)).filter(
          (each) => each.username === "Anele",
        ),
      );
    const secure = await https
      .visitor()
      .post("/api/admin/session")
      .set("X-Forwarded-Proto", "https")
      .send({ username: "Anele", password: STAFF_PASSWORD })
      .expect(200);
    expect(String(secure.headers["set-cookie"])).toMatch(
      /^__Host-matchwell-staff=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax/,
    );
    await https.close();
  });
});

describe("a signed-in member of staff", () => {
  it("opens both finders without their passwords, and an outsider does not", async () => {
    const staff = await server.staff("viewer", "Vusi");
    for (const path of ["/api/bed-options", "/api/safari/counts"]) {
      await staff.get(path).expect(200);
      await server.visitor().get(path).expect(401);
      await server.visitor().get(path).set("Cookie", "matchwell-staff=s:forged.sig").expect(401);
    }
  });

  it("changes their own password: the others who used the old one are out, they stay", async () => {
    const [here, elsewhere] = [
      await server.staff("viewer", "Piet"),
      await server.staff("viewer", "Piet"),
    ];
    const change = (currentPassword: string, newPassword: string) =>
      here.post("/api/admin/password").send({ currentPassword, newPassword });
    const wrong = await change("wrong", "a-new-password").expect(400);
    expect((wrong.body as ErrorBody).errors?.[0]?.path).toBe("currentPassword");
    await change(STAFF_PASSWORD, "short").expect(400);
    await change(STAFF_PASSWORD, "x".repeat(73)).expect(400);
    await change(STAFF_PASSWORD, "a-new-password").expect(200);
    await here.get("/api/admin/session").expect(200);
    await elsewhere.get("/api/admin/session").expect(401);
    await elsewhere.get("/api/bed-options").expect(401);
    await signIn({ username: "Piet", password: "a-new-password" }).expect(200);
  });

  it.each([
    ["is closed", { isActive: false }, 401],
    ["becomes a viewer", { role: "viewer" as const }, 403],
  ])("whose account %s notices on the next request", async (_, changes, status) => {
    const name = `Changing ${status}`;
    const editor = await server.staff("editor", name);
    const send = () => editor.post("/api/admin/features").send({ name: "x", description: "x" });
    await send().expect(201);
    await server.database.db.update(adminUsers).set(changes).where(eq(adminUsers.username, name));
    await send().expect(status);
  });

  it("cannot be made to act by another site's page", async () => {
    const staff = await server.staff("admin", "Anele");
    await staff
      .post("/api/admin/features")
      .set("Sec-Fetch-Site", "cross-site")
      .send({ name: "x", description: "x" })
      .expect(403);
  });
});

describe("a password of more than 72 bytes, of which a hash would read only the first 72", () => {
  const exact = "ä".repeat(36);
  const SENTENCE =
    "That password is too long: use at most 72 letters and digits; letters with accents and emoji count for more.";

  it("is refused wherever one is set, with a sentence", async () => {
    const admin = await server.staff("admin", "Anele");
    const [{ id }] = (await admin.get("/api/admin/team")).body as [{ id: string }];
    for (const long of [`${exact}x`, "x".repeat(73), "💤".repeat(19), "x".repeat(1_000)]) {
      const answers = [
        await admin
          .post("/api/admin/team")
          .send({ username: "Long", role: "viewer", password: long }),
        await admin.post(`/api/admin/team/${id}/password`).send({ newPassword: long }),
        await admin
          .post("/api/admin/password")
          .send({ currentPassword: STAFF_PASSWORD, newPassword: long }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(400);
        expect((body as ErrorBody).errors?.[0]?.message).toBe(SENTENCE);
      }
    }
  });

  it("is wrong at the sign-in, also when it begins with the right one", async () => {
    const admin = await server.staff("admin", "Anele");
    await admin
      .post("/api/admin/team")
      .send({ username: "Exact", role: "viewer", password: exact })
      .expect(201);
    const wrong = await signIn({ username: "Exact", password: `${exact}x` }).expect(401);
    expect((wrong.body as ErrorBody).code).toBe("wrong_sign_in");
    await signIn({ username: "Exact", password: exact }).expect(200);
  });
});

describe("a staff session", () => {
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;
  const after = (time: number) => (server.clock.ahead += time);
  afterEach(() => {
    server.clock.ahead = 0;
  });
  const stored = async () =>
    (await server.database.db.select().from(sessions)).map(({ sess }) => sess);

  it("ends after two hours in which nothing was asked for", async () => {
    const staff = await server.staff("editor", "Idle");
    after(2 * HOUR - MINUTE);
    await staff.get("/api/admin/features").expect(200);
    after(2 * HOUR - MINUTE);
    await staff.get("/api/admin/session").expect(200);
    await staff.get("/api/bed-options").expect(200);
    after(2 * HOUR + 1);
    const { body } = await staff.get("/api/admin/features").expect(401);
    expect(body).toMatchObject({ code: "signed_out", message: "Sign in to continue." });
    await staff.get("/api/admin/session").expect(401);
    await staff.get("/api/bed-options").expect(401);
    await staff.post("/api/admin/password").send({}).expect(401);
  });

  it("ends after twelve hours, however busy", async () => {
    const staff = await server.staff("viewer", "Busy");
    for (let hour = 1; hour < 12; hour++) {
      after(HOUR);
      await staff.get("/api/admin/stats").expect(200);
    }
    after(HOUR + 1);
    await staff.get("/api/admin/stats").expect(401);
    await staff.get("/api/bed-options").expect(401);
  });

  it("ends when the clock is set back by more than it may last", async () => {
    after(24 * HOUR);
    const staff = await server.staff("viewer", "Tomorrow");
    after(-HOUR);
    await staff.get("/api/admin/stats").expect(200);
    after(-23 * HOUR);
    await staff.get("/api/admin/stats").expect(401);
  });

  it("counts from a new password anew", async () => {
    const staff = await server.staff("viewer", "Renewed");
    after(HOUR);
    await staff
      .post("/api/admin/password")
      .send({ currentPassword: STAFF_PASSWORD, newPassword: "another-password" })
      .expect(200);
    after(2 * HOUR - MINUTE);
    await staff.get("/api/admin/stats").expect(200);
  });

  it("is written at most once a minute, however much is asked for", async () => {
    const staff = await server.staff("viewer", "Frugal");
    const before = await stored();
    await Promise.all(Array.from({ length: 5 }, () => staff.get("/api/admin/stats").expect(200)));
    expect(await stored()).toEqual(before);
    after(MINUTE + 1);
    await Promise.all(Array.from({ length: 5 }, () => staff.get("/api/admin/stats").expect(200)));
    expect(await stored()).not.toEqual(before);
  });

  it("that was signed out does not come back by a request that was under way", async () => {
    for (let round = 0; round < 5; round++) {
      const staff = await server.staff("viewer", "Leaving");
      after(MINUTE + 1);
      await Promise.all([
        ...Array.from({ length: 5 }, () => staff.get("/api/admin/stats")),
        staff.delete("/api/admin/session").expect(204),
        ...Array.from({ length: 5 }, () => staff.get("/api/admin/stats")),
      ]);
      await staff.get("/api/admin/session").expect(401);
    }
  });

  it("without a beginning, as an older server left them, is none", async () => {
    const staff = await server.staff("viewer", "Old");
    await server.database.db
      .update(sessions)
      .set({ sess: sql`(${sessions.sess}::jsonb #- '{staff,since}')::json` });
    await staff.get("/api/admin/session").expect(401);
  });
});
