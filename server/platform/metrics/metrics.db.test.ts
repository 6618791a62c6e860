import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outboxMails } from "@shared/schema/mail";
import { pathTemplates } from "../../site/api-description/operations/all";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { openTestDatabase } from "../../testing/test-database";
import { createMetrics, type Metrics } from "./metrics";
import { routeLabels } from "./route-label";

let server: TestApp;
let metrics: Metrics;
beforeAll(async () => {
  const database = await openTestDatabase();
  metrics = createMetrics(routeLabels(pathTemplates), database);
  server = await startTestApp({ seeRequest: metrics.see }, database);
});
afterAll(async () => {
  await server.close();
  await server.database.close();
});

async function scraped(): Promise<string> {
  const { text, headers } = await request(metrics.listener).get("/metrics").expect(200);
  expect(headers["content-type"]).toMatch(/^text\/plain; version=/);
  return text;
}

/** The values of a metric, by its labels. */
const valuesOf = (text: string, name: string): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, "gm"))].map(
      ([, labels = "", value]) => [labels, Number(value)],
    ),
  );

it("counts requests by route and status, whatever their addresses are", async () => {
  const visitor = server.visitor();
  for (const app of ["dialabed", "nobody", "else"]) await visitor.get(`/api/gate?app=${app}`);
  for (const slug of ["a", "b", "c"]) await visitor.get(`/api/finders/${slug}`).expect(404);
  await visitor.get("/api/anything-else").expect(404);
  // In one reply the short way: its options are in memory.
  const shopper = await server.shopper();
  for (let time = 0; time < 2; time += 1) await shopper.get("/api/bed-options").expect(200);

  // A request is counted when its connection has it all, which its client may know a little earlier.
  const counts = async () => valuesOf(await scraped(), "matchwell_http_requests_total");
  await expect.poll(counts).toMatchObject({
    'method="GET",route="/api/gate",status="200"': 3,
    'method="GET",route="/api/finders/{slug}",status="404"': 3,
    'method="GET",route="/api (unknown)",status="404"': 1,
    'method="GET",route="/api/bed-options",status="200"': 2,
    'method="POST",route="/api/verify-password",status="200"': 1,
  });
  const times = valuesOf(await scraped(), "matchwell_http_request_duration_seconds_count");
  expect(times['route="/api/gate"']).toBe(3);
});

it("tells of mails that wait, of servers and of the database", async () => {
  await server.database.db
    .insert(outboxMails)
    .values({ kind: "k", recipient: "r", fingerprint: "f", status: "failed", payload: {} });
  const text = await scraped();
  expect(valuesOf(text, "matchwell_mails")).toMatchObject({
    'status="failed"': 1,
    'status="queued"': 0,
  });
  expect(valuesOf(text, "matchwell_database_ready")).toEqual({ "": 1 });
  expect(valuesOf(text, "matchwell_mails_oldest_seconds")).toEqual({ "": 0 });
  expect(valuesOf(text, "matchwell_servers")).toEqual({ "": 0 });
  expect(valuesOf(text, "process_cpu_seconds_total")[""]).toBeGreaterThan(0);
});

it("tells what caches take, what they may take, and which replies came from them", async () => {
  const shopper = await server.shopper();
  const replies = async () => valuesOf(await scraped(), "matchwell_replies_total");
  const of = (from: string) => `finder="dialabed",from="${from}"`;
  const before = await replies();
  const address = "/api/recommendations?sleepStyle=side&bedSize=queen&minPrice=0&maxPrice=7654";
  for (let time = 0; time < 4; time += 1) await shopper.get(address).expect(200);
  const after = await replies();
  // It is kept once it was asked for again.
  expect(after[of("work")]! - (before[of("work")] ?? 0)).toBe(2);
  expect(after[of("memory")]! - (before[of("memory")] ?? 0)).toBe(2);
  const text = await scraped();
  const taken = valuesOf(text, "matchwell_cache_bytes");
  const most = valuesOf(text, "matchwell_cache_max_bytes");
  expect(taken['cache="replies"']).toBeGreaterThan(1_000);
  for (const [cache, bytes] of Object.entries(taken)) {
    expect(bytes).toBeLessThanOrEqual(most[cache]!);
  }
});

it("answers nothing else", async () => {
  await request(metrics.listener).get("/").expect(404);
  await request(metrics.listener).post("/metrics").expect(404);
  await server.visitor().get("/metrics").expect(404);
});

it("keeps what it knew while the database is away, with its age", async () => {
  const database: { reason?: string } = {};
  const state = createMetrics(() => "all", {
    db: server.database.db,
    whyNotReady: () => Promise.resolve(database.reason),
  });
  const scrape = async () => (await request(state.listener).get("/metrics").expect(200)).text;
  const before = await scrape();
  expect(valuesOf(before, "matchwell_database_state_age_seconds")).toEqual({ "": 0 });
  database.reason = "It does not answer.";
  const after = await scrape();
  expect(valuesOf(after, "matchwell_database_ready")).toEqual({ "": 0 });
  for (const name of ["matchwell_mails", "matchwell_servers", "matchwell_mails_oldest_seconds"]) {
    expect(valuesOf(after, name)).toEqual(valuesOf(before, name));
  }
  expect(valuesOf(after, "matchwell_database_state_age_seconds")[""]).toBeGreaterThan(0);
});

it("says that the database is away, and nothing of what it never knew", async () => {
  const away = createMetrics(() => "all", {
    db: server.database.db,
    whyNotReady: () => Promise.resolve("It does not answer."),
  });
  const { text } = await request(away.listener).get("/metrics").expect(200);
  expect(valuesOf(text, "matchwell_database_ready")).toEqual({ "": 0 });
  expect(valuesOf(text, "matchwell_mails")).toEqual({});
  expect(valuesOf(text, "matchwell_servers")).toEqual({});
  expect(valuesOf(text, "matchwell_database_state_age_seconds")).toEqual({});
});
