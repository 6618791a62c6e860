import fc from "fast-check";
import { expect, it } from "vitest";
import { joinList, splitList } from "./list-text";

it("gives back every list of names, whatever they hold", () => {
  const names = fc.uniqueArray(
    fc.string({ minLength: 1, unit: "grapheme" }).filter((name) => name.trim() !== ""),
  );
  fc.assert(
    fc.property(names, (list) => {
      expect(splitList(joinList(list))).toEqual(list);
    }),
  );
});

it.each([
  ["", []],
  [",, ,", []],
  ["a,b,a", ["a", "b"]],
  ["100%,50% off", ["100%", "50% off"]],
  ["Left%2C Right", ["Left, Right"]],
  ["%252C", ["%2C"]],
])("reads %j as %j", (text, list) => expect(splitList(text)).toEqual(list));
