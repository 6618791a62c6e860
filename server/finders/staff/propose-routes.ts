import { Router } from "express";
import type { ProposedQuestions } from "@shared/contracts/finder-drafts";
import type { Catalogues } from "../../catalog/store/catalogues";
import { notFound } from "../../platform/http/app-error";
import { staffWork } from "../../people/auth/require-staff";
import type { WorkQueue } from "../../platform/work/work-queue";
import { proposeInSteps } from "../propose/propose";

interface Dependencies {
  /** The shoppers' catalogues. */
  catalogues: Pick<Catalogues, "any">;
  queue: WorkQueue;
}

/** Questions that a catalogue's products suggest, for whoever begins a finder over it. */
export function proposeRoutes({ catalogues, queue }: Dependencies): Router {
  return Router().get("/catalogues/:id/questions", async (req, res) => {
    const work = await staffWork(queue, res, req.params.id);
    const catalogue = await catalogues.any.of(req.params.id).current();
    if (!catalogue) throw notFound();
    const proposed: ProposedQuestions = { questions: await work(proposeInSteps(catalogue)) };
    res.json(proposed);
  });
}
