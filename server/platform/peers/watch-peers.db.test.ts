import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { servers } from "@shared/schema/machinery";
import type { DatabaseHandle } from "../database/database";
import { openTestDatabase } from "../../testing/test-database";
import { knownSecrets, watchPeers } from "./watch-peers";

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

const gates = { dialabed: "sleep", safarioutdoor: "walk" };

async function startServer(secret: string, gatePasswords = gates) {
  const said: string[] = [];
  const write = (line: string) => void said.push((JSON.parse(line) as { msg: string }).msg);
  const stop = await watchPeers({
    db: database.db,
    secrets: knownSecrets([secret], gatePasswords),
    logger: pino({}, { write }),
    intervalMs: 10,
  });
  stops.push(stop);
  return { said, stop };
}

describe("servers on one database", () => {
  it("say nothing where their secrets are the same", async () => {
    const first = await startServer("one secret for all");
    const second = await startServer("one secret for all");
    expect([...first.said, ...second.said]).toEqual([]);
  });

  it("say so where they differ: a new one at its start, and the others soon, once each", async () => {
    const first = await startServer("one secret for all");
    const second = await startServer("a secret of its own");
    expect(second.said).toEqual([expect.stringContaining("SESSION_SECRET")]);
    await vi.waitFor(() => expect(first.said).toHaveLength(1));
    await second.stop();
    expect(first.said).toHaveLength(1);
  });

  it("tell a gate's other password from another secret", async () => {
    await startServer("one secret for all");
    const { said } = await startServer("one secret for all", { ...gates, dialabed: "other" });
    expect(said).toEqual([expect.stringContaining("GATE_PASSWORD_")]);
  });

  it("do not count those that are gone, or that a later version tells of in another way", async () => {
    const gone = knownSecrets(["a secret of before"], gates);
    await database.db.insert(servers).values([
      {
        id: "98328a9a-fefa-48b7-8f46-1bfae0092ee5",
        secrets: gone,
        seenAt: sql`now() - interval '61 seconds'`,
      },
      { id: "98328a9a-fefa-48b7-8f46-1bfae0092ee6", secrets: { later: 2 } as never },
    ]);
    const { said } = await startServer("one secret for all");
    expect(said).toEqual([]);
    await database.db.delete(servers);
  });

  it("leave nothing behind when they stop", async () => {
    const { stop } = await startServer("one secret for all");
    await stop();
    expect(await database.db.$count(servers)).toBe(0);
  });
});
