import { Router, type Request } from "express";
import { z } from "zod";
import { finderSessionBody, MOST_TRACE_BYTES } from "@shared/contracts/finder-sessions";
import type { Database } from "../database/database";
import type { Unlocks } from "../gate/unlocks";
import { AppError, notFound } from "../http/app-error";
import { network } from "../http/network";
import type { PostLimit } from "../http/post-limit";
import { validate } from "../http/validate";
import { insertTrace, updateTrace } from "./queries";

const appOnly = z.object({ app: finderSessionBody.shape.app });
const idParam = z.object({ id: z.uuid("Use the id that the first call gave.") });

/** The anonymous traces of runs. */
export function finderSessionRoutes(db: Database, unlocks: Unlocks, newTraces: PostLimit): Router {
  return Router()
    .post("/finder-sessions", async (req, res) => {
      const { app, data } = await readBody(req, unlocks);
      await newTraces.count(network(req.ip ?? ""));
      res.status(201).json({ id: await insertTrace(db, app, data) });
    })
    .put("/finder-sessions/:id", async (req, res) => {
      const { id } = validate(idParam, req.params);
      const { app, data } = await readBody(req, unlocks);
      if (!(await updateTrace(db, app, id, data))) throw notFound();
      res.json({ ok: true });
    });
}

async function readBody(req: Request, unlocks: Unlocks) {
  // Who has not unlocked the finder learns that first, whatever else is wrong.
  await unlocks.check(req, validate(appOnly, req.body).app);
  const body = validate(finderSessionBody, req.body);
  if (Buffer.byteLength(JSON.stringify(body.data)) > MOST_TRACE_BYTES) {
    throw new AppError(413, "too_large", "A trace has at most 8 KB.");
  }
  return body;
}
