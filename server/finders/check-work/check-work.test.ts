import { expect, it } from "vitest";
import { amount, withPacks } from "../testing/costly/cases";
import { manyAnswers, WORST } from "../testing/costly/documents";
import { worstCatalog } from "../testing/costly/products";
import { finish } from "../../platform/work/steps";
import { checkWork as checkInSteps } from "./check-work";
import { estimate } from "./estimate";

const checkWork = (...given: Parameters<typeof checkInSteps>) => finish(checkInSteps(...given));
const packed = withPacks(worstCatalog(2_000, 4), 4);
const draftOf = (questions: number, options: number) => ({
  document: amount(questions, options),
  catalogs: new Map([[WORST, packed]]),
});
const NOTHING = { faults: [], warnings: [] };
const dear = draftOf(20, 25);
const { operations } = estimate(draftOf(20, 25));
const within = { mostProducts: 100_000, live: 0 };

it("what takes little, with as many products as there can be, is as it should be", () => {
  const catalogs = new Map([[WORST, packed]]);
  const document = manyAnswers({ questions: 8, options: 16 });
  expect(checkWork({ document, catalogs }, within)).toEqual(NOTHING);
});

it("what would take too much with as many products as there can be is warned of, by the question", () => {
  const { faults, warnings } = checkWork(draftOf(3, 8), within);
  expect(faults).toEqual([]);
  expect(warnings).toEqual([
    {
      path: expect.stringMatching(/^questions\.\d$/) as string,
      message: expect.stringMatching(
        /^Question “.+” asks for too much once there are 100,000 products, as many as there can be: then the costliest answer takes [\d,.]+ times as much work as one may\. Use fewer answers or conditions before the catalog grows so far\.$/,
      ) as string,
    },
  ]);
  expect(checkWork(draftOf(3, 8), { ...within, mostProducts: 8_000 })).toEqual(NOTHING);
});

it("what takes too much with today's products is a fault, unless what is live takes as much", () => {
  const { faults, warnings } = checkWork(dear, within);
  expect(warnings).toEqual([]);
  expect(faults).toEqual([
    {
      path: expect.stringMatching(/^questions\.\d+$/) as string,
      message: expect.stringMatching(
        /^Question “.+” asks for too much: with today's 8,000 products the costliest answer takes [\d,.]+ times as much work as one may\. Use fewer answers or conditions\.$/,
      ) as string,
    },
  ]);
  expect(checkWork(dear, { ...within, live: operations - 1 }).faults).toHaveLength(1);
  const asLive = checkWork(dear, { ...within, live: operations });
  expect(asLive.faults).toEqual([]);
  expect(asLive.warnings).toEqual([
    {
      path: faults[0]!.path,
      message: expect.stringContaining(
        "What is live takes no less, so this can be published.",
      ) as string,
    },
  ]);
});
