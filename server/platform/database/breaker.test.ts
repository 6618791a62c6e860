import { describe, expect, it, vi } from "vitest";
import { createBreaker } from "./breaker";
import { isDatabaseAway } from "./database-errors";

/** A database that answers its probes when it is told to. */
function setting(patienceMs?: number) {
  let clock = 0;
  const waiting: { answer: () => void; fail: (error: Error) => void }[] = [];
  const breaker = createBreaker(
    () => new Promise<void>((answer, fail) => void waiting.push({ answer, fail })),
    () => clock,
    patienceMs,
  );
  return {
    breaker,
    waiting,
    away: () => waiting.shift()!.fail(new Error("Query read timeout")),
    wait: (ms: number) => void (clock += ms),
  };
}

describe("after something that was not answered", () => {
  it("nobody is refused where the database answers one probe", async () => {
    const { breaker, waiting } = setting();
    breaker.suspect();
    breaker.suspect();
    const asked = Promise.all([breaker.pass(), breaker.pass(), breaker.pass()]);
    expect(waiting).toHaveLength(1);
    waiting.shift()!.answer();
    await asked;
    await breaker.pass();
    expect(waiting).toHaveLength(0);
  });

  it("everybody is refused at once for half a second where it does not", async () => {
    const { breaker, waiting, away, wait } = setting();
    breaker.suspect();
    const asked = breaker.pass();
    away();
    await expect(asked).rejects.toSatisfy(isDatabaseAway);
    await expect(breaker.pass()).rejects.toSatisfy(isDatabaseAway);
    expect(waiting).toHaveLength(0);
    wait(500);
    const later = breaker.pass();
    expect(waiting).toHaveLength(1);
    waiting.shift()!.answer();
    await later;
  });

  it("nobody waits longer for a look than patience lasts, and the look goes on", async () => {
    const { breaker, waiting, wait } = setting(10);
    expect(breaker.closedForMs()).toBe(Infinity);
    breaker.suspect();
    await expect(breaker.pass()).rejects.toSatisfy(isDatabaseAway);
    expect(waiting).toHaveLength(1);
    expect(breaker.closedForMs()).toBe(0);
    waiting.shift()!.answer();
    await vi.waitFor(() => breaker.pass());
    wait(70);
    expect(breaker.closedForMs()).toBe(70);
  });

  it("a failure that is an answer closes it, too", async () => {
    const { breaker, waiting } = setting();
    breaker.suspect();
    const asked = breaker.pass();
    waiting.shift()!.fail(new Error("permission denied"));
    await asked;
  });
});
