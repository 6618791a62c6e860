import { Router } from "express";
import {
  firearmAnswersQuery,
  firearmBasketQuery,
  firearmProductsQuery,
} from "@shared/contracts/firearms";
import { answerRoute, type Reads } from "../catalogues/answer-route";
import type { FirearmCatalogue } from "../catalogues/firearm-catalogue";
import { itemsBySku } from "./items";
import { firearmNearMisses } from "./near-misses";
import { recommendFirearms } from "./recommend";
import { brandsFor, tally } from "./tally";

/** The firearm finder's reads, once it is unlocked. */
export function firearmFinderRoutes(reads: Reads<FirearmCatalogue>): Router {
  const basket = answerRoute(reads, firearmBasketQuery, (catalogue, { skus }) => ({
    body: itemsBySku(catalogue, skus),
  }));
  const recommendations = answerRoute(reads, firearmProductsQuery, (catalogue, answers) => {
    const { items, total, relaxed } = recommendFirearms(catalogue, answers);
    return {
      body: items,
      headers: {
        "X-Total-Count": String(total),
        ...(relaxed.length > 0 && { "X-Relaxed": relaxed.join(",") }),
      },
    };
  });

  return Router()
    .get(
      "/safari/counts",
      answerRoute(reads, firearmAnswersQuery, (catalogue, answers) => ({
        body: tally(catalogue, answers),
      })),
    )
    .get(
      "/safari/brands",
      answerRoute(reads, firearmAnswersQuery, (catalogue, answers) => ({
        body: brandsFor(catalogue, answers),
      })),
    )
    .get(
      "/safari/suggestions",
      answerRoute(reads, firearmProductsQuery, (catalogue, answers) => ({
        body: firearmNearMisses(catalogue, answers),
      })),
    )
    .get("/safari/products", (req, res, next) =>
      ("skus" in req.query ? basket : recommendations)(req, res, next),
    );
}
