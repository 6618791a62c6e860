// Longer than 200 lines: whom the queue keeps waiting, and how long, is shown on one clock that only work moves.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Steps } from "./steps";
import type { Asker } from "./fair-jobs";
import { createWorkQueue } from "./work-queue";

const asker = (finder: string, network = "net", session = "one"): Asker => ({
  finder,
  network,
  session,
});

/** A queue with a clock that only work moves, and turns that a test takes. */
function setUp(maxJobs?: number) {
  let clock = 0;
  let turns: (() => void)[] = [];
  const queue = createWorkQueue({
    now: () => clock,
    nextTurn: (work) => void turns.push(work),
    maxJobs,
  });
  const done: string[] = [];
  /** Work of so many steps of a millisecond. */
  function* work(name: string, steps: number): Steps<string> {
    for (let step = 0; step < steps; step++) {
      clock += 1;
      yield;
    }
    done.push(name);
    return name;
  }
  /** Takes a turn, and says how long it was. */
  const turn = () => {
    const before = clock;
    const now = turns;
    turns = [];
    for (const each of now) each();
    return clock - before;
  };
  const pass = (ms: number) => void (clock += ms);
  return { queue, done, work, turn, pass, isIdle: () => turns.length === 0 };
}

describe("work that waits for its turns", () => {
  it("takes six milliseconds of a turn at most, and goes on in the next", async () => {
    const { queue, work, turn, isIdle } = setUp();
    const long = queue.run(work("long", 35), asker("a"));
    const turns: number[] = [];
    while (!isIdle()) turns.push(turn());
    expect(turns).toEqual([6, 6, 6, 6, 6, 5]);
    await expect(long).resolves.toBe("long");
  });

  it("takes one millisecond of a turn in which somebody has connected", async () => {
    const { queue, work, turn, isIdle } = setUp();
    const long = queue.run(work("long", 19), asker("a"));
    const turns: number[] = [];
    for (const arrivals of [0, 1, 1, 0, 0]) {
      if (arrivals > 0) queue.welcome();
      turns.push(turn());
    }
    expect(turns).toEqual([6, 1, 1, 6, 5]);
    expect(isIdle()).toBe(true);
    await expect(long).resolves.toBe("long");
  });

  it("is done at once where it is short, as long as the turn has any left", () => {
    const { queue, work, turn } = setUp();
    expect(queue.atOnce(work("short", 1))).toEqual({ result: "short" });
    const long = work("long", 30);
    expect(queue.atOnce(long)).toBeUndefined();
    for (let more = 0; more < 10; more++) queue.atOnce(work("more", 3));
    expect(queue.atOnce(work("late", 1))).toBeUndefined();
    turn();
    expect(queue.atOnce(work("next", 1))).toEqual({ result: "next" });
  });

  it("goes on with what was begun", async () => {
    const { queue, work, turn, isIdle } = setUp();
    const begun = work("begun", 5);
    expect(queue.atOnce(begun)).toBeUndefined();
    const rest = queue.run(begun, asker("a"));
    let total = 0;
    while (!isIdle()) total += turn();
    expect(total).toBe(3);
    await expect(rest).resolves.toBe("begun");
  });

  it.each([
    ["another finder", asker("b")],
    ["another network", asker("a", "other")],
    ["another session", asker("a", "net", "two")],
  ])("lets %s in before the rest of one who asks for much", async (_, other) => {
    const { queue, work, turn, done } = setUp();
    const waiting = Array.from({ length: 20 }, (_, at) =>
      queue.run(work(`many ${at}`, 20), asker("a")),
    );
    turn();
    const single = queue.run(work("single", 15), other);
    while (!done.includes("single")) turn();
    expect(done.length).toBeLessThan(4);
    while (done.length < 21) turn();
    await Promise.all([...waiting, single]);
  });

  it("lets those first whose time counts once, and the others have their part of it", async () => {
    const { queue, work, turn, done } = setUp();
    const drafts = { ...asker("drafts"), weight: 4 };
    // It had much while nobody else waited, which counts for nothing later.
    const alone = queue.run(work("alone", 600), drafts);
    while (!done.includes("alone")) turn();
    const both = [
      queue.run(work("draft", 60), drafts),
      queue.run(work("shoppers", 240), asker("a")),
    ];
    let turns = 0;
    for (; !done.includes("draft"); turns++) turn();
    // A fifth of the time is its own: 60 of 300 milliseconds.
    expect(turns).toBeGreaterThan(40);
    expect(turns).toBeLessThanOrEqual(52);
    while (done.length < 3) turn();
    await Promise.all([alone, ...both]);
  });

  it("keeps nobody waiting for ever, however many come anew and go", async () => {
    const { queue, work, turn, done } = setUp();
    const long = queue.run(work("long", 60), asker("a", "long"));
    const short: Promise<string>[] = [];
    for (let at = 0; at < 200 && !done.includes("long"); at++) {
      short.push(queue.run(work(`short ${at}`, 5), asker("a", `net ${at}`)));
      short.push(queue.run(work(`again ${at}`, 5), asker("a", `net ${at % 3} again`)));
      turn();
    }
    expect(done).toContain("long");
    // It got no more than its share either.
    expect(done.length).toBeGreaterThan(10);
    while (done.length < short.length + 1) turn();
    await Promise.all([long, ...short]);
  });

  it("refuses the latest of whoever has most, where too much waits", async () => {
    const { queue, work, turn, isIdle } = setUp(5);
    const many = Array.from({ length: 5 }, (_, at) => queue.run(work(`${at}`, 2), asker("a")));
    const single = queue.run(work("single", 2), asker("b"));
    await expect(many[4]).rejects.toMatchObject({ status: 503, retryAfterSeconds: 1 });
    while (!isIdle()) turn();
    await expect(Promise.all([...many.slice(0, 4), single])).resolves.toHaveLength(5);
  });

  it("refuses a session that had more than its share while others waited, until some of it is back", async () => {
    const { queue, work, turn, isIdle, pass } = setUp();
    const first = [
      queue.run(work("greedy", 9_000), asker("a", "net", "greedy")),
      queue.run(work("other", 9_000), asker("b", "far", "other")),
    ];
    while (!isIdle()) turn();
    await Promise.all(first);
    const beside = queue.run(work("beside", 5), asker("c"));
    const again = queue.run(work("again", 5), asker("a", "net", "greedy"));
    await expect(again).rejects.toMatchObject({ status: 503 });
    while (!isIdle()) turn();
    await beside;
    pass(60_000);
    const later = [
      queue.run(work("beside", 5), asker("c")),
      queue.run(work("later", 5), asker("a", "net", "greedy")),
    ];
    while (!isIdle()) turn();
    await expect(Promise.all(later)).resolves.toEqual(["beside", "later"]);
  });

  it("takes nothing of a share while nobody else waits", async () => {
    const { queue, work, turn, isIdle } = setUp();
    const alone = queue.run(work("alone", 9_000), asker("a"));
    while (!isIdle()) turn();
    await alone;
    const both = [queue.run(work("b", 1), asker("b")), queue.run(work("a", 1), asker("a"))];
    while (!isIdle()) turn();
    await expect(Promise.all(both)).resolves.toEqual(["b", "a"]);
  });

  describe("past the moment at which it is given up", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("goes on while its own session alone waits", async () => {
      const { queue, work, turn, isIdle } = setUp();
      const own = [1, 2].map((at) => queue.run(work(`own ${at}`, 60), asker("a"), 20));
      vi.advanceTimersByTime(1_000);
      while (!isIdle()) turn();
      await expect(Promise.all(own)).resolves.toHaveLength(2);
    });

    it("is refused as soon as others wait, who go on", async () => {
      const { queue, work, turn, isIdle, done } = setUp();
      const late = queue.run(work("late", 600), asker("a"), 20);
      turn();
      vi.advanceTimersByTime(1_000);
      const other = queue.run(work("other", 600), asker("b"));
      const refused = expect(late).rejects.toMatchObject({ status: 503, retryAfterSeconds: 1 });
      vi.advanceTimersByTime(1_000);
      await refused;
      while (!isIdle()) turn();
      await expect(other).resolves.toBe("other");
      expect(done).toEqual(["other"]);
    });
  });

  it("hands on what goes wrong, and goes on with others", async () => {
    const { queue, work, turn, isIdle } = setUp();
    const broken = queue.run(failing(), asker("a"));
    const fine = queue.run(work("fine", 3), asker("a"));
    while (!isIdle()) turn();
    await expect(broken).rejects.toThrow("no");
    await expect(fine).resolves.toBe("fine");
  });
});

function* failing(): Steps<string> {
  yield;
  throw new Error("no");
}
