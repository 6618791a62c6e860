import { expect, it } from "vitest";
import { finish } from "../../platform/work/steps";
import { check } from "../testing/any-case";
import { stated } from "./stated";

it("counts what random products state, and never more than there are", () => {
  let [partly, measured] = [0, 0];
  check(({ stage }) => {
    const { products, attributes } = finish(stated(stage));
    for (const { stated: count, numbers } of Object.values(attributes)) {
      expect(count).toBeLessThanOrEqual(products);
      partly += Number(count > 0 && count < products);
      if (!numbers) continue;
      measured += 1;
      const { min, max, bounds } = numbers;
      expect(min).toBeLessThanOrEqual(max);
      for (const bound of bounds) expect(bound >= min && bound < max).toBe(true);
    }
  });
  expect(partly).toBeGreaterThan(100);
  expect(measured).toBeGreaterThan(100);
});
