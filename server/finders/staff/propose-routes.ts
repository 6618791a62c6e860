import { Router } from "express";
import type { ProposedQuestions } from "@shared/contracts/finder-drafts";
import type { Catalogues } from "../../catalogues/catalogues";
import { notFound } from "../../http/app-error";
import { propose } from "../propose/propose";

interface Dependencies {
  /** The shoppers' catalogues. */
  catalogues: Pick<Catalogues, "any">;
}

/** Questions that a catalogue's products suggest, for whoever begins a finder over it. */
export function proposeRoutes({ catalogues }: Dependencies): Router {
  return Router().get("/catalogues/:id/questions", async (req, res) => {
    const catalogue = await catalogues.any.of(req.params.id).current();
    if (!catalogue) throw notFound();
    const proposed: ProposedQuestions = { questions: propose(catalogue) };
    res.json(proposed);
  });
}
