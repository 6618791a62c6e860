import { describe, expect, it } from "vitest";
import { checkAddress } from "./check-box";

describe("the address of a page to check", () => {
  it.each([
    ["https://shop.example/beds", "https://shop.example/beds?finder-check="],
    ["https://shop.example/?a=1#b", "https://shop.example/?a=1&finder-check=#b"],
    ["javascript:alert(1)", undefined],
    ["shop.example", undefined],
    ["", undefined],
  ])("of %j is %j", (text, expected) => {
    expect(checkAddress(text)).toBe(expected);
  });
});
