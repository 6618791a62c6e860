import { cpSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setUpMarker } from "../../platform/boot/access-file";
import { openEmbedded } from "../../platform/database/embedded";
import { scratchFolder, startServer } from "../server-process";
import { differences, folderStamps, folderSums } from "./folder-sums";
import { relationsIn, type Relation } from "./relations";

const TOLD = /^[^\n]+ is damaged \([^\n]+\) and was left as it is: [^\n]+\.$/;
const CUTS = { emptied: () => 0, "cut to half": (bytes: number) => Math.floor(bytes / 2) };

/**
 * Empties and halves each table, index and catalog of a folder that has been used, one at a time. Each must be
 * told in one sentence, with every file left as it was; `limit` takes only some of them, and our tables alone are
 * given to the built server.
 */
export async function tryTables(limit = Infinity): Promise<{ line: string; broken: string[] }[]> {
  const whole = scratchFolder();
  await (await startServer({ DATA_DIR: whole.path })).end("SIGTERM");
  const all = (await relationsIn(whole.path)).filter(
    ({ path }) => statSync(join(whole.path, "database", path)).size > 0,
  );
  const some = all.filter((_, n) => n % Math.ceil(all.length / Math.min(limit, all.length)) === 0);
  const kinds = new Set(some.map(({ kind }) => kind)).size;
  const opened = await cutEach(whole.path, some, openHere);
  const ours = all.filter(({ kind }) => kind === "our table").slice(0, limit);
  const started = await cutEach(whole.path, ours, startBuilt);
  whole.remove();
  const line = (name: string, { told, tried }: Cut) =>
    `${name}: ${tried} emptied or cut to half, ${told} told in one sentence and left as they were`;
  return [
    {
      line: line(`${some.length} tables, indexes and catalogs (of ${kinds} kinds)`, opened),
      broken: opened.broken,
    },
    {
      line: line(`${ours.length} of our tables under the built server`, started),
      broken: started.broken,
    },
  ];
}

interface Cut {
  tried: number;
  told: number;
  broken: string[];
}

/** Opens a data directory; the sentence with which it was refused, or `undefined` when it was not. */
type Open = (dataDir: string) => Promise<string | undefined>;

const openHere: Open = async (dataDir) => {
  try {
    await (await openEmbedded(dataDir, setUpMarker(dataDir))).close();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

const startBuilt: Open = async (dataDir) => {
  try {
    await (await startServer({ DATA_DIR: dataDir })).end("SIGKILL");
    return undefined;
  } catch (error) {
    return /^the server ended with 1: (.*)$/s.exec((error as Error).message)?.[1] ?? "not status 1";
  }
};

async function cutEach(whole: string, relations: Relation[], open: Open): Promise<Cut> {
  const folder = scratchFolder();
  cpSync(whole, folder.path, { recursive: true });
  const cut: Cut = { tried: 0, told: 0, broken: [] };
  for (const { name, path } of relations) {
    for (const [how, to] of Object.entries(CUTS)) {
      const file = join(folder.path, "database", path);
      const content = readFileSync(file);
      truncateSync(file, to(content.length));
      const before = folderStamps(folder.path);
      const sentence = (await open(folder.path)) ?? "it started";
      const changed = differences(before, folderStamps(folder.path));
      cut.tried += 1;
      if (!TOLD.test(sentence)) cut.broken.push(`${name} ${how}: ${sentence}`);
      else if (changed.length > 0) cut.broken.push(`${name} ${how}: changed ${changed.join(", ")}`);
      else cut.told += 1;
      writeFileSync(file, content);
    }
  }
  const changed = differences(folderSums(whole), folderSums(folder.path));
  if (changed.length > 0) cut.broken.push(`not the same in the end: ${changed.join(", ")}`);
  folder.remove();
  return cut;
}
