import {
  firearmAnswersQuery,
  firearmBasketQuery,
  firearmProductsQuery,
} from "@shared/specification/contracts/firearms";
import { finderRead, type Reads } from "../../catalog/store/finder-read";
import type { FinderReads } from "../../catalog/store/short-way";
import type { Stage } from "../../finders/shopper/stage";
import { validate } from "../../platform/http/validate";
import { itemsBySku, recommendFirearms } from "./recommend";
import { firearmNearMisses } from "./near-misses";
import { firearmsOnStage } from "./staged-firearms";
import { brandsFor, tally } from "./tally";

const readAnswers = (query: unknown) => validate(firearmAnswersQuery, query);
const readQuestion = (query: unknown) => validate(firearmProductsQuery, query);
/** Answers to recommend by, or the products of a basket. */
const readProducts = (query: object) =>
  "skus" in query ? validate(firearmBasketQuery, query) : readQuestion(query);

/** The firearm finder's reads, once it is unlocked. */
export function firearmFinderReads(reads: Reads<Stage>): FinderReads {
  return {
    "/safari/counts": finderRead(reads, readAnswers, function* (stage, answers) {
      return { body: yield* tally(firearmsOnStage(stage), answers) };
    }),
    "/safari/brands": finderRead(reads, readAnswers, function* (stage, answers) {
      return { body: yield* brandsFor(firearmsOnStage(stage), answers) };
    }),
    "/safari/suggestions": finderRead(reads, readQuestion, function* (stage, answers) {
      return { body: yield* firearmNearMisses(firearmsOnStage(stage), answers) };
    }),
    "/safari/products": finderRead(reads, readProducts, function* (stage, asked) {
      const staged = firearmsOnStage(stage);
      if ("skus" in asked) return { body: itemsBySku(staged.catalog, asked.skus) };
      const { json, total, relaxed } = yield* recommendFirearms(staged, asked);
      return {
        json,
        headers: {
          "X-Total-Count": String(total),
          ...(relaxed.length > 0 && { "X-Relaxed": relaxed.join(",") }),
        },
      };
    }),
  };
}
