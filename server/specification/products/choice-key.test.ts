import { expect, it } from "vitest";
import { choiceKey } from "./queries";

it.each([
  ["features", "Cooling Gel", "cooling_gel"],
  ["features", " Long Lasting ", "long_lasting"],
  ["caliber", "380_acp", "380 acp"],
  ["caliber", "9,3x62 & more", "9,3x62 & more"],
  ["bedSize", "super_king", "super_king"],
  ["brand", "Hart_Sons", "Hart_Sons"],
])("takes a %s that is written %j for %j", (field, value, key) => {
  expect(choiceKey(field, value)).toBe(key);
});
