import { expect, it } from "vitest";
import { sharedBytes } from "../../platform/memory/shared-bytes";
import { createReplyCache, type ReplyBytes } from "./reply-cache";

const KILOBYTE = 1_024;
const bytes = (kilobytes: number): ReplyBytes => ({
  replies: sharedBytes(kilobytes * KILOBYTE),
  addresses: sharedBytes(kilobytes * KILOBYTE),
});
const CATALOG = {};

/** Asks as a read does; returns whether the reply came from memory. */
function asking(shared: ReplyBytes, finder = "a") {
  const cache = createReplyCache<object>(finder, shared);
  return (target: string, answers: object, catalog: object = CATALOG): boolean => {
    if (cache.at(catalog, target)) return true;
    const key = `/route ${JSON.stringify(answers)}`;
    if (cache.known(catalog, target, key)) return true;
    cache.made(catalog, target, key, { body: "x".repeat(500) });
    return false;
  };
}
const askTwice = (ask: ReturnType<typeof asking>, target: string, answers: object) =>
  [1, 2].forEach(() => ask(target, answers));

it("keeps a reply once it was asked for again", () => {
  const ask = asking(bytes(100));
  expect([1, 2, 3].map(() => ask("/?a=1", { a: 1 }))).toEqual([false, false, true]);
});

it("unlike questions, however many and long, drive no reply out that is asked for", () => {
  const shared = bytes(100);
  const ask = asking(shared);
  askTwice(ask, "/?a=1", { a: 1 });
  for (let at = 0; at < 5_000; at++) ask(`/?b=${at}${"x".repeat(at % 900)}`, { b: at });
  expect(ask("/?a=1", { a: 1 })).toBe(true);
});

it("forgets what was not asked for longest beyond its bytes, those of long keys earlier", () => {
  const kept = (length: number) => {
    const shared = bytes(100);
    const ask = asking(shared);
    const answers = (at: number) => ({ at, text: "x".repeat(length) });
    for (let at = 0; at < 200; at++) askTwice(ask, `/?at=${at}`, answers(at));
    expect(shared.replies.bytes()).toBeLessThanOrEqual(100 * KILOBYTE);
    return Array.from({ length: 200 }, (_, at) => ask(`/?at=${at}`, answers(at))).filter(Boolean)
      .length;
  };
  const ofShort = kept(1);
  expect(ofShort).toBeGreaterThan(20);
  expect(ofShort).toBeLessThan(100);
  expect(kept(4_000)).toBeLessThan(ofShort / 3);
});

it("other spellings of a question, with names that mean nothing, are no more replies", () => {
  const shared = bytes(100);
  const ask = asking(shared);
  askTwice(ask, "/?a=1", { a: 1 });
  const before = shared.replies.bytes();
  for (let at = 0; at < 2_000; at++) expect(ask(`/?a=1&unknown-${at}=x`, { a: 1 })).toBe(true);
  expect(shared.replies.bytes()).toBe(before);
  expect(shared.addresses.bytes()).toBeLessThanOrEqual(100 * KILOBYTE);
});

it("finders share the bytes, and their replies are not each other's", () => {
  const shared = bytes(100);
  const [one, other] = ["one", "other"].map((finder) => asking(shared, finder));
  askTwice(one!, "/?a=1", { a: 1 });
  expect(other!("/?a=1", { a: 1 })).toBe(false);
  for (let at = 0; at < 200; at++) askTwice(other!, `/?b=${at}`, { b: at });
  expect(one!("/?a=1", { a: 1 })).toBe(false);
  expect(shared.replies.bytes()).toBeLessThanOrEqual(100 * KILOBYTE);
});

it("a changed catalog begins with none, and takes no bytes for those of the former one", () => {
  const shared = bytes(100);
  const ask = asking(shared);
  for (let at = 0; at < 20; at++) askTwice(ask, `/?a=${at}`, { at });
  expect(ask("/?a=1", { at: 1 }, {})).toBe(false);
  expect(shared.replies.bytes()).toBe(0);
});
