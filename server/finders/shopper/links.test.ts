import { describe, expect, it } from "vitest";
import { answersLink, storeLink } from "./links";

describe("a store link", () => {
  it.each([
    ["https://store.example/a b", "https://store.example/a%20b"],
    ["http://store.example/", "http://store.example/"],
    ["javascript:alert(1)", null],
    ["/relative", null],
    ["https://store.example@evil.example/", null],
    ["", null],
  ])("of %j is %j", (address, expected) => {
    expect(storeLink(address)).toBe(expected);
  });
});

describe("a link to a finder with answers", () => {
  const page = "https://m.example/f/boots";

  it("holds them as shared links do", () => {
    const { searchParams } = new URL(answersLink(page, 3, { brand: "zoë,b" }));
    const shared = searchParams.get("shared")!;
    expect(shared).toMatch(/^[\w-]+$/);
    expect(JSON.parse(Buffer.from(shared, "base64url").toString())).toEqual({
      v: 3,
      a: { brand: "zoë,b" },
    });
  });

  it("is that of the page alone where they are too many to be read", () => {
    expect(answersLink(page, 3, { brand: "x".repeat(2_000) })).toBe(page);
  });
});
