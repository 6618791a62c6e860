import { describe, expect, it } from "vitest";
import { builtInFinders, finderAt, finderIds, finderWithId, perFinder } from "./finders";

describe("the built-in finders", () => {
  it.each([
    ["/dialabed", "dialabed"],
    ["/DialABed/", "dialabed"],
    ["/safari", "safarioutdoor"],
    ["/safari-outdoor", "safarioutdoor"],
    ["/s%61fari", "safarioutdoor"],
    ["/safarioutdoor", undefined],
    ["/", undefined],
    ["/constructor", undefined],
  ])("stand at %s: %s", (path, id) => {
    expect(finderAt(path)?.id).toBe(id);
  });

  it.each(["", "bakery", "__proto__", "constructor"])("have none with the id %j", (id) => {
    expect(finderWithId(id)).toBeUndefined();
  });

  it("have an id and a page each", () => {
    expect(finderIds.map((id) => finderWithId(id).path)).toEqual(["/dialabed", "/safari"]);
    expect(new Set(builtInFinders.map(({ catalogue: catalog }) => catalog)).size).toBe(2);
    expect(perFinder((id) => id)).toEqual({ dialabed: "dialabed", safarioutdoor: "safarioutdoor" });
  });
});
