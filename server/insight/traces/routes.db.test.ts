// Longer than 200 lines: what a trace may hold and whose it is are tested on one server, with one sample.

import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { FinderTrace } from "@shared/contracts/traces";
import { products } from "@shared/schema/catalog-products";
import {
  bedFinderSessions,
  firearmFinderSessions,
} from "@shared/specification/tables/session-tables";
import { sleepStyles } from "@shared/specification/tables/list-tables";
import { rateLimits } from "@shared/schema/machinery";
import { firearmProducts } from "@shared/specification/tables/views";
import { PASSWORDS, startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let shopper: Agent;

beforeAll(async () => {
  server = await startTestApp();
  shopper = await server.shopper();
});
afterAll(() => server.close());

const BED = "98328a9a-fefa-58b7-8f46-1bfae0092ee5";
const trace: FinderTrace = {
  steps: [
    { id: "sleep-style", at: 0 },
    { id: "results", at: 21_000 },
  ],
  answers: { sleepStyle: "side", minPrice: 2000, concerns: ["back_pain"] },
  results: [{ id: BED, score: 93 }],
  clicks: [{ id: BED, at: 25_000 }],
  embedded: false,
};
const post = (data: unknown, app = "dialabed") =>
  shopper.post("/api/finder-sessions").send({ app, data });
const put = (id: string, data: object, who = shopper) =>
  who.put(`/api/finder-sessions/${id}`).send({ app: "dialabed", data });

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
    ["a name", { answers: { sleepStyle: "Thandi" } }],
    ["a telephone number", { answers: { concerns: ["0821234567"] } }],
    ["a telephone number as a price", { answers: { maxPrice: 821234567 } }],
    ["a question that nobody asks", { answers: { phone: "side" } }],
    ["an answer of the other finder", { answers: { purpose: "hunting" } }],
    ["a step of the other finder", { steps: [{ id: "caliber", at: 0 }] }],
    ["free text", { steps: [{ id: "I live at <home>", at: 0 }] }],
    ["a time before the start", { steps: [{ id: "results", at: -1 }] }],
    ["a score over 100", { results: [{ id: BED, score: 101 }] }],
    ["a telephone number as a product", { results: [{ id: "0821234567" }] }],
    ["a way to share that is none", { clicks: [{ id: "share-Thandi", at: 1 }] }],
    ["too many results", { results: Array.from({ length: 25 }, () => ({ id: BED, score: 1 })) }],
    ["a field too many", { name: "Thandi" }],
    ["a prototype key", JSON.parse('{"answers":{"__proto__x<":"a"}}') as object],
  ])("takes no %s", async (_, part) => {
    const { body } = await post({ ...trace, ...part }).expect(400);
    expect((body as ErrorBody).errors?.length).toBeGreaterThan(0);
  });

  it("never stores a name, a telephone number or an e-mail address, whatever is sent", async () => {
    const { db } = server.database;
    const firearms = await server.shopper("safarioutdoor");
    await db.delete(bedFinderSessions);
    const personal = fc.constantFrom("Thandi", "Nkosi-Botha", "0821234567", "a.b@example.com");
    const known = fc.constantFrom("side", "back_pain", "hunting", "9mm", BED, "share-copy");
    // Mostly what can be stored: what is refused as a whole shows little.
    const word = fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: personal });
    const mostly = (id: string) => fc.oneof({ weight: 4, arbitrary: fc.constant(id) }, word);
    const field = fc.constantFrom("sleepStyle", "concerns", "caliber", "brands", "purpose", "name");
    const at = fc.constant(1);
    const anything = fc.record({
      steps: fc.array(fc.record({ id: mostly("results"), at }), { maxLength: 2 }),
      answers: fc.dictionary(
        fc.oneof({ weight: 4, arbitrary: field }, personal),
        fc.oneof(word, fc.array(word)),
        {
          maxKeys: 2,
        },
      ),
      results: fc.array(fc.record({ id: mostly(BED) }), { maxLength: 1 }),
      clicks: fc.array(fc.record({ id: mostly("share-copy"), at }), { maxLength: 1 }),
    });
    let stored = 0;
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(anything, fc.boolean(), async (data, isFirearm) => {
        const { status } = await (isFirearm ? firearms : shopper)
          .post("/api/finder-sessions")
          .set("X-Forwarded-For", `10.7.0.${sent++ % 200}`)
          .send({ app: isFirearm ? "safarioutdoor" : "dialabed", data });
        expect([201, 400]).toContain(status);
        if (status === 201) stored += 1;
      }),
      { numRuns: 300 },
    );
    const rows = [
      ...(await db.select().from(bedFinderSessions)),
      ...(await db.select().from(firearmFinderSessions)),
    ];
    expect(stored).toBeGreaterThan(10);
    expect(rows).toHaveLength(stored);
    expect(JSON.stringify(rows.map(({ sessionData }) => sessionData))).not.toMatch(
      /Thandi|Nkosi|0821234567|example/,
    );
  });

  it("takes every option that staff keep, and what a run had when staff removed it", async () => {
    const { db } = server.database;
    await db
      .insert(sleepStyles)
      .values({ id: "upside-down", name: "Upside down", description: "Like bats", icon: "bed" });
    const answers = { ...trace.answers, sleepStyle: "upside-down" };
    server.clock.ahead += 1_000;
    const { id } = (await post({ ...trace, answers }).expect(201)).body as { id: string };
    await db.delete(sleepStyles).where(eq(sleepStyles.id, "upside-down"));
    server.clock.ahead += 1_000;
    const { body } = await post({ ...trace, answers }).expect(400);
    expect((body as ErrorBody).errors).toEqual([
      { path: "data.answers.sleepStyle", message: "There is no such option." },
    ]);
    await put(id, { ...trace, answers, clicks: [{ id: BED, at: 9 }] }).expect(200);
  });

  it("of the firearm finder holds brands, calibers and products of the catalogue", async () => {
    const { db } = server.database;
    const firearms = await server.shopper("safarioutdoor");
    const [product] = await db.select().from(firearmProducts).limit(1);
    await db
      .update(products)
      .set({ values: sql`${products.values} || '{"firearm-products.caliber": "9_3x62"}'` })
      .where(eq(products.id, product!.id));
    const data = {
      steps: [{ id: "purpose", at: 0 }],
      answers: {
        purpose: "hunting",
        huntingGame: "large_game",
        firearmType: "rifle",
        caliber: "9 3x62",
        brands: [product!.brand],
        priceRange: "premium",
        minPrice: 20_000,
      },
      results: [{ id: product!.externalId }],
      clicks: [
        { id: product!.externalId, at: 1 },
        { id: "share-favorites-email", at: 2 },
      ],
    };
    const send = (changes: object) =>
      firearms
        .post("/api/finder-sessions")
        .send({ app: "safarioutdoor", data: { ...data, ...changes } });
    await send({}).expect(201);
    await send({ answers: { caliber: "308_win" } }).expect(201);
    for (const changes of [
      { answers: { caliber: "0821234567" } },
      { answers: { brands: [product!.brand, "Thandi Nkosi"] } },
      { answers: { purpose: "Thandi" } },
      { answers: { sleepStyle: "side" } },
      { results: [{ id: "0821234567" }] },
      { clicks: [{ id: "Thandi.Nkosi", at: 1 }] },
      { steps: [{ id: "sleep-style", at: 1 }] },
    ]) {
      await send(changes).expect(400);
    }
    const { id } = (await send({}).expect(201)).body as { id: string };
    await db.delete(products).where(eq(products.id, product!.id));
    await send({}).expect(400);
    await firearms
      .put(`/api/finder-sessions/${id}`)
      .send({ app: "safarioutdoor", data })
      .expect(200);
  });

  it("is taken at 8,192 bytes and refused at one more", async () => {
    const ofSize = (bytes: number) => {
      const step = { id: "size-and-type", at: 1, ms: 1 };
      const data = {
        ...trace,
        results: Array.from({ length: 24 }, () => ({ id: BED, score: 100 })),
        clicks: Array.from({ length: 90 }, () => ({ id: BED, at: 1 })),
        steps: [step],
      };
      const missing = () => bytes - JSON.stringify(data).length;
      while (missing() > 60) data.steps.push({ ...step });
      // Each number of a step can grow by nine digits.
      for (const each of data.steps) {
        each.at = 10 ** Math.min(9, missing());
        each.ms = 10 ** Math.min(9, missing());
      }
      return data;
    };
    expect(JSON.stringify(ofSize(8_192))).toHaveLength(8_192);
    expect(JSON.stringify(ofSize(8_193))).toHaveLength(8_193);
    await post(ofSize(8_192)).expect(201);
    await post(ofSize(8_193)).expect(413);
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

  it("goes on at most 600 times in 15 minutes from one address, and says when it may again", async () => {
    const { id } = (await post(trace).expect(201)).body as { id: string };
    const key = "trace-change:10.9.9.8";
    const from = () => put(id, trace).set("X-Forwarded-For", "10.9.9.8");
    await from().expect(200);
    await server.database.db.update(rateLimits).set({ points: 600 }).where(eq(rateLimits.key, key));
    const refused = await from().expect(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("whose a trace is", () => {
  const begin = async (who: Agent) =>
    (await who.post("/api/finder-sessions").send({ app: "dialabed", data: trace }).expect(201))
      .body as { id: string };
  const token = async () => {
    const { body } = await server
      .visitor()
      .post("/api/verify-password")
      .send({ app: "dialabed", password: PASSWORDS.dialabed });
    return `Bearer ${(body as { token: string }).token}`;
  };

  it("is who began it: for anybody else there is none", async () => {
    const { id } = await begin(shopper);
    const changed = { ...trace, answers: {} };
    await put(id, changed, await server.shopper()).expect(404);
    await put(id, changed, server.visitor())
      .set("Authorization", await token())
      .expect(404);
    await put(id, changed, await server.staff("viewer")).expect(404);
    const [row] = await server.database.db
      .select()
      .from(bedFinderSessions)
      .where(eq(bedFinderSessions.id, id));
    expect(row!.sessionData).toEqual(trace);
    await put(id, changed).expect(200);
  });

  it("stays so when the visitor unlocks again and gets a new session id", async () => {
    const visitor = await server.shopper();
    const { id } = await begin(visitor);
    for (const app of ["dialabed", "safarioutdoor"] as const) {
      await visitor
        .post("/api/verify-password")
        .send({ app, password: PASSWORDS[app] })
        .expect(200);
    }
    await put(id, trace, visitor).expect(200);
  });

  it("is a bearer token's in a frame without cookies", async () => {
    const mine = await token();
    server.clock.ahead += 1_000;
    const others = await token();
    const { body } = await server
      .visitor()
      .post("/api/finder-sessions")
      .set("Authorization", mine)
      .send({ app: "dialabed", data: trace })
      .expect(201);
    const { id } = body as { id: string };
    await put(id, trace, server.visitor()).set("Authorization", mine).expect(200);
    await put(id, trace, server.visitor()).set("Authorization", others).expect(404);
  });

  it("is a member of staff's who previews the finder", async () => {
    const staff = await server.staff("editor");
    const { id } = await begin(staff);
    await put(id, trace, staff).expect(200);
    await put(id, trace, await server.staff("admin")).expect(404);
  });

  it("is nobody's where an older server stored it, and says nothing of who it is", async () => {
    const { db } = server.database;
    const [old] = await db.insert(bedFinderSessions).values({ sessionData: trace }).returning();
    await put(old!.id, trace).expect(404);
    const { id } = await begin(shopper);
    const [row] = await db.select().from(bedFinderSessions).where(eq(bedFinderSessions.id, id));
    expect(row!.owner).toMatch(/^[\w-]{22}$/);
  });
});
