import { Router, type Request } from "express";
import { z } from "zod";
import { traceBody, MAX_TRACE_BYTES } from "@shared/contracts/traces";
import { finderWithId } from "@shared/templates/finders";
import type { Database } from "../../platform/database/database";
import { markIn } from "../../finders/shopper/read-query";
import type { Stages } from "../../finders/shopper/stages";
import type { Unlocks } from "../../access/gate/unlocks";
import { AppError, notFound } from "../../platform/http/app-error";
import { network } from "../../platform/http/network";
import { invalid, validate } from "../../platform/http/validate";
import { misfits, withoutWritten } from "./misfits";
import { insertTrace, ownTrace, updateTrace } from "./queries";
import type { TraceLimits, TraceOwners } from "./trace-owner";
import { noSuchRunVersion, type Vocabularies } from "./vocabulary";

const appOnly = z.object({ app: traceBody.shape.app });
const idParam = z.object({ id: z.uuid("Use the id that the first call gave.") });

interface Dependencies {
  db: Database;
  unlocks: Unlocks;
  stages: Pick<Stages, "mayAsk">;
  limits: TraceLimits;
  owners: TraceOwners;
  vocabularies: Vocabularies;
}

/** The anonymous traces of runs, each for its owner. */
export function traceRoutes(dependencies: Dependencies): Router {
  const { db, unlocks, stages, limits, owners, vocabularies } = dependencies;
  return Router()
    .post("/finder-sessions", async (req, res) => {
      const { app, version, data: sent } = await readBody(req, unlocks);
      await limits.begin.count(network(req.ip ?? ""));
      if (!(await stages.mayAsk(app, { version, mark: markIn(req) }))) throw noSuchRunVersion();
      const known = await vocabularies({ app, version }, sent);
      const data = withoutWritten(sent, known);
      const errors = misfits(data, known);
      if (errors.length > 0) throw invalid(errors);
      const id = await insertTrace(db, { app, version }, owners.begin(req), data);
      res.status(201).json({ id });
    })
    .put("/finder-sessions/:id", async (req, res) => {
      const { id } = validate(idParam, req.params);
      const { app, data: sent } = await readBody(req, unlocks);
      await limits.goOn.count(network(req.ip ?? ""));
      const marks = owners.of(req);
      const own = marks && { app, id, owners: marks };
      const held = own && (await ownTrace(db, own));
      if (!own || !held) throw notFound();
      // A run goes on with the version it began with, whatever is published meanwhile.
      const known = await vocabularies(held.run, sent, held.trace);
      const data = withoutWritten(sent, known, held.trace);
      const errors = misfits(data, known, held.trace);
      if (errors.length > 0) throw invalid(errors);
      await updateTrace(db, own, data);
      res.json({ ok: true });
    });
}

async function readBody(req: Request, unlocks: Unlocks) {
  // A locked finder is refused first, whatever else is wrong.
  await unlocks.check(req, validate(appOnly, req.body).app);
  const body = validate(traceBody, req.body);
  if (finderWithId(body.app) && body.version !== undefined) {
    throw invalid([{ path: "version", message: "This finder has no versions." }]);
  }
  if (Buffer.byteLength(JSON.stringify(body.data)) > MAX_TRACE_BYTES) {
    throw new AppError(413, "too_large", "A trace has at most 8 KB.");
  }
  return body;
}
