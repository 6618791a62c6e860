import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../platform/process/project-root";
import { examples } from "../examples/examples";
import { namedShapes } from "./schema-parts";
import { referenceText } from "./reference";

it("FINDERS-REFERENCE.md is what the schema says: npm run docs:finders writes it anew", async () => {
  const written = readFileSync(join(projectRoot, "FINDERS-REFERENCE.md"), "utf8");
  expect(written).toBe(await referenceText());
});

it("the guide links to every example", () => {
  const guide = readFileSync(join(projectRoot, "FINDERS.md"), "utf8");
  const linked = [...guide.matchAll(/\]\((server\/[^)]+)\)/g)].map(([, path]) => path!);
  expect(linked.map((path) => path.split("/").at(-2))).toEqual(examples.map(({ slug }) => slug));
  for (const path of linked) expect(existsSync(join(projectRoot, path)), path).toBe(true);
});

it("every part of a document is described", () => {
  const silent = Object.entries(namedShapes()).filter(([, shape]) => !shape.description);
  expect(silent.map(([name]) => name)).toEqual([]);
});
