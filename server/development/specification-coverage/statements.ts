import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "../../platform/process/project-root";

const folder = import.meta.dirname;
const ID = /^\d\.[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** What one line of the specification says, by ids that tests name. */
const statedLine = z.strictObject({
  /** The mark of the line. */
  line: z.string().regex(/^[0-9a-f]{8}$/),
  says: z.record(z.string().regex(ID), z.string().min(1)),
});

/** Why a statement is not kept as it is written: what is decided, and where it says so. */
const departure = z.strictObject({
  /** What is so instead. */
  instead: z.string().min(1),
  /** The number of a decision in `DECISIONS.md`. */
  decision: z.int().optional(),
  /** The first cell of its row in the product's design. */
  design: z.string().optional(),
});

export type StatedLine = z.infer<typeof statedLine>;
export type Departure = z.infer<typeof departure>;

const read = (...path: string[]) =>
  JSON.parse(readFileSync(join(folder, ...path), "utf8")) as unknown;

/** The lines of the specification that say something, in their order. */
export const statedLines = (): StatedLine[] =>
  readdirSync(join(folder, "statements"))
    .sort()
    .flatMap((name) => z.array(statedLine).parse(read("statements", name)));

/** The statements that are departed from, by their ids. */
export const departures = (): Record<string, Departure> =>
  z.record(z.string(), departure).parse(read("departures.json"));

/** The mark of a line of the specification: it changes when the line does. */
export const markOf = (line: string): string =>
  createHash("sha256").update(line.trim()).digest("hex").slice(0, 8);

/** A file of the project's brief, which lies beside the project; undefined where it does not. */
export function briefFile(name: string): string | undefined {
  const places = ["../shared", "../../shared"].map((place) => join(projectRoot, place, name));
  const file = places.find((place) => existsSync(place));
  return file && readFileSync(file, "utf8");
}

/** Lines that say nothing: empty ones, titles, and heads of tables. */
const SAYS_NOTHING = /^\s*$|^#|^\|[-|]+\|$|^\| (Route|Call) \|/;

/** The lines of the specification that say something. */
export const sayingLines = (specification: string): string[] =>
  specification
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !SAYS_NOTHING.test(line));
