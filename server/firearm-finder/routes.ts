import { Router, type RequestHandler } from "express";
import {
  firearmAnswersQuery,
  firearmBasketQuery,
  firearmProductsQuery,
} from "@shared/contracts/firearms";
import { answerRoute } from "../catalogues/answer-route";
import type { FirearmCatalogue } from "../catalogues/firearm-catalogue";
import type { ProductCache } from "../catalogues/product-cache";
import { validate } from "../http/validate";
import { itemsBySku } from "./items";
import { firearmNearMisses } from "./near-misses";
import { recommendFirearms } from "./recommend";
import { brandsFor, tally } from "./tally";

/** The firearm finder's reads, once it is unlocked. */
export function firearmFinderRoutes(
  unlocked: RequestHandler,
  firearms: ProductCache<FirearmCatalogue>,
): Router {
  return Router()
    .get(
      "/safari/counts",
      unlocked,
      answerRoute(firearms, firearmAnswersQuery, (catalogue, answers) => ({
        body: tally(catalogue, answers),
      })),
    )
    .get(
      "/safari/brands",
      unlocked,
      answerRoute(firearms, firearmAnswersQuery, (catalogue, answers) => ({
        body: brandsFor(catalogue, answers),
      })),
    )
    .get(
      "/safari/suggestions",
      unlocked,
      answerRoute(firearms, firearmProductsQuery, (catalogue, answers) => ({
        body: firearmNearMisses(catalogue, answers),
      })),
    )
    .get(
      "/safari/products",
      unlocked,
      async (req, res, next) => {
        if (!("skus" in req.query)) return next();
        const { skus } = validate(firearmBasketQuery, req.query);
        res.json(itemsBySku(await firearms.current(), skus));
      },
      answerRoute(firearms, firearmProductsQuery, (catalogue, answers) => {
        const { items, total, relaxed } = recommendFirearms(catalogue, answers);
        return {
          body: items,
          headers: {
            "X-Total-Count": String(total),
            ...(relaxed.length > 0 && { "X-Relaxed": relaxed.join(",") }),
          },
        };
      }),
    );
}
