import { Router, type RequestHandler } from "express";
import {
  firearmAnswersQuery,
  firearmBasketQuery,
  firearmProductsQuery,
} from "@shared/contracts/firearms";
import type { Database } from "../database/database";
import { validate } from "../http/validate";
import { allOf, criteriaFor } from "./conditions";
import { firearmNearMisses } from "./near-misses";
import { brandsOf, countedFirearms, firearmsBySku } from "./queries";
import { recommendFirearms } from "./recommend";
import { tally } from "./tally";

/** The firearm finder's reads, once it is unlocked. */
export function firearmFinderRoutes(unlocked: RequestHandler, db: Database): Router {
  return Router()
    .get("/safari/counts", unlocked, async (req, res) => {
      const answers = validate(firearmAnswersQuery, req.query);
      res.json(tally(await countedFirearms(db, allOf(criteriaFor(answers)))));
    })
    .get("/safari/brands", unlocked, async (req, res) => {
      const answers = validate(firearmAnswersQuery, req.query);
      res.json(await brandsOf(db, allOf(criteriaFor(answers))));
    })
    .get("/safari/suggestions", unlocked, async (req, res) => {
      res.json(await firearmNearMisses(db, validate(firearmProductsQuery, req.query)));
    })
    .get("/safari/products", unlocked, async (req, res) => {
      if ("skus" in req.query) {
        const { skus } = validate(firearmBasketQuery, req.query);
        res.json(await firearmsBySku(db, skus));
        return;
      }
      const answers = validate(firearmProductsQuery, req.query);
      const { items, total, relaxed } = await recommendFirearms(db, answers);
      res.set("X-Total-Count", String(total));
      if (relaxed.length > 0) res.set("X-Relaxed", relaxed.join(","));
      res.json(items);
    });
}
