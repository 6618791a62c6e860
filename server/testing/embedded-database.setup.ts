import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { wrap } from "../platform/database/embedded";
import { seed } from "../specification/seed/seed";
import "./provided";

/** Makes one seeded database and dumps it: loading a dump is the fastest way to a fresh one. */
export default async function setup(project: TestProject) {
  const lite = await PGlite.create();
  const handle = await wrap(lite);
  await seed(handle.db, true);
  const dump = await lite.dumpDataDir("none");
  await handle.close();

  const folder = mkdtempSync(join(tmpdir(), "matchwell-embedded-"));
  const file = join(folder, "template.tar");
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  project.provide("embeddedTemplate", file);
  return () => rmSync(folder, { recursive: true, force: true });
}
