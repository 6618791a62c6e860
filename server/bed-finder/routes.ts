import { Router, type RequestHandler } from "express";
import { recommendationsQuery } from "@shared/contracts/recommendations";
import { validate } from "../http/validate";
import type { CatalogueCache } from "./catalogue-cache";
import { requireKnownOptions } from "./known-options";
import { rankBeds } from "./ranking";

/** The bed finder's reads, for who has unlocked it. */
export function bedFinderRoutes(unlocked: RequestHandler, beds: CatalogueCache): Router {
  return Router()
    .get("/bed-options", unlocked, async (_req, res) => {
      const { options } = await beds.current();
      res.json(options);
    })
    .get("/recommendations", unlocked, async (req, res) => {
      const answers = validate(recommendationsQuery, req.query);
      const catalogue = await beds.current();
      requireKnownOptions(answers, catalogue.options);
      res.json(rankBeds(catalogue, answers));
    });
}
