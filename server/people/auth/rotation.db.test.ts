import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SigningSecrets } from "../../platform/process/signing-secrets";
import { PASSWORDS, STAFF_PASSWORD, startTestApp, type TestApp } from "../../testing/test-app";

const OLD = "the secret until yesterday";
const NEW = "the secret since this morning";

let first: TestApp;
const withSecrets = (...sessionSecrets: SigningSecrets) =>
  startTestApp({ sessionSecrets }, first.database);
beforeAll(async () => {
  first = await startTestApp({ sessionSecrets: [OLD] });
});
afterAll(() => first.close());

/** The cookies that an answer sets, as a browser sends them back. */
const cookiesOf = (headers: { "set-cookie"?: string | string[] }) =>
  [headers["set-cookie"] ?? []].flat().map((each) => each.split(";")[0]!);

describe("a secret is replaced without signing anybody out", () => {
  const unlock = async ({ app }: TestApp) =>
    cookiesOf(
      (
        await request(app)
          .post("/api/verify-password")
          .send({ app: "dialabed", password: PASSWORDS.dialabed })
          .expect(200)
      ).headers,
    );
  const signIn = async (server: TestApp) => {
    await server.staff("editor", "anele");
    const { headers } = await request(server.app)
      .post("/api/admin/session")
      .send({ username: "anele", password: STAFF_PASSWORD })
      .expect(200);
    return cookiesOf(headers);
  };
  const isUnlocked = async ({ app }: TestApp, cookies: string[]) =>
    (await request(app).get("/api/bed-options").set("Cookie", cookies)).status === 200;
  const isSignedIn = async ({ app }: TestApp, cookies: string[]) =>
    (await request(app).get("/api/admin/bed-products").set("Cookie", cookies)).status === 200;

  it("shoppers stay in and staff stay signed in on servers that know both, and only there", async () => {
    const [shopper, editor] = [await unlock(first), await signIn(first)];
    const between = await withSecrets(NEW, OLD);
    expect(await isUnlocked(between, shopper)).toBe(true);
    expect(await isSignedIn(between, editor)).toBe(true);
    const after = await withSecrets(NEW);
    expect(await isUnlocked(after, shopper)).toBe(false);
    expect(await isSignedIn(after, editor)).toBe(false);
  });

  it("what is signed meanwhile holds when the old one is gone", async () => {
    const between = await withSecrets(NEW, OLD);
    const [shopper, editor] = [await unlock(between), await signIn(between)];
    const after = await withSecrets(NEW);
    expect(await isUnlocked(after, shopper)).toBe(true);
    expect(await isSignedIn(after, editor)).toBe(true);
  });

  it("a server that has the new one second reads what the others sign already", async () => {
    const prepared = await withSecrets(OLD, NEW);
    expect(await isUnlocked(prepared, await unlock(await withSecrets(NEW, OLD)))).toBe(true);
  });

  it("the trace of a run goes on", async () => {
    const shopper = await unlock(first);
    const trace = {
      app: "dialabed",
      data: {
        steps: [{ id: "sleep-style", at: 0 }],
        answers: {},
        results: [],
        clicks: [],
        embedded: false,
      },
    };
    const begun = await request(first.app)
      .post("/api/finder-sessions")
      .set("Cookie", shopper)
      .send(trace);
    expect(begun.status, JSON.stringify(begun.body)).toBe(201);
    const { id } = begun.body as { id: string };
    const goOn = async ({ app }: TestApp) =>
      (await request(app).put(`/api/finder-sessions/${id}`).set("Cookie", shopper).send(trace))
        .status;
    expect(await goOn(await withSecrets(NEW, OLD))).toBe(200);
  });
});
