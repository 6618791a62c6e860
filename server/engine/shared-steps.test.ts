import { expect, it } from "vitest";
import { sharedSteps } from "./column-index";
import { finish, type Steps } from "../platform/work/steps";

const of = {};

/** Work of so many steps, and how far it is. */
interface Work {
  seen: { begun: number; done: number };
  begin: () => Steps<string>;
}

function work(steps: number, fail = false): Work {
  const seen = { begun: 0, done: 0 };
  return {
    seen,
    *begin() {
      seen.begun++;
      for (; seen.done < steps; seen.done++) yield;
      if (fail) throw new Error("No.");
      return "all";
    },
  };
}

it("several who ask for the same at once go on with what one has begun", () => {
  const shared = sharedSteps<string>();
  const { seen, begin } = work(10);
  const to = {};
  const asked = [1, 2, 3].map(() => shared(of, to, begin));
  const answers: string[] = [];
  let turns = 0;
  while (answers.length < asked.length) {
    for (const each of asked) {
      turns++;
      const { done, value } = each.next();
      if (done && value) answers.push(value);
    }
  }
  expect(answers).toEqual(["all", "all", "all"]);
  expect(seen).toEqual({ begun: 1, done: 10 });
  expect(turns).toBeLessThan(16);
});

it("what somebody has left is gone on with", () => {
  const shared = sharedSteps<string>();
  const { seen, begin } = work(3);
  const to = {};
  shared(of, to, begin).next();
  expect(finish(shared(of, to, begin))).toBe("all");
  expect(seen.begun).toBe(1);
});

it("all who wait hear of a failure, and the next tries again", () => {
  const shared = sharedSteps<string>();
  const failing = work(2, true);
  const to = {};
  const [one, other] = [shared(of, to, failing.begin), shared(of, to, failing.begin)];
  one.next();
  other.next();
  expect(() => finish(one)).toThrow("No.");
  expect(() => finish(other)).toThrow("No.");
  expect(finish(shared(of, to, work(2).begin))).toBe("all");
});

it("what is for another is other work", () => {
  const shared = sharedSteps<string>();
  const { seen, begin } = work(1);
  finish(shared(of, {}, begin));
  finish(shared(of, {}, begin));
  finish(shared({}, of, begin));
  expect(seen.begun).toBe(3);
});
