import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { CANARY } from "./requests";

/** Password hashes, and email addresses: our own are all at `.example`. */
const PERSONAL = /\$2[aby]\$\d\d\$|@[\w.-]+\.example/;

/** A server's standard output, line by line. */
export interface ServerLog {
  /** The number of lines of each request, by its id. */
  lines: Map<string, number>;
  /** Lines that contain something secret. */
  leaks: string[];
  /** Lines at level error. */
  errors: string[];
  /** Waits until there is a line for each of these, for 5 s at most. */
  settle: (ids: Iterable<string>) => Promise<void>;
}

/** Collects it from here on; `secrets` must appear in no line. */
export function collectLog(output: Readable, secrets: readonly string[]): ServerLog {
  const log: ServerLog = { lines: new Map(), leaks: [], errors: [], settle };
  let rest = "";
  output.on("data", (chunk) => {
    const parts = (rest + String(chunk)).split("\n");
    rest = parts.pop()!;
    for (const line of parts) read(line);
  });

  function read(line: string): void {
    const isPersonal = PERSONAL.test(line) || line.toLowerCase().includes(CANARY);
    if (isPersonal || secrets.some((secret) => line.includes(secret))) log.leaks.push(line);
    const entry = parsed(line);
    if (Number(entry?.level) >= 50) log.errors.push(line);
    const id = entry?.req?.id;
    if (id !== undefined) log.lines.set(id, (log.lines.get(id) ?? 0) + 1);
  }

  async function settle(ids: Iterable<string>): Promise<void> {
    const all = [...ids];
    for (let left = 50; left > 0 && all.some((id) => !log.lines.has(id)); left--) await sleep(100);
  }
  return log;
}

function parsed(line: string): { level?: unknown; req?: { id?: string } } | undefined {
  try {
    return JSON.parse(line) as { level?: unknown; req?: { id?: string } };
  } catch {
    return undefined;
  }
}
