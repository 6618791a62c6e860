import { like } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rateLimits } from "@shared/schema/machinery";
import type { DatabaseHandle } from "../database/database";
import { openTestDatabase } from "../../testing/test-database";
import { createRateLimit } from "./rate-limit";

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const MINUTE = 60_000;

it.each([
  ["a minute ahead, as another server's clock may be", MINUTE, 429],
  ["a day ahead, as the clock was before it was set back", 24 * 60 * MINUTE, "taken"],
])("a limit that was reached %s", async (name, ahead, expected) => {
  const rule = { name, max: 2, perSeconds: 900, sentence: "Too many. Please try again later." };
  const limit = createRateLimit(database.sql, rule);
  const count = () =>
    limit.count("somebody").then(
      () => "taken",
      (error: { status?: number }) => error.status,
    );
  expect([await count(), await count(), await count()]).toEqual(["taken", "taken", 429]);
  await database.db
    .update(rateLimits)
    .set({ expire: Date.now() + 15 * MINUTE + ahead })
    .where(like(rateLimits.key, `${name}%`));
  // After the clock was set back it counts anew, to the same limit.
  expect(await count()).toBe(expected);
  if (expected === "taken") expect([await count(), await count()]).toEqual(["taken", 429]);
});
