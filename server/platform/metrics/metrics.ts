import type { RequestListener } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { DatabaseHandle } from "../database/database";
import type { SeenRequest } from "../http/request-log";
import { cacheBytes, cacheParts } from "../memory/cache-bytes";
import { bytesByPart, replyCounts } from "../memory/shared-bytes";
import type { RouteLabel } from "./route-label";
import { livingServers, waitingMails } from "./queries";

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

/** What caches take, and how many replies came from them. */
function memoryMetrics(registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: "matchwell_cache_bytes",
    help: "Roughly what each cache takes, in bytes.",
    labelNames: ["cache"] as const,
    registers,
    collect() {
      for (const [cache, bytes] of bytesByPart()) this.set({ cache }, bytes);
    },
  });
  new Gauge({
    name: "matchwell_cache_max_bytes",
    help: "The most that each cache may take, in bytes: all of them less than a quarter of the heap.",
    labelNames: ["cache"] as const,
    registers,
    collect() {
      for (const cache of cacheParts) this.set({ cache }, cacheBytes(cache));
    },
  });
  new Counter({
    name: "matchwell_replies_total",
    help: "Replies to shoppers' questions by finder, from memory or worked out.",
    labelNames: ["finder", "from"] as const,
    registers,
    collect() {
      this.reset();
      for (const [finder, { memory, work }] of replyCounts()) {
        this.inc({ finder, from: "memory" }, memory);
        this.inc({ finder, from: "work" }, work);
      }
    },
  });
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counts requests by route, and how long they took. Returns what is called for each. */
function countRequests(registry: Registry, labelOf: RouteLabel): (request: SeenRequest) => void {
  const registers = [registry];
  const total = new Counter({
    name: "matchwell_http_requests_total",
    help: "Requests by method, route and status of the reply.",
    labelNames: ["method", "route", "status"] as const,
    registers,
  });
  const aborted = new Counter({
    name: "matchwell_http_requests_aborted_total",
    help: "Requests whose reply did not leave as a whole.",
    registers,
  });
  const duration = new Histogram({
    name: "matchwell_http_request_duration_seconds",
    help: "Seconds from a request to the end of its reply.",
    labelNames: ["route"] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  return ({ method, path, status, durationMs, isWhole }) => {
    const route = labelOf(path);
    total.inc({ method: METHODS.has(method) ? method : "other", route, status });
    duration.observe({ route }, durationMs / 1_000);
    if (!isWhole) aborted.inc();
  };
}

/** The state of the server and its database at the time of a scrape. Returns what looks at it. */
function stateMetrics(
  registry: Registry,
  database: Pick<DatabaseHandle, "db" | "connections" | "whyNotReady">,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `matchwell_${name}`, help, labelNames, registers: [registry] });
  const ready = gauge("database_ready", "1 where the database answers and takes writes, or 0.");
  const connections = gauge(
    "database_connections",
    "Connections of this server's pool by their state, and requests that wait for one.",
    ["state"],
  );
  const mails = gauge("mails", "Mails that are not sent, by their status; of all servers.", [
    "status",
  ]);
  const oldest = gauge(
    "mails_oldest_seconds",
    "Seconds that the oldest mail has waited to be sent; of all servers.",
  );
  const servers = gauge("servers", "Servers on the database that are alive.");
  const age = gauge(
    "database_state_age_seconds",
    "Seconds since mails and servers were last looked up: more than 0 while the database is away.",
  );
  let lookedAt: number | undefined;

  return async () => {
    for (const [state, number] of Object.entries(database.connections?.() ?? {})) {
      connections.set({ state }, number);
    }
    const known = await lookAt(database).catch(() => undefined);
    ready.set(known ? 1 : 0);
    const now = performance.now();
    if (known) lookedAt = now;
    // What was known last stays, with its age: an alert on mails must not end because the database did.
    if (lookedAt === undefined) for (const each of [oldest, servers, age]) each.remove();
    else age.set((now - lookedAt) / 1_000);
    if (!known) return;
    mails.reset();
    for (const { status, number } of known.waiting.byStatus) mails.set({ status }, number);
    oldest.set(known.waiting.oldestSeconds);
    servers.set(known.living);
  };
}

/** What the database says, or `undefined` where it is not ready. */
async function lookAt({ db, whyNotReady }: Pick<DatabaseHandle, "db" | "whyNotReady">) {
  if ((await whyNotReady(false)) !== undefined) return undefined;
  return { waiting: await waitingMails(db), living: await livingServers(db) };
}
