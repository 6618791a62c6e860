import { Counter, Gauge, type Registry } from "prom-client";
import { cacheBytes, cacheParts } from "../memory/cache-bytes";
import { replyCounts } from "../memory/reply-counts";
import { bytesByPart } from "../memory/shared-bytes";

/** What caches take, and how many replies came from them. */
export function memoryMetrics(registry: Registry): void {
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
