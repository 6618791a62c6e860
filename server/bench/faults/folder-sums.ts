import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * A checksum of each file and folder in a folder, by its path. The sockets by which processes find each other
 * hold nothing.
 */
export function folderSums(folder: string): Map<string, string> {
  const sums = new Map<string, string>();
  const walk = (inside: string) => {
    for (const name of readdirSync(inside)) {
      const path = join(inside, name);
      const stat = lstatSync(path);
      if (stat.isSocket()) continue;
      const content = stat.isDirectory() ? "folder" : readFileSync(path);
      sums.set(relative(folder, path), createHash("sha256").update(content).digest("hex"));
      if (stat.isDirectory()) walk(path);
    }
  };
  walk(folder);
  return sums;
}

/** For each file, what no write leaves as it is: quicker than checksums where there are many folders to compare. */
export function folderStamps(folder: string): Map<string, string> {
  const stamps = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { ino, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
    stamps.set(relative(folder, path), `${ino} ${size} ${mtimeNs} ${ctimeNs}`);
  }
  return stamps;
}

/** The paths that are not the same before and after. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
