import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEvaluationQueue, type QueueLimits, type Outcome } from "./evaluation-queue";
import type { Turn } from "./waiting-line";

const LIMITS: QueueLimits = {
  atOnce: 4,
  perAccount: 2,
  penaltyMs: 1_000,
  waiting: 100,
  holdMs: 30_000,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A queue whose guesses take 100 ms, and the outcome of each, in order. */
function start(limits: Partial<QueueLimits> = {}) {
  const queue = createEvaluationQueue({ ...LIMITS, ...limits }, Date.now);
  const evaluated: string[] = [];
  const told: string[] = [];
  const refused: [string, number][] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const guess = (lane: string, isWrong: boolean, more: Partial<Turn> = {}, gone?: AbortSignal) => {
    const turn = { account: "anele", lane, isKnown: false, ...more };
    const evaluate = async () => {
      evaluated.push(lane);
      mostAtOnce = Math.max(mostAtOnce, ++atOnce);
      await new Promise((done) => setTimeout(done, 100));
      atOnce -= 1;
      return { answer: lane, isWrong };
    };
    queue.run(turn, evaluate, gone).then(
      (answer) => told.push(answer),
      (error: { status: number }) => refused.push([lane, error.status]),
    );
  };
  return { guess, queue, evaluated, told, refused, mostAtOnce: () => mostAtOnce };
}

describe("a queue of guesses", () => {
  it("looks at no more at once than one account may have, and in all", async () => {
    const each = start();
    for (let n = 0; n < 6; n++) each.guess(`lane ${n}`, false);
    await pass(0);
    expect(each.mostAtOnce()).toBe(2);
    for (let n = 0; n < 6; n++) each.guess(`other ${n}`, false, { account: `account ${n}` });
    await pass(0);
    expect(each.mostAtOnce()).toBe(4);
    await pass(2_000);
    expect(each.told).toHaveLength(12);
    expect(each.mostAtOnce()).toBe(4);
  });

  it("frees a right answer's place at once, and a wrong one's after its penalty", async () => {
    const right = start({ perAccount: 1 });
    for (let n = 0; n < 10; n++) right.guess("shop", false);
    await pass(1_000);
    expect(right.told).toHaveLength(10);

    const wrong = start({ perAccount: 1 });
    for (let n = 0; n < 10; n++) wrong.guess("flood", true);
    await pass(1_000);
    expect(wrong.evaluated).toHaveLength(1);
    await pass(1_100);
    expect(wrong.evaluated).toHaveLength(2);
  });

  it("tells somebody who was wrong at once when nobody waits", async () => {
    const each = start();
    each.guess("typo", true);
    await pass(100);
    expect(each.told).toEqual(["typo"]);
  });

  it("looks at a newcomer's guess within a penalty, whatever the line before it", async () => {
    const each = start();
    for (let n = 0; n < 80; n++) each.guess(`flood ${n}`, true);
    await pass(5_000);
    each.guess("owner", false);
    await pass(1_200);
    expect(each.told).toContain("owner");
  });

  it("does so against programs that send the next guess from a new address after each answer", async () => {
    const each = start({ perAccount: 5, atOnce: 2 });
    let lanes = 0;
    const connection = async () => {
      for (;;) {
        await each.queue.run(
          { account: "anele", lane: `bot ${++lanes}`, isKnown: false },
          () =>
            new Promise<Outcome<unknown>>((done) =>
              setTimeout(() => done({ answer: undefined, isWrong: true }), 250),
            ),
        );
      }
    };
    for (let n = 0; n < 50; n++) void connection();
    for (let owner = 0; owner < 30; owner++) {
      await pass(4_000);
      each.guess(`owner ${owner}`, false);
      await pass(2_000);
      expect(each.told).toEqual([`owner ${owner}`]);
      each.told.length = 0;
    }
    // They were slowed, not stopped: four a second at most.
    expect(lanes).toBeLessThan(180 * 4 + 50);
    expect(lanes).toBeGreaterThan(100);
  });

  it("gives known devices their turn first", async () => {
    const each = start({ perAccount: 1 });
    for (let n = 0; n < 5; n++) each.guess(`stranger ${n}`, false);
    each.guess("device", false, { isKnown: true });
    await pass(250);
    expect(each.evaluated[1]).toBe("device");
  });

  it("leaves room for other accounts while one is flooded", async () => {
    const each = start();
    for (let n = 0; n < 50; n++) each.guess(`flood ${n}`, true);
    await pass(500);
    each.guess("thandi", false, { account: "thandi" });
    await pass(100);
    expect(each.told).toContain("thandi");
  });

  it("tells a wrong answer late while others wait, but not later than its limit", async () => {
    const each = start({ perAccount: 1 });
    for (let n = 0; n < 60; n++) each.guess(`flood ${n}`, true);
    await pass(29_000);
    expect(each.told).toEqual([]);
    await pass(2_000);
    expect(each.told.length).toBeGreaterThan(0);
  });

  it("answers 503 to the newest of the fullest lane when too many wait, and never to a newcomer", async () => {
    const each = start({ perAccount: 1, waiting: 10 });
    for (let n = 0; n < 15; n++) each.guess("flood", true);
    each.guess("owner", false);
    await pass(0);
    expect(each.refused).toHaveLength(5);
    expect(each.refused.every(([lane, status]) => lane === "flood" && status === 503)).toBe(true);
    await pass(1_300);
    expect(each.told).toContain("owner");
  });

  it("forgets who has gone before their turn", async () => {
    const each = start({ perAccount: 1 });
    const leaving = new AbortController();
    each.guess("first", false);
    each.guess("gone", false, {}, leaving.signal);
    leaving.abort();
    each.guess("gone already", false, {}, leaving.signal);
    await pass(1_000);
    expect(each.evaluated).toEqual(["first"]);
    expect(each.refused.map(([, status]) => status)).toEqual([408, 408]);
  });

  it("hands on what a guess threw, and frees its place", async () => {
    const { queue } = start({ perAccount: 1, atOnce: 1 });
    const turn = { account: "a", lane: "b", isKnown: false };
    const failing = queue.run(turn, () => Promise.reject(new Error("the database is away")));
    await expect(failing).rejects.toThrow("the database is away");
    await expect(
      queue.run(turn, () => Promise.resolve({ answer: 1, isWrong: false })),
    ).resolves.toBe(1);
  });
});
