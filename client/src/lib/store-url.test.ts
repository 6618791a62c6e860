import { describe, expect, it } from "vitest";
import { allowedBase, storeUrl } from "./store-url";

const shop = "https://shop.example";
const fallback = "https://www.dialabed.co.za/bed-sets.html";

describe("the way to the store", () => {
  // Shows 2.bed.results.fixed-page.
  it.each([
    [
      "its own page",
      "https://www.dialabed.co.za/x?q=1",
      undefined,
      "https://www.dialabed.co.za/x?q=1",
    ],
    [
      "the same page on an allowed store",
      "https://www.dialabed.co.za/x?q=1",
      new URL(shop),
      `${shop}/x?q=1`,
    ],
    ["the list of beds without an address", "", undefined, fallback],
    ["the list of beds instead of a password", "https://me:secret@x.example/", undefined, fallback],
    ["the list of beds instead of a script", "javascript:alert(1)", new URL(shop), fallback],
  ])("is %s", (_, own, base, url) => {
    expect(storeUrl(own, base, fallback)).toBe(url);
  });

  // Shows 2.bed.unused.
  it.each([
    [`${shop}/store`, [shop], true],
    [`${shop}.evil.example`, [shop], false],
    ["http://shop.example", [shop], false],
    ["javascript:alert(1)", [shop], false],
    ["nonsense", [shop], false],
    ["https://other.example@shop.example", [shop], false],
    [null, [shop], false],
    [shop, [], false],
  ])("takes %s as a base with %j allowed: %s", (asked, origins, isTaken) => {
    expect(allowedBase(asked, origins) !== undefined).toBe(isTaken);
  });
});
