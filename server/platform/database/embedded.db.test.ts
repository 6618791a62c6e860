// Longer than 200 lines: every kind of damage is done to copies of one folder.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAccessFile, readAccessFile, setUpMarker } from "../boot/access-file";
import { differences, folderSums } from "../../bench/faults/folder-sums";
import { relationsIn, type Relation } from "../../bench/faults/relations";
import { StartError } from "../process/run-until-stopped";
import { seedDirectory } from "../../testing/scratch-places";
import { openEmbedded } from "./embedded";
import { wrongLength } from "./folder-lengths";
import { embeddedSession } from "./maintenance-session";
import { openFolder } from "./open-folder";

const onEmbedded = process.env.TEST_DATABASE_KIND === "embedded";

let parent: string;
let whole: string;
let folder: string;
let relations: Relation[];

const database = (path: string) => join(folder, "database", path);
const fileOf = (name: string) => database(relations.find((each) => each.name === name)!.path);
const open = () => openEmbedded(folder, setUpMarker(folder));

beforeAll(async () => {
  if (!onEmbedded) return;
  parent = mkdtempSync(join(tmpdir(), "matchwell-embedded-"));
  whole = join(parent, "whole");
  await seedDirectory(whole);
  const { sql, close } = await openEmbedded(whole, setUpMarker(whole));
  await sql.query("insert into seed_markers (name) values ('somebody''s')");
  await sql.query(
    "insert into uploaded_pictures (id, webp, size, width, height) select 'p', decode(string_agg(md5(n::text), ''), 'hex'), 1, 1, 1 from generate_series(1, 2000) n",
  );
  await close();
  await makeAccessFile(whole, true);
  relations = await relationsIn(whole);
}, 240_000);
afterAll(() => {
  if (onEmbedded) rmSync(parent, { recursive: true, force: true });
});
beforeEach(() => {
  if (!onEmbedded) return;
  folder = mkdtempSync(join(parent, "copy-"));
  cpSync(whole, folder, { recursive: true });
});

/** Opens the folder, which must be refused in one sentence and be the same to the byte afterwards. */
async function refusal(opening: () => Promise<unknown> = open): Promise<string> {
  const before = folderSums(folder);
  const error = await opening().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  expect(differences(before, folderSums(folder))).toEqual([]);
  return (error as StartError).message;
}

/** Whether the row that only this database has is there. */
async function isTheSame(): Promise<boolean> {
  const { sql, close } = await open();
  const { rows } = await sql.query("select from seed_markers where name = 'somebody''s'");
  await close();
  return rows.length === 1;
}

const empty = (name: string) => truncateSync(fileOf(name));
const halve = (name: string) => truncateSync(fileOf(name), statSync(fileOf(name)).size / 2);
const flip = (name: string) => {
  const bytes = readFileSync(fileOf(name));
  bytes[bytes.length - 100]! ^= 1;
  writeFileSync(fileOf(name), bytes);
};
const zero = (name: string) =>
  writeFileSync(fileOf(name), Buffer.alloc(statSync(fileOf(name)).size));
const longValues = () =>
  relations.find(({ kind, path }) => {
    return kind === "our long values" && statSync(database(path)).size > 0;
  })!.name;

