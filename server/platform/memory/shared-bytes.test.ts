import { expect, it } from "vitest";
import { bytesByPart, bytesOf, sharedBytes } from "./shared-bytes";

const KILOBYTE = 1_024;

it("forgets what was not asked for longest once the bytes are used up", () => {
  const shared = sharedBytes(10 * KILOBYTE);
  const kept = shared.keep<string, number>(() => KILOBYTE);
  kept.set("asked", 1);
  for (let at = 0; at < 100; at++) {
    kept.set(`other ${at}`, at);
    kept.get("asked");
  }
  expect(kept.get("asked")).toBe(1);
  expect(kept.get("other 0")).toBeUndefined();
  expect(kept.get("other 99")).toBe(99);
  expect(shared.bytes()).toBeLessThanOrEqual(10 * KILOBYTE);
});

it("counts keys: long ones leave room for fewer things", () => {
  const shared = sharedBytes(100 * KILOBYTE);
  const kept = shared.keep<string, boolean>(() => 8);
  for (let at = 0; at < 50; at++) kept.set(`${at}${"x".repeat(8_000)}`, true);
  const left = Array.from({ length: 50 }, (_, at) => kept.get(`${at}${"x".repeat(8_000)}`));
  expect(left.filter(Boolean)).toHaveLength(6);
  expect(shared.bytes()).toBeLessThanOrEqual(100 * KILOBYTE);
});

it("several caches share the bytes, and each has its own keys", () => {
  const shared = sharedBytes(10 * KILOBYTE);
  const [one, other] = [1, 2].map(() => shared.keep<string, string>(() => KILOBYTE));
  one!.set("same", "one");
  other!.set("same", "other");
  expect([one!.get("same"), other!.get("same")]).toEqual(["one", "other"]);
  for (let at = 0; at < 20; at++) other!.set(`${at}`, "more");
  expect(one!.get("same")).toBeUndefined();
});

it("what is replaced, deleted or cleared takes no bytes", () => {
  const shared = sharedBytes(100 * KILOBYTE);
  const kept = shared.keep<number, string>(({ length }) => length);
  kept.set(1, "x".repeat(5_000));
  kept.set(1, "y");
  expect(kept.get(1)).toBe("y");
  expect(shared.bytes()).toBeLessThan(KILOBYTE);
  kept.set(2, "z");
  kept.delete(1);
  expect([kept.get(1), kept.get(2)]).toEqual([undefined, "z"]);
  kept.clear();
  expect([kept.get(2), shared.bytes()]).toEqual([undefined, 0]);
});

it("does not keep what is larger than all of it, and drops nothing for it", () => {
  const shared = sharedBytes(10 * KILOBYTE);
  const kept = shared.keep<string, number>((size) => size);
  kept.set("small", 100);
  kept.set("large", 20 * KILOBYTE);
  expect([kept.get("small"), kept.get("large")]).toEqual([100, undefined]);
});

it("tells what each part takes in this process", () => {
  bytesOf("lists")
    .keep<string, number>(() => KILOBYTE)
    .set("a list", 1);
  expect(bytesByPart().get("lists")).toBeGreaterThan(KILOBYTE);
  expect(bytesOf("lists")).toBe(bytesOf("lists"));
});
