import {
  firearmAnswersQuery,
  firearmBasketQuery,
  firearmProductsQuery,
} from "@shared/contracts/firearms";
import { finderRead, type Reads } from "../catalogues/finder-read";
import type { FirearmCatalogue } from "../catalogues/firearm-catalogue";
import type { FinderReads } from "../catalogues/short-way";
import { validate } from "../http/validate";
import { itemsBySku } from "./items";
import { firearmNearMisses } from "./near-misses";
import { recommendFirearms } from "./recommend";
import { brandsFor, tally } from "./tally";

const readAnswers = (query: unknown) => validate(firearmAnswersQuery, query);
const readQuestion = (query: unknown) => validate(firearmProductsQuery, query);
/** Answers to recommend by, or the products of a basket. */
const readProducts = (query: object) =>
  "skus" in query ? validate(firearmBasketQuery, query) : readQuestion(query);

/** The firearm finder's reads, once it is unlocked. */
export function firearmFinderReads(reads: Reads<FirearmCatalogue>): FinderReads {
  return {
    "/safari/counts": finderRead(reads, readAnswers, (catalogue, answers) => ({
      body: tally(catalogue, answers),
    })),
    "/safari/brands": finderRead(reads, readAnswers, (catalogue, answers) => ({
      body: brandsFor(catalogue, answers),
    })),
    "/safari/suggestions": finderRead(reads, readQuestion, (catalogue, answers) => ({
      body: firearmNearMisses(catalogue, answers),
    })),
    "/safari/products": finderRead(reads, readProducts, (catalogue, asked) => {
      if ("skus" in asked) return { body: itemsBySku(catalogue, asked.skus) };
      const { json, total, relaxed } = recommendFirearms(catalogue, asked);
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
