import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** What a server says of itself. */
export interface Figures {
  /** By cache, in bytes. */
  caches: Map<string, number>;
  /** The most of each. */
  most: Map<string, number>;
  /** Replies that came from memory, by finder. */
  fromMemory: Map<string, number>;
}

/** Reads the metrics. Throws where they are not there. */
export async function figuresAt(metricsUrl: string): Promise<Figures> {
  const text = await (await fetch(metricsUrl)).text();
  const values = (pattern: RegExp) =>
    new Map([...text.matchAll(pattern)].map(([, label, value]) => [label!, Number(value)]));
  return {
    caches: values(/^matchwell_cache_bytes\{cache="([^"]+)"\} (\S+)$/gm),
    most: values(/^matchwell_cache_max_bytes\{cache="([^"]+)"\} (\S+)$/gm),
    fromMemory: values(/^matchwell_replies_total\{finder="([^"]+)",from="memory"\} (\S+)$/gm),
  };
}

export const sumOf = (values: ReadonlyMap<string, number>): number =>
  [...values.values()].reduce((sum, value) => sum + value, 0);

const SAMPLES = 21;
const INTERVAL_MS = 200;

/** The resident memory of a process now, in megabytes. */
export const residentNow = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** The same, the middle one of four seconds. */
export async function residentMegabytes(pid: number): Promise<number> {
  const samples: number[] = [];
  for (let at = 0; at < SAMPLES; at++) {
    samples.push(residentNow(pid));
    await sleep(INTERVAL_MS);
  }
  return samples.sort((a, b) => a - b)[SAMPLES >> 1]!;
}
