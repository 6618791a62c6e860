import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../platform/process/project-root";

/** The commands of the guide, as it has them but for what names the machine. */
export interface Guide {
  /** The block of commands that has this text in it. Throws where none has, or several. */
  blockWith: (text: string) => string;
}

/**
 * Reads the commands of `OPERATIONS.md`. `replacements` stand for what a reader replaces, and for addresses
 * that are free here. Throws where the guide has one of them no more.
 */
export function readGuide(replacements: ReadonlyMap<string, string>): Guide {
  const text = readFileSync(join(projectRoot, "OPERATIONS.md"), "utf8");
  const blocks = [...text.matchAll(/^( *)```sh\n(.*?)^ *```$/gms)].map(([, indent, block]) =>
    block!.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
  for (const from of replacements.keys()) {
    if (!blocks.some((block) => block.includes(from)))
      throw new Error(`OPERATIONS.md has no "${from}" any more: change this program too.`);
  }
  return {
    blockWith(part) {
      const found = blocks.filter((block) => block.includes(part));
      if (found.length !== 1)
        throw new Error(`OPERATIONS.md has ${found.length} blocks with "${part}".`);
      return [...replacements].reduce((block, [from, to]) => block.replaceAll(from, to), found[0]!);
    },
  };
}
