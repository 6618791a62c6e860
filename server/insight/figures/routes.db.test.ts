import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinderWeek, Insight } from "@shared/contracts/insight";
import {
  bedFinderSessions,
  firearmFinderSessions,
} from "@shared/specification/tables/session-tables";
import { firearmProducts } from "@shared/specification/tables/views";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let viewer: Agent;
let sku: string;

const run = (
  steps: string[],
  {
    answers = {},
    results = [],
    clicks = [],
  }: { answers?: object; results?: string[]; clicks?: string[] } = {},
) => ({
  steps: steps.map((id, at) => ({ id, at })),
  answers,
  results: results.map((id) => ({ id })),
  clicks: clicks.map((id) => ({ id, at: 1 })),
});

beforeAll(async () => {
  server = await startTestApp();
  viewer = await server.staff("viewer");
  const { db } = server.database;
  sku = (await db.select().from(firearmProducts).limit(1))[0]!.externalId;
  const at = (moment: string) => new Date(moment);
  await db.insert(firearmFinderSessions).values([
    // Half past eleven in the evening in Johannesburg, and half past midnight there.
    {
      createdAt: at("2026-03-01T21:30:00Z"),
      sessionData: run(["purpose", "type", "purpose", "type"], { answers: { purpose: "sport" } }),
    },
    { createdAt: at("2026-03-01T22:30:00Z"), sessionData: run(["purpose"]) },
    {
      createdAt: at("2026-03-03T10:00:00Z"),
      sessionData: run(["purpose", "type", "sub-type", "results"], {
        answers: { purpose: "self_defense", brands: ["A", "B"], minPrice: 5 },
        results: [sku, "gone"],
        clicks: [sku, sku, "share-copy"],
      }),
    },
    {
      createdAt: at("2026-03-03T11:00:00Z"),
      sessionData: run(["purpose", "results"], { answers: { purpose: "sport" }, results: [sku] }),
    },
    { createdAt: at("2026-03-09T11:00:00Z"), sessionData: run(["purpose"]) },
  ]);
  await db
    .insert(bedFinderSessions)
    .values({ createdAt: at("2026-03-02T10:00:00Z"), sessionData: run(["sleep-style"]) });
});
afterAll(() => server.close());

const read = async (query: string) =>
  (await viewer.get(`/api/admin/insight?${query}`).expect(200)).body as Insight;

describe("insight", () => {
  it("counts runs by South African days, every day of the range", async () => {
    const { runs, finished, days } = await read("slug=safarioutdoor&from=2026-03-01&to=2026-03-04");
    expect({ runs, finished }).toEqual({ runs: 4, finished: 2 });
    expect(days).toEqual([
      { day: "2026-03-01", runs: 1 },
      { day: "2026-03-02", runs: 1 },
      { day: "2026-03-03", runs: 2 },
      { day: "2026-03-04", runs: 0 },
    ]);
  });

  it("says where runs ended, of those who saw that step, also with branches", async () => {
    const { steps } = await read("slug=safarioutdoor&from=2026-03-01&to=2026-03-04");
    expect(steps).toEqual([
      { step: "purpose", views: 4, exits: 1 },
      { step: "type", views: 2, exits: 1 },
      { step: "results", views: 2, exits: 0 },
      { step: "sub-type", views: 1, exits: 0 },
    ]);
  });

  it("names the most chosen answers, lists by their parts and no amounts", async () => {
    const { answers } = await read("slug=safarioutdoor&from=2026-03-01&to=2026-03-04");
    expect(answers).toEqual([
      { question: "brands", answer: "A", runs: 1 },
      { question: "brands", answer: "B", runs: 1 },
      { question: "purpose", answer: "sport", runs: 2 },
      { question: "purpose", answer: "self_defense", runs: 1 },
    ]);
  });

  it("names the products shown and clicked, also those that are gone", async () => {
    const { products } = await read("slug=safarioutdoor&from=2026-03-01&to=2026-03-04");
    expect(products).toEqual([
      { id: sku, name: expect.any(String) as string, shown: 2, clicked: 2 },
      { id: "gone", name: null, shown: 1, clicked: 0 },
    ]);
  });

  it("has the last days of each finder in short, the most used first", async () => {
    const { db } = server.database;
    const long = new Date(Date.now() - 9 * 86_400_000);
    await db.insert(firearmFinderSessions).values([
      { sessionData: run(["purpose"], { results: [sku], clicks: [sku, sku, "share-copy"] }) },
      { sessionData: run(["purpose"], { results: [sku], clicks: ["share-copy", "gone"] }) },
      // It was in the list before an answer changed.
      { sessionData: run(["purpose"], { results: ["other"], clicks: [sku] }) },
      { sessionData: run(["purpose"]) },
      { createdAt: long, sessionData: run(["purpose"], { results: [sku] }) },
    ]);
    await db.insert(bedFinderSessions).values({ sessionData: run(["sleep-style"]) });
    const week = (await viewer.get("/api/admin/insight/week").expect(200)).body as FinderWeek[];
    expect(week).toEqual([
      { slug: "safarioutdoor", runs: 4, finished: 3, clicked: 2 },
      { slug: "dialabed", runs: 1, finished: 0, clicked: 0 },
    ]);
  });

  it("keeps the finders apart, and is empty where nothing happened", async () => {
    expect((await read("slug=dialabed&from=2026-03-01&to=2026-03-04")).runs).toBe(1);
    const empty = await read("slug=dialabed&from=2026-02-01&to=2026-02-01");
    expect(empty).toEqual({
      runs: 0,
      finished: 0,
      days: [{ day: "2026-02-01", runs: 0 }],
      steps: [],
      answers: [],
      products: [],
    });
  });

  it.each([
    "from=2026-03-01&to=2026-03-04",
    "slug=bakery&from=2026-03-01&to=2026-03-04",
    "slug=dialabed&from=2026-03-05&to=2026-03-04",
    "slug=dialabed&from=2026-02-30&to=2026-03-04",
    "slug=dialabed&from=x&to=2026-03-04",
    "slug=dialabed&from=2020-01-01&to=2026-03-04",
    "slug=dialabed&from=2026-03-01&from=2026-03-01&to=2026-03-04",
  ])("refuses %s", async (query) => {
    await viewer.get(`/api/admin/insight?${query}`).expect(400);
  });
});
