import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Database } from "../../platform/database/database";
import { createVersions } from "./catalog-definition";

/** A database whose looks end when they are told to. */
function setUp() {
  const looks: { answer: (beds: number) => void; fail: () => void }[] = [];
  const from = () =>
    new Promise((resolve, reject) => {
      looks.push({
        answer: (beds) => resolve([{ name: "beds", version: beds }]),
        fail: () => reject(new Error("away")),
      });
    });
  const versionOf = createVersions({ select: () => ({ from }) } as unknown as Database);
  return { looks, versionOf };
}

describe("looks for changes", () => {
  it("are one at a time, and the next is for all who asked meanwhile", async () => {
    const { looks, versionOf } = setUp();
    const first = versionOf("beds");
    await nextTurn();
    const later = [versionOf("beds"), versionOf("finders"), versionOf("beds")];
    await nextTurn();
    expect(looks).toHaveLength(1);
    looks[0]!.answer(1);
    await expect(first).resolves.toBe(1);
    await nextTurn();
    expect(looks).toHaveLength(2);
    looks[1]!.answer(2);
    // What nothing is known of was never changed.
    await expect(Promise.all(later)).resolves.toEqual([2, 0, 2]);
  });

  it("go on after one that failed", async () => {
    const { looks, versionOf } = setUp();
    const first = versionOf("beds");
    await nextTurn();
    const second = versionOf("beds");
    looks[0]!.fail();
    await expect(first).rejects.toThrow("away");
    await nextTurn();
    looks[1]!.answer(3);
    await expect(second).resolves.toBe(3);
  });
});
