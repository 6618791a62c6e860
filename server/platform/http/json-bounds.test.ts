import { describe, expect, it } from "vitest";
import { createJsonLook } from "./json-body";

/** What the look says to a text that comes in pieces of so many bytes. */
function said(text: string, pieceLength = Infinity): string | undefined {
  const look = createJsonLook({ levels: 3, members: 5 });
  const bytes = Buffer.from(text);
  const length = Math.min(pieceLength, bytes.length);
  for (let at = 0; at < bytes.length; at += length) {
    const sentence = look(bytes.subarray(at, at + length));
    if (sentence) return sentence;
  }
  return undefined;
}

const DEEP = "That is nested too deep: use at most 3 levels.";
const MANY = "That has too many parts: send at most 5 at once.";

describe("a look at JSON before it is parsed", () => {
  it.each([
    ["", undefined],
    ["[[[]]]", undefined],
    ["[[[[", DEEP],
    ['{"a":[{"b":[]}]}', DEEP],
    ['{"a":[{"b":{}}],"c":1}', DEEP],
    ["[[1],[2],[3]]", undefined],
    ["[1,2,3,4,5]", undefined],
    ["[1,2,3,4,5,6]", MANY],
    ['{"a":[1,2],"b":[1,2,3]}', undefined],
    ['{"a":[1,2,3],"b":[1,2,3]}', MANY],
    ['{"a,,,,,,,":"[[[[,,,,,,,"}', undefined],
    ['["\\"[[[[","\\\\",[[[]]]]', DEEP],
    ['["\\\\",[[]]]', undefined],
    ["]]]][[[]]]", undefined],
    [`[${"é".repeat(100)}`, undefined],
  ])("says of %s: %s", (text, sentence) => {
    expect(said(text)).toBe(sentence);
    expect(said(text, 1)).toBe(sentence);
    expect(said(text, 3)).toBe(sentence);
  });

  it("refuses one list or object that is longer than any", () => {
    const look = createJsonLook({ levels: 3, members: 1_000_000 });
    expect(look(Buffer.from(`[${"1,".repeat(9_999)}1]`))).toBeUndefined();
    expect(look(Buffer.from(`[${"1,".repeat(10_000)}1]`))).toMatch(/at most 10,000 at once/);
  });
});
