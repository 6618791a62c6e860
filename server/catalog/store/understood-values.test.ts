import { expect, it } from "vitest";
import type { AttributeShape } from "@shared/contracts/attributes";
import { valueReader } from "./understood-values";

const uses: AttributeShape = {
  id: "uses",
  label: { en: "Uses" },
  kind: "choices",
  values: ["garden", "home", "office"].map((id) => ({
    id,
    label: { en: id },
    synonyms: id === "home" ? ["house"] : [],
    isRetired: false,
  })),
  isRetired: false,
};

it("products that state the same list share it, however they wrote it", () => {
  const read = valueReader(new Map([["uses", uses]]));
  const [one, other, third] = [["garden", "home"], ["House", "garden", "nowhere"], ["home"]].map(
    (stated) => read({ uses: stated }).uses,
  );
  expect(one).toEqual(["garden", "home"]);
  expect(other).toBe(one);
  expect(third).toEqual(["home"]);
});
