import { createMcpHandler } from "@modelcontextprotocol/server";
import { Router, type Request as ExpressRequest } from "express";
import type { Logger } from "pino";
import type { Queryable } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { toAppError } from "../../platform/http/error-handler";
import { sentKey } from "../../platform/http/bearer";
import { network } from "../../platform/http/network";
import { createRateLimit } from "../../platform/http/rate-limit";
import type { AgentFinders } from "./agent-finders";
import type { WorkQueue } from "../../platform/work/work-queue";
import { agentServer } from "./agent-server";
import { messagesIn, refusalOf, tooMany } from "./messages";

interface Dependencies {
  sql: Queryable;
  finders: AgentFinders;
  publicUrl: string;
  logger: Logger;
  queue: WorkQueue;
}

/** Messages per network. A conversation takes about ten. */
const LIMIT = {
  name: "agents",
  max: 300,
  perSeconds: 5 * 60,
  sentence: "Too many calls. Wait for a few minutes.",
};
/** Nothing here changes in a way that is announced: nobody may listen for it. */
const MAX_SUBSCRIPTIONS = 0;
const NOT_OURS = new Set(["content-length", "transfer-encoding", "connection"]);

/** `/api/mcp`: the finders for AI assistants, by the Model Context Protocol over HTTP, without sessions. */
export function agentRoutes({ sql, finders, publicUrl, logger, queue }: Dependencies): Router {
  const limit = createRateLimit(sql, LIMIT);
  const report = (err: Error) => logger.error({ err }, "an assistant was not answered");
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const key = sentKey(requestInfo?.headers.get("Authorization") ?? undefined);
      const asker = { network: "assistants", session: key ?? "" };
      return agentServer(finders, key, report, { queue, asker, publicUrl });
    },
    { maxSubscriptions: MAX_SUBSCRIPTIONS },
  );
  return (
    Router()
      .post("/mcp", async (req, res) => {
        const refused = await limit
          .count(network(req.ip ?? ""), messagesIn(req.body))
          .then(() => tooMany(req.body), asRefusal);
        if (refused) {
          res.err = refused;
          if (refused.retryAfterSeconds !== undefined)
            res.set("Retry-After", String(refused.retryAfterSeconds));
          return void res.status(refused.status).json(refusalOf(refused, req.body));
        }
        const reply = await handler.fetch(asWebRequest(req, publicUrl), {
          parsedBody: req.body as unknown,
        });
        for (const [name, value] of reply.headers) if (!NOT_OURS.has(name)) res.set(name, value);
        res.status(reply.status).send(Buffer.from(await reply.arrayBuffer()));
      })
      // Clients that would listen are told so, and go on without.
      .use("/mcp", (_req, res, next) => {
        res.set("Allow", "POST");
        next(new AppError(405, "method_not_allowed", "Send messages with POST."));
      })
  );
}

/** A failure that may be told. Throws what is a fault of ours. */
function asRefusal(error: unknown): AppError {
  const known = toAppError(error);
  if (known.status === 500) throw error;
  return known;
}

/** The request without its body, which was read before. */
function asWebRequest(req: ExpressRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (typeof value === "string" && !NOT_OURS.has(name)) headers.set(name, value);
  }
  return new Request(new URL(req.originalUrl, publicUrl), { method: req.method, headers });
}
