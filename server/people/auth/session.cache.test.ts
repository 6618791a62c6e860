import session, { type SessionData } from "express-session";
import { expect, it, vi } from "vitest";
import { bytesOf } from "../../platform/memory/shared-bytes";
import { withShortMemory } from "./session-cache";

const MAX_BYTES = 50_000;
vi.mock("../../platform/memory/cache-bytes", () => ({ cacheBytes: () => MAX_BYTES }));

class Stored extends session.Store {
  asked = 0;
  get(sid: string, done: (error: unknown, data?: SessionData) => void) {
    this.asked += 1;
    done(null, { unlocked: { [sid]: "x".repeat(200) } } as unknown as SessionData);
  }
  set() {}
  destroy() {}
}

function opened(isAlone = false) {
  const clock = { now: 1_000 };
  const stored = new Stored();
  const store = withShortMemory(stored, () => clock.now, isAlone);
  const ask = (sid: string) =>
    new Promise<SessionData>((done) => store.get(sid, (_, data) => done(data!)));
  return { clock, stored, store, ask };
}

it("is trusted for a second, and no longer", async () => {
  const { clock, stored, store, ask } = opened();
  await ask("a");
  await ask("a");
  expect(stored.asked).toBe(1);
  clock.now += 1_000;
  expect(store.held("a")).toEqual(await ask("a"));
  clock.now += 1;
  expect(store.held("a")).toBeUndefined();
  await ask("a");
  expect(stored.asked).toBe(2);
});

it("is trusted for ten seconds where no other process changes it", async () => {
  const { clock, stored, ask } = opened(true);
  await ask("a");
  clock.now += 10_000;
  await ask("a");
  expect(stored.asked).toBe(1);
  clock.now += 1;
  await ask("a");
  expect(stored.asked).toBe(2);
});

it("many sessions stay within their bytes: those that were not asked for longest are asked of the store", async () => {
  const { store, ask } = opened();
  for (let at = 0; at < 500; at++) {
    await ask(`session-${at}`);
    expect(bytesOf("sessions").bytes()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(store.held("session-0")).toBeUndefined();
  expect(store.held("session-499")).toBeDefined();
});
