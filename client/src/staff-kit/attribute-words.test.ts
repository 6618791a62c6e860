import { expect, it } from "vitest";
import type { AttributeShape, StatedValue } from "@shared/contracts/attributes";
import { statedWords } from "./attribute-words";

const length = {
  id: "length",
  label: { en: "Length" },
  kind: "number",
  unit: "ft",
  catalogues: null,
  values: [],
  isRetired: false,
} as unknown as AttributeShape;

it.each<[StatedValue | undefined, string]>([
  [8.1667, "8.17 ft"],
  [8.5, "8.5 ft"],
  [{ min: 8.1667, max: 12.0833 }, "8.17–12.08 ft"],
  [{ max: 8.1667 }, "up to 8.17 ft"],
  [undefined, ""],
])("what products state is said as somebody would: %j", (value, words) => {
  expect(statedWords(value, length)).toBe(words);
});

it("where states are compared, each digit counts", () => {
  expect(statedWords(8.1667, length, String)).toBe("8.1667 ft");
});
