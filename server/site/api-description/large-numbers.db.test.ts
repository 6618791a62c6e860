import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inputSchema } from "./operation";
import { operations } from "./operations/all";
import { shoeDocument, addShoes, storeSamples } from "../../finders/testing/shoes";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let admin: Agent;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.staff();
  await storeSamples(server.database.db);
  await addShoes(admin, "shoes");
  await admin.post("/api/admin/finders/shoes/publish").send({ revision: 1 }).expect(201);
  await admin
    .post("/api/verify-password")
    .send({ app: "dialabed", password: "sleep-well-tonight" });
  server.clock.ahead += 2_000;
});
afterAll(() => server.close());

/** One beyond what the database's columns of either length hold, and beyond what a number holds. */
const TOO_LARGE = ["2147483648", "9223372036854775808", "1e400"];

/** Whether a finder or a catalog is named, so that what follows is looked for in it. */
const NAMED: Record<string, string> = { slug: "shoes", asked: "recommendations" };

const reads = [...operations].filter(([key]) => key.startsWith("GET "));

it.each(reads)("%s takes no number that is too large for the database", async (key, { query }) => {
  const template = key.slice("GET ".length);
  const path = (number: string, isNamed: boolean) =>
    template.replaceAll(/\{(\w+)\}/g, (_, name: string) => (isNamed && NAMED[name]) || number);
  const names = Object.keys(query ? (inputSchema(query).properties ?? {}) : {});
  for (const number of TOO_LARGE) {
    const addresses = [
      path(number, false),
      path(number, true),
      ...names.map((name) => `${path("shoes", true)}?${name}=${number}`),
    ];
    for (const address of addresses) {
      const { status } = await admin.get(address);
      expect(status, address).toBeLessThan(500);
    }
  }
});

it.each<[string, "post" | "put", string, (number: number) => object]>([
  ["the version to show", "post", "finders/shoes/live", (version) => ({ version })],
  ["the revision to publish", "post", "finders/shoes/publish", (revision) => ({ revision })],
  [
    "the revision of a draft",
    "put",
    "finders/shoes/draft",
    (revision) => ({ revision, document: shoeDocument() }),
  ],
])("%s may be no number that is too large for the database", async (_, method, path, body) => {
  for (const number of [2 ** 31, 2 ** 53 - 1, 2 ** 63]) {
    const { status, body: told } = await admin[method](`/api/admin/${path}`).send(body(number));
    expect([400, 409]).toContain(status);
    expect((told as { message: string }).message).toMatch(/\.$/);
  }
});

it("a shopper's mail or trace names no version that is too large for the database", async () => {
  const shopper = server.visitor();
  const answers = { width: "wide" };
  for (const version of [2 ** 31, 2 ** 53 - 1, 2 ** 63]) {
    const mail = { email: "thandi@example.com", version, answers };
    await shopper.post("/api/finders/shoes/email").send(mail).expect(400);
    const data = { answers, steps: [] };
    await shopper.post("/api/finder-sessions").send({ app: "shoes", version, data }).expect(400);
  }
});
