import { resolve } from "node:path";
import { accessFileIn } from "../boot/access-file";
import { StartError } from "../process/run-until-stopped";
import { writeBackup } from "./backup-file";
import { contentSum, fillTarget, openSource, type Place, type TableSum } from "./places";
import { load } from "./load";
import { readBackup, verifyBackup } from "./read-file";
import { readSnapshot } from "./snapshot";

/** What a command came to; the checksum is equal for equal contents. */
export interface Outcome {
  sums: TableSum[];
  rows: number;
  contents: string;
  /** Of the file, where there is one. */
  bytes?: number;
}

/** Writes all of a database into a file. */
export async function backUp(place: Place, name: string): Promise<Outcome> {
  const source = await openSource(place);
  try {
    const { sums, bytes } = await writeBackup(resolve(name), readSnapshot(source, new Date()));
    return { ...outcome(sums), bytes };
  } finally {
    await source.close();
  }
}

/**
 * Fills an empty database from a file, which is read whole before anything is written. `say` tells what else it
 * did.
 */
export async function restore(
  place: Place,
  name: string,
  say: (sentence: string) => void = () => undefined,
): Promise<Outcome> {
  const file = resolve(name);
  await verifyBackup(file);
  return outcome(await fillTarget(place, (target) => load(target, readBackup(file)), say));
}

/** Copies the embedded database into an empty PostgreSQL; the embedded one stays as it is. */
export async function move(dataDir: string, targetUrl: string): Promise<Outcome> {
  if (!/^postgres(ql)?:\/\//.test(targetUrl)) {
    throw new StartError(
      "The address to move to must be one of PostgreSQL, such as postgres://user:password@host:5432/name.",
    );
  }
  const source = await openSource({ dataDir });
  try {
    const sums = await fillTarget(
      { databaseUrl: targetUrl, dataDir },
      (target) => load(target, readSnapshot(source, new Date())),
      () => undefined,
    );
    return outcome(sums);
  } finally {
    await source.close();
  }
}

const outcome = (sums: TableSum[]): Outcome => ({
  sums,
  rows: sums.reduce((total, { rows }) => total + rows, 0),
  contents: contentSum(sums),
});

/** What an operator reads when a command is done. */
export function report(done: string, { sums, rows, contents, bytes }: Outcome): string {
  const lines = sums.map(({ table, rows: count }) => `  ${String(count).padStart(9)}  ${table}`);
  const size = bytes === undefined ? "" : `, ${bytes.toLocaleString("en")} bytes`;
  return `\n${lines.join("\n")}\n\n  ${done}: ${sums.length} tables, ${rows.toLocaleString("en")} rows${size}\n  Checksum of the contents  ${contents}\n`;
}

/** What must be kept beside a backup. */
export function secretsNote({ databaseUrl, dataDir }: Place): string {
  return databaseUrl
    ? "  Not in it: the secrets in the environment (SESSION_SECRET, the passwords of the gates). Keep them too.\n"
    : `  Not in it: the secrets in ${accessFileIn(dataDir)} and in the environment. Keep that file beside it.\n`;
}
