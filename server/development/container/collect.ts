// Collects what the server needs at run time into a folder: npx tsx server/development/container/collect.ts FOLDER
// On its own: a command.
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../platform/process/project-root";
import { ownFiles } from "./own-files";
import { serverModules } from "./server-modules";

const folder = process.argv[2];
if (!folder) throw new Error("Name the folder.");
mkdirSync(folder, { recursive: true });
const copy = (name: string) =>
  cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
for (const name of [...ownFiles(), ...(await serverModules())]) copy(name);
