import { randomBytes, randomInt } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { isTooLong } from "@shared/contracts/staff";
import { finderIds, type FinderId } from "@shared/templates/finders";
import type { SetUpMarker } from "../database/embedded";
import { StartError } from "../process/run-until-stopped";

type Variable = `GATE_PASSWORD_${Uppercase<FinderId>}`;
type KeptName = `gatePassword${Capitalize<FinderId>}`;

/** The environment variable that holds a finder's password. */
export const gatePasswordVariable = (id: FinderId): Variable =>
  `GATE_PASSWORD_${id.toUpperCase() as Uppercase<FinderId>}`;

/** The name by which the access file keeps a finder's password. */
export const keptName = (id: FinderId): KeptName =>
  `gatePassword${(id[0]!.toUpperCase() + id.slice(1)) as Capitalize<FinderId>}`;

/** The schema of each variable. */
export const gatePasswordVariables = named(gatePasswordVariable, (name) =>
  z.string().max(200, `${name} has at most 200 characters.`).optional(),
);

/** The schema of each password in the access file. */
const keptGatePasswords = named(keptName, () => z.string().min(1));

/** A password for each finder, as the access file keeps them. */
const keptPasswords = (make: () => string) => named(keptName, make);

function named<Name extends string, T>(
  nameOf: (id: FinderId) => Name,
  entry: (name: Name) => T,
): Record<Name, T> {
  const names = finderIds.map(nameOf);
  return Object.fromEntries(names.map((name) => [name, entry(name)])) as Record<Name, T>;
}

const stored = z.object({
  sessionSecret: z.string().min(16),
  ...keptGatePasswords,
  // A manual edit is refused now, not by a sign-in that ignores half of it.
  adminPassword: z
    .string()
    .min(8)
    .refine((text) => !isTooLong(text)),
  /** Written last: the database beside it is complete. Older versions wrote the file only then. */
  setUp: z.boolean().default(true),
});

/** The values generated for a data directory. */
export type KeptAccess = z.infer<typeof stored>;

export const accessFileIn = (dataDir: string) => join(dataDir, "access.json");

/** The values kept in a data directory; `undefined` without a file. Throws `StartError` when it is damaged. */
export async function readAccessFile(dataDir: string): Promise<KeptAccess | undefined> {
  const file = accessFileIn(dataDir);
  try {
    return stored.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new StartError(
      `The file ${file} cannot be read: restore it, or remove it to get new passwords.`,
      { cause: error },
    );
  }
}

/** Generates secrets, readable by the owner alone. `setUp` says whether the database beside them is complete. */
export async function makeAccessFile(dataDir: string, setUp: boolean): Promise<KeptAccess> {
  const made = {
    sessionSecret: randomBytes(32).toString("base64url"),
    ...keptPasswords(password),
    adminPassword: password(),
    setUp,
  };
  await write(dataDir, made);
  return made;
}

/** Records that the set-up of a data directory is finished. */
export async function finishSetUp(dataDir: string): Promise<void> {
  const kept = await readAccessFile(dataDir);
  if (kept) await write(dataDir, { ...kept, setUp: true });
}

/** The progress of a data directory's set-up, by its access file. */
export function setUpMarker(dataDir: string): SetUpMarker {
  return {
    async read() {
      const kept = await readAccessFile(dataDir);
      if (!kept) return "none";
      return kept.setUp ? "finished" : "begun";
    },
    async begin() {
      if (!(await readAccessFile(dataDir))) await makeAccessFile(dataDir, false);
    },
  };
}

/** Twelve characters that can be read aloud: no 0/o, 1/l/i. */
function password(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return `${group()}-${group()}-${group()}`;
}

async function write(dataDir: string, content: KeptAccess): Promise<void> {
  const file = accessFileIn(dataDir);
  // Renamed into place, so that a crash leaves a whole file or none.
  const draft = `${file}.new`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, file);
}