describe.runIf(onEmbedded)("a damaged embedded database is told and left as it was", () => {
  it.each<[string, () => void, RegExp]>([
    ["a table emptied", () => empty("seed_markers"), /has 0 bytes and had 8192/],
    ["a table cut to half", () => halve("seed_markers"), /has 4096 bytes and had 8192/],
    ["an index emptied", () => empty("seed_markers_pkey"), /has 0 bytes/],
    ["long values cut to half", () => halve(longValues()), /bytes and had/],
    ["the list of tables emptied", () => empty("pg_class"), /has 0 bytes/],
    ["the list of columns cut to half", () => halve("pg_attribute"), /bytes and had/],
    ["a table removed", () => rmSync(fileOf("products")), /is missing/],
    ["a bit flipped in a table", () => flip("seed_markers"), /is not as it was written/],
    ["a bit flipped in an index", () => flip("seed_markers_pkey"), /is not as it was written/],
    ["the list of tables zeroed", () => zero("pg_class"), /\(.+\)/],
    ["pg_control cut", () => truncateSync(database("global/pg_control"), 100), /has 100 bytes/],
    ["no PG_VERSION", () => rmSync(database("PG_VERSION")), /PG_VERSION is missing/],
    ["no folder", () => rmSync(database(""), { recursive: true }), /its folder is empty/],
  ])("%s", async (_, damage, reason) => {
    damage();
    const sentence = await refusal();
    expect(sentence).toMatch(reason);
    expect(sentence).toMatch(/ is damaged \(.+\) and was left as it is: restore the folder .+\.$/);
  });

  it("a table that is gone, the record of migrations, and a schema of a later version", async () => {
    const kinds: [string, RegExp][] = [
      ["drop table outbox_mails", /table outbox_mails is missing/],
      ["drop schema drizzle cascade", /the record of its migrations is gone/],
      [
        "update drizzle.__drizzle_migrations set created_at = 9999999999999; update drizzle.oldest_known_migration set migration = 9999999999999",
        /a newer version of this program/,
      ],
    ];
    for (const [statement, reason] of kinds) {
      rmSync(folder, { recursive: true });
      cpSync(whole, folder, { recursive: true });
      const lite = await openFolder(database(""));
      await lite.exec(statement);
      await lite.close();
      expect(await refusal()).toMatch(reason);
    }
  });

  it("also when it is to be backed up", async () => {
    empty("products");
    expect(await refusal(() => embeddedSession(folder))).toMatch(/ and was left as it is: /);
  });

  it("also an index that was emptied in a folder without a record", async () => {
    rmSync(database("matchwell-lengths"));
    empty("seed_markers_pkey");
    expect(await refusal()).toMatch(/is empty/);
  });
});

describe.runIf(onEmbedded)("what may be somebody's is never begun over", () => {
  it("a good database beside an access file that says it is unfinished is gone on with", async () => {
    const kept = (await readAccessFile(folder))!;
    writeFileSync(join(folder, "access.json"), JSON.stringify({ ...kept, setUp: false }));
    expect(await isTheSame()).toBe(true);
  });

  it("a damaged one beside it is told", async () => {
    const kept = (await readAccessFile(folder))!;
    writeFileSync(join(folder, "access.json"), JSON.stringify({ ...kept, setUp: false }));
    empty("pg_class");
    expect(await refusal()).toMatch(/was left as it is/);
  });

  it("an interrupted restore is no new shop", async () => {
    rmSync(database(""), { recursive: true });
    mkdirSync(join(folder, "database.restoring"));
    expect(await refusal()).toMatch(/^A restore into .+ was interrupted.+: run db:restore again/);
    rmSync(join(folder, "access.json"));
    expect(await refusal()).toMatch(/was interrupted/);
  });

  it("a database that was being made when the start was killed is made anew", async () => {
    rmSync(folder, { recursive: true });
    mkdirSync(join(folder, "database.new", "base"), { recursive: true });
    await setUpMarker(folder).begin();
    await (await open()).close();
    expect(existsSync(join(folder, "database", "PG_VERSION"))).toBe(true);
    expect(existsSync(join(folder, "database.new"))).toBe(false);
  });
});

it.runIf(onEmbedded)(
  "the record is right after every write, vacuum and truncate, at every moment, and after a folder without one was opened",
  async () => {
    rmSync(database("matchwell-lengths"));
    const { sql, close } = await open();
    const wrong = () => wrongLength(database(""));
    expect(existsSync(database("matchwell-lengths"))).toBe(true);
    for (const statement of [
      "create table rows (n int primary key, long text)",
      "insert into rows select n, repeat(md5(n::text), 30) from generate_series(1, 3000) n",
      "checkpoint",
      "delete from rows where n > 10",
      "vacuum rows",
      "insert into rows select n, repeat(md5(n::text), 30) from generate_series(4000, 5000) n",
      "vacuum full rows",
      "truncate rows",
      "drop table rows",
      "checkpoint",
    ]) {
      await sql.query(statement);
      expect(wrong(), statement).toBeUndefined();
    }
    await close();
    expect(wrong()).toBeUndefined();
    expect(await isTheSame()).toBe(true);
    expect(wrong()).toBeUndefined();
  },
);
