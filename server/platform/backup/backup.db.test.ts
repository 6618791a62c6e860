import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openEmbedded } from "../database/embedded";
import { embeddedSession, postgresSession } from "../database/maintenance-session";
import { setUpMarker } from "../boot/access-file";
import { eraseByCommand } from "../../people/erasure/erase-person";
import { newDatabase, onTestServer, seedDirectory } from "../../testing/scratch-places";
import { backUp, move, restore } from "./commands";

const onPostgres = process.env.TEST_DATABASE_KIND === "postgres";
type Place = { databaseUrl: string | undefined; dataDir: string };

let folder: string;
let source: Place;
const made: string[] = [];

async function emptyPlace(template = "template0"): Promise<Place> {
  const dataDir = join(folder, randomBytes(6).toString("hex"));
  if (!onPostgres) return { databaseUrl: undefined, dataDir };
  const { name, url } = await newDatabase(template);
  made.push(name);
  return { databaseUrl: url, dataDir };
}

const open = ({ databaseUrl, dataDir }: Place) =>
  databaseUrl ? postgresSession(databaseUrl, "DATABASE_URL") : embeddedSession(dataDir);

/** Values that are easily lost on the way. */
const AWKWARD = [
  `insert into contact_messages (name, email, message, created_at) values
     (E'a "quoted" \\\\ name, {with} NULL', 'Ana@Example.com', E'lines\\r\\n\\u2028and 🛏 tabs\\t', '2026-01-02 03:04:05.678901+02'),
     ('', 'null@example.com', 'NULL', 'infinity')`,
  `insert into uploaded_pictures (id, webp, size, width, height) values ('p', '\\x00ff5c0a22'::bytea, 5, 1, 1), ('B', '\\x', 0, 1, 1)`,
  `insert into catalogue_changes values ('beds', 9007199254740993, array[gen_random_uuid(), null]), ('beds', 9007199254740992, '{}')`,
  `insert into sessions values ('s', '{"b": 1,  "a": 1.10, "b": 2}', '2026-01-01 00:00:00.000001')`,
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matchwell-backup-"));
  if (onPostgres) {
    source = await emptyPlace(inject("postgresTemplate"));
  } else {
    source = await emptyPlace();
    await seedDirectory(source.dataDir);
  }
  const session = await open(source);
  for (const statement of AWKWARD) await session.query(statement);
  await session.close();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const name of made) await onTestServer(`drop database ${name} with (force)`);
});

