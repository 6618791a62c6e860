import { expect, it } from "vitest";
import { bedPreferences } from "./preferences";

const everything = {
  sleepStyle: "side",
  bedSize: "queen",
  mattressType: "hybrid",
  firmness: "medium",
  minPrice: 2000,
  maxPrice: 9000,
  features: ["orthopedic"],
  concerns: ["back_pain"],
};

// Shows 3.preferences, 5.bed.features.
it("answers have eight fields, all of which may be left out, and nothing else", () => {
  expect(bedPreferences.parse(everything)).toEqual(everything);
  expect(bedPreferences.parse({})).toEqual({});
  expect(bedPreferences.parse({ ...everything, color: "red" })).toEqual(everything);
});

// Shows 5.bed.sleep-style-schema, 5.bed.size, 5.bed.type, 5.bed.firmness, 5.bed.min-price.
// Shows 5.bed.max-price.
it.each([
  ["sleepStyle", "", "Please select your sleep style"],
  ["bedSize", "", "Please select a bed size"],
  ["mattressType", "", "Please select a mattress type"],
  ["firmness", "", "Please select firmness level"],
  ["minPrice", -1, "Minimum price must be positive"],
  ["maxPrice", -1, "Maximum price must be positive"],
])("%s as %j is refused: %s", (field, value, message) => {
  const { error } = bedPreferences.safeParse({ ...everything, [field]: value });
  expect(error!.issues.map((issue) => issue.message)).toEqual([message]);
});

it("a price of nothing is a price", () => {
  expect(bedPreferences.safeParse({ minPrice: 0, maxPrice: 0 }).success).toBe(true);
});
