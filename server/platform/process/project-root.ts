import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder that holds `package.json`, found upwards from this file: its depth differs between the
 * sources and the built server.
 */
function findProjectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("package.json was not found above the server's files");
    folder = parent;
  }
  return folder;
}

export const projectRoot = findProjectRoot();
export const migrationsFolder = join(projectRoot, "migrations");
export const clientFolder = join(projectRoot, "dist", "client");
