import { expect, it } from "vitest";
import { finish } from "../../platform/work/steps";
import { optionCounts } from "../shopper/option-counts";
import type { Stage } from "../shopper/stage";
import { check } from "../testing/any-case";
import { checkProducts } from "./check-products";

it("warns of random finders over random products, of answers as the shopper's buttons count them", () => {
  const stages: Stage[] = [];
  check(({ stage }) => void stages.push(stage));
  for (const stage of stages) {
    const { document } = stage;
    const [first] = document.questions;
    const counts = optionCounts(stage, {}, [first!.id], "en").questions[first!.id] ?? {};
    for (const { path, message } of finish(checkProducts(stage))) {
      expect(message).toMatch(/\.$/);
      const at = /^questions\.0\.options\.(\d+)$/.exec(path)?.[1];
      const left = /^Only (\d+) of /.exec(message)?.[1];
      const option = Array.isArray(first!.options) ? first!.options[Number(at)] : undefined;
      const isAlways = option && !option.when && !first!.when;
      // Of wishes a button counts what has them, where answers that nothing has are left out.
      if (first!.offer === "available") continue;
      // In a set some parts are there only then, and parts that are needed can be without products.
      if (!isAlways || left === undefined || document.sections.length > 1) continue;
      // A button says no number where the answer ends the way.
      const count = counts[option.id];
      if (count !== undefined) expect([message, count]).toEqual([message, Number(left)]);
    }
  }
  expect(stages.length).toBeGreaterThan(100);
});
