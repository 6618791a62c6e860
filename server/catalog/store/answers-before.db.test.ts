import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bedAddresses, firearmAddresses } from "../../testing/answer-addresses";
import { recordOf, type AnswerRecord, type AnswerRecords } from "../../testing/answer-record";
import { startTestApp, type TestApp } from "../../testing/test-app";

// The answers that both finders gave before one engine matched for both. The file is made anew (`made` says
// how) where a decision changes answers, and where the demonstration products change.
const file = join(import.meta.dirname, "fixtures", "answers-before.json");
const before = JSON.parse(readFileSync(file, "utf8")) as AnswerRecords;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function present(shopper: Agent, query: string, addresses: string[]): Promise<AnswerRecord> {
  const answers = [];
  for (const address of addresses) {
    const { status, text: body, headers } = await shopper.get(address);
    const total = headers["x-total-count"];
    const relaxed = headers["x-relaxed"];
    answers.push({ address, status, body, total, relaxed });
  }
  return recordOf(query, answers);
}

it.each([
  ["beds", "dialabed", bedAddresses, 350],
  ["firearms", "safarioutdoor", firearmAddresses, 150],
] as const)(
  "%s are answered as before",
  async (catalog, finder, addressesOf, count) => {
    const shopper = await server.shopper(finder);
    const records = before[catalog];
    expect(records).toHaveLength(count);
    for (const record of records) {
      const answers = Object.fromEntries(new URLSearchParams(record.query));
      expect(await present(shopper, record.query, addressesOf(answers))).toEqual(record);
    }
  },
  120_000,
);
