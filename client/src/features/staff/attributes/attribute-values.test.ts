import { expect, test } from "vitest";
import { nameOf } from "@/staff-kit/attribute-words";
import { idOf, named, withLines } from "./attribute-values";

test.each([
  ["Steam wand", [], "steam-wand"],
  ["Crème brûlée", [], "creme-brulee"],
  ["Steam wand", ["steam-wand"], "steam-wand-2"],
  ["12 bar", [], "v-12-bar"],
  ["日本", [], "v-value"],
])("what is called “%s” beside %j has the id %s", (label, taken, id) => {
  expect(idOf(label, taken)).toBe(id);
});

test("lines are values once, however they are written, and known ones stay as they are", () => {
  const [wand] = withLines([], "Steam wand");
  const values = withLines(
    [{ ...wand!, synonyms: ["Lance"] }],
    "steam WAND\n\n lance \nAutomatic\nautomatic",
  );
  expect(values.map(nameOf)).toEqual(["Steam wand", "Automatic"]);
  expect(values[0]!.synonyms).toEqual(["Lance"]);
});

test("a name is changed in the language that it has", () => {
  expect(named({ label: { de: "Breite" } }, "Weite").label).toEqual({ de: "Weite" });
  expect(named({ label: { en: "Width", de: "Breite" } }, "Fit").label).toEqual({
    en: "Fit",
    de: "Breite",
  });
});
