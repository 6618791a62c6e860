import type { RequestListener } from "node:http";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { DatabaseHandle } from "../database/database";
import type { SeenRequest } from "../http/request-log";
import { memoryMetrics } from "./memory-metrics";
import { countRequests } from "./request-metrics";
import type { RouteLabel } from "./route-label";
import { stateMetrics } from "./state-metrics";

/** What the server counts, in the format of Prometheus. */
export interface Metrics {
  /** Counts a request. */
  see: (request: SeenRequest) => void;
  /** Answers `GET /metrics`. It belongs on a port of its own that the public does not reach. */
  listener: RequestListener;
}

export function createMetrics(
  labelOf: RouteLabel,
  database: Pick<DatabaseHandle, "db" | "connections" | "whyNotReady">,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  memoryMetrics(registry);
  const look = stateMetrics(registry, database);
  // Several scrapers at once cost the database one look.
  let looking: Promise<void> | undefined;
  return {
    see: countRequests(registry, labelOf),
    listener(req, res) {
      if (req.method !== "GET" || req.url?.split("?")[0] !== "/metrics") {
        res.writeHead(404, { "Content-Type": "text/plain" }).end("Metrics are at /metrics.\n");
        return;
      }
      looking ??= look().finally(() => (looking = undefined));
      void looking
        .then(() => registry.metrics())
        .then((text) => res.writeHead(200, { "Content-Type": registry.contentType }).end(text));
    },
  };
}
