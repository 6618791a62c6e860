import { Counter, Histogram, type Registry } from "prom-client";
import type { SeenRequest } from "../http/request-log";
import type { RouteLabel } from "./route-label";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counts requests by route, and how long they took. Returns what is called for each. */
export function countRequests(
  registry: Registry,
  labelOf: RouteLabel,
): (request: SeenRequest) => void {
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
