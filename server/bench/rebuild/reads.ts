import { readFileSync } from "node:fs";

/** How often a server read a catalog, by its log: whole, and only what changed. */
export function readsIn(logPath: string): { whole: number; part: number } {
  const lines = readFileSync(logPath, "utf8")
    .split("\n")
    .filter((line) => line.includes('"msg":"catalog read"'));
  const part = lines.filter((line) => line.includes('"changed":')).length;
  return { whole: lines.length - part, part };
}