describe("a backup", () => {
  test("restored, is the same to the byte, and serves", async () => {
    const file = join(folder, "whole.backup");
    const written = await backUp(source, file);
    expect(written.rows).toBeGreaterThan(100);
    const target = await emptyPlace();
    const restored = await restore(target, file);
    expect(restored.contents).toBe(written.contents);
    const again = await backUp(target, join(folder, "again.backup"));
    expect(again.sums).toEqual(written.sums);

    const session = await open(target);
    const { rows } = await session.query(
      "select message, created_at::text as at from contact_messages where email = 'Ana@Example.com'",
    );
    expect(rows).toEqual([
      { message: "lines\r\n\u2028and 🛏 tabs\t", at: "2026-01-02 01:04:05.679+00" },
    ]);
    const before = await session.query(
      "select version::text from catalogue_versions where name = 'beds'",
    );
    await session.query("update products set price = price + 1 where source = 'beds'");
    const after = await session.query(
      "select version::text from catalogue_versions where name = 'beds'",
    );
    expect(Number(after.rows[0]?.version)).toBe(Number(before.rows[0]?.version) + 1);
    await session.close();
  });

  test("overwrites no file, and no database", async () => {
    const file = join(folder, "taken.backup");
    await backUp(source, file);
    await expect(backUp(source, file)).rejects.toThrow("is already there: name one that is not");
    await expect(restore(source, file)).rejects.toThrow("was left as it is");
  });

  test("that is damaged is refused in a sentence, with nothing written", async () => {
    const file = join(folder, "good.backup");
    await backUp(source, file);
    const good = await readFile(file);
    const text = gunzipSync(good).toString("utf8");
    const lines = text.split("\n");
    const end = lines.findIndex((line) => line.startsWith('{"table"'));
    const flipped = (at: number) => {
      const copy = Buffer.from(good);
      copy[at] = copy[at]! ^ 1;
      return copy;
    };
    const changed = (edit: (copy: string[]) => void) => {
      const copy = [...lines];
      edit(copy);
      return gzipSync(copy.join("\n"));
    };
    const rowAt = lines.findIndex((line) => line.startsWith("["));
    const kinds: Record<string, Buffer> = {
      "cut off": good.subarray(0, good.length - 100),
      "cut off at a line": gzipSync(lines.slice(0, -2).join("\n") + "\n"),
      "flipped at its start": flipped(12),
      "flipped in the middle": flipped(Math.floor(good.length / 2)),
      "flipped at its end": flipped(good.length - 5),
      "a row changed": changed((copy) => (copy[rowAt] = copy[rowAt]!.replace('"', '"x'))),
      "a row gone": changed((copy) => copy.splice(rowAt, 1)),
      "a sum changed": changed((copy) => (copy[end] = copy[end]!.replace('"rows":', '"rows":1'))),
      "header changed": changed(
        (copy) => (copy[0] = copy[0]!.replace('"madeAt":"2', '"madeAt":"3')),
      ),
      "wrong order": changed((copy) => copy.splice(end + 1, 0, ...copy.splice(1, end))),
      "something after": gzipSync(`${text}[]\n`),
      "another file": Buffer.from("id,name\n1,A bed\n"),
      "another compressed file": gzipSync("id,name\n1,A bed\n"),
      "a newer format": changed(
        (copy) => (copy[0] = copy[0]!.replace('"formatVersion":1', '"formatVersion":2')),
      ),
      "newer tables": changed(
        (copy) =>
          (copy[0] = copy[0]!.replace(/"newestMigration":\d+/, '"newestMigration":9999999999999')),
      ),
      empty: Buffer.alloc(0),
    };
    const target = await emptyPlace();
    for (const [kind, bytes] of Object.entries(kinds)) {
      const bad = join(folder, "bad.backup");
      await writeFile(bad, bytes);
      await expect(restore(target, bad), kind).rejects.toMatchObject({
        name: "StartError",
        message: expect.stringMatching(/damaged|no backup of this program|newer version/),
      });
      expect(existsSync(join(target.dataDir, "database")), kind).toBe(false);
    }
    await expect(restore(target, join(folder, "absent"))).rejects.toThrow("There is no file");
    expect((await restore(target, file)).rows).toBeGreaterThan(0);
  });
});

test.runIf(onPostgres)(
  "the embedded database moves to PostgreSQL, and stays as it was",
  async () => {
    const file = join(folder, "to-embedded.backup");
    await backUp(source, file);
    const embedded: Place = { databaseUrl: undefined, dataDir: join(folder, "embedded") };
    const there = await restore(embedded, file);
    const target = await emptyPlace();
    const moved = await move(embedded.dataDir, target.databaseUrl!);
    expect(moved.contents).toBe(there.contents);
    expect((await backUp(embedded, join(folder, "after.backup"))).sums).toEqual(moved.sums);
    await expect(move(embedded.dataDir, target.databaseUrl!)).rejects.toThrow("is not empty");
  },
);

test.runIf(!onPostgres)("a directory that a server uses is not touched", async () => {
  const running = await openEmbedded(source.dataDir, setUpMarker(source.dataDir));
  await expect(backUp(source, join(folder, "running.backup"))).rejects.toThrow("stop it first");
  await running.close();
});

test("what one person sent is erased by the address, in any case", async () => {
  const session = await open(source);
  await session.query(
    `insert into outbox_mails (kind, recipient, payload, fingerprint) values
       ('favorites', 'ANA@example.com', '{}', 'a'),
       ('contact-message', 'owner@example.com', '{"email": "ana@Example.com"}', 'b'),
       ('favorites', 'joana@example.com', '{}', 'c')`,
  );
  await session.query(
    `insert into audit_entries (actor_name, action, subject, subject_name) values
       ('admin', 'retry', 'outbox', 'Ana@example.com'), ('admin', 'retry', 'outbox', 'joana@example.com')`,
  );
  const erased = await eraseByCommand(session, " ana@EXAMPLE.com ");
  expect(erased).toEqual({ messages: 1, mails: 2, auditEntries: 1 });
  const { rows } = await session.query("select recipient from outbox_mails");
  expect(rows).toEqual([{ recipient: "joana@example.com" }]);
  await expect(eraseByCommand(session, "%")).rejects.toThrow("Name the address");
  await session.close();
});
