import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../platform/process/project-root";
import { examples } from "../examples/examples";
import { namedShapes } from "./json-schema";
import { referenceText } from "./reference";

it("FINDERS.md is what the schema says: npm run docs:finders writes it anew", async () => {
  const written = readFileSync(join(projectRoot, "FINDERS.md"), "utf8");
  expect(written).toBe(await referenceText(examples));
});

it("every part of a document is described", () => {
  const silent = Object.entries(namedShapes()).filter(([, shape]) => !shape.description);
  expect(silent.map(([name]) => name)).toEqual([]);
});
