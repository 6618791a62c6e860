import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Where the files with a hash in their name are served. */
const ASSETS = "assets";

interface BuiltFile {
  /** Its address, such as `/assets/admin-1a2b.js`. */
  path: string;
  read: () => Promise<Buffer>;
}

/** The files of a built client that have a hash in their name, without their compressed twins. */
export async function readBuiltFiles(folder: string): Promise<BuiltFile[]> {
  const names = await readdir(join(folder, ASSETS));
  return names
    .filter((name) => !/\.(br|gz|map)$/.test(name))
    .map((name) => ({
      path: `/${ASSETS}/${name}`,
      read: () => readFile(join(folder, ASSETS, name)),
    }));
}
