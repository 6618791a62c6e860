import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../platform/process/project-root";

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

/** The paths that a document names in code, without those with a placeholder in them. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:client|server|shared|migrations)\/[\w./-]+)`/g)].map(([, path]) => path!);

describe.each(["CONTRIBUTING.md", "README.md", "RELIABILITY.md", "SCALING.md", "PERFORMANCE.md"])(
  "%s",
  (file) => {
    it("names files that there are", () => {
      const missing = pathsIn(read(file)).filter((path) => !existsSync(join(projectRoot, path)));
      expect(missing).toEqual([]);
    });
  },
);

it("each walk in CONTRIBUTING.md goes through at most 12 files", () => {
  const walks = /## From one end to the other\n([\s\S]*?)\n## /.exec(read("CONTRIBUTING.md"))![1]!;
  const lengths = walks
    .split("\n\n")
    .map((walk) => pathsIn(walk).length)
    .filter(Boolean);
  expect(lengths).toHaveLength(2);
  for (const length of lengths) expect(length).toBeLessThanOrEqual(12);
});
