import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ImportProgress, ImportReport } from "@shared/contracts/imports";
import { importTurns } from "@shared/schema/catalog-products";
import { lookAtFile, sendImportFile } from "../../testing/import-file";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { importProgress, withSign } from "./import-signs";
import { inTurn } from "./import-turn";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(importTurns);
});

const maria = { username: "Maria", file: "tents.csv", catalog: "Tents" };
const ahead = (id: string) => importProgress(server.database.db, id).then((now) => now.waitsFor);

/** Somebody's import that is read until it is ended. */
async function reading(): Promise<{ end: () => Promise<void> }> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = withSign(server.database.db, maria, (sign) => {
    sign.show("reads");
    return ended;
  });
  await vi.waitFor(async () => {
    expect(await server.database.db.$count(importTurns, eq(importTurns.state, "reads"))).toBe(1);
  });
  return {
    end: () => {
      end();
      return work;
    },
  };
}

it("who waits sees whose import it is for, until that one ends", async () => {
  const id = randomUUID();
  const first = await reading();
  await withSign(server.database.db, { id, username: "Ana" }, async (sign) => {
    expect(await ahead(id)).toEqual(maria);
    await first.end();
    expect(await ahead(id)).toBeNull();
    sign.show("reads");
    await Promise.resolve();
  });
  expect(await server.database.db.$count(importTurns)).toBe(0);
});

it("an import of a server that died is waited for by nobody", async () => {
  const { db } = server.database;
  const id = randomUUID();
  await db.insert(importTurns).values({
    id: randomUUID(),
    username: "Maria",
    state: "writes",
    seenAt: sql`now() - interval '1 minute'`,
  });
  await withSign(db, { id, username: "Ana" }, async () => {
    expect(await ahead(id)).toBeNull();
    // What nobody gives signs for goes with the next one.
    expect(await db.$count(importTurns)).toBe(1);
  });
});

it("an import under the id of one that is under way takes nothing from its sign", async () => {
  const { db } = server.database;
  const id = randomUUID();
  await withSign(db, { ...maria, id }, async () => {
    await withSign(db, { id, username: "Ana" }, () => Promise.resolve());
    expect(await db.select({ username: importTurns.username }).from(importTurns)).toEqual([
      { username: "Maria" },
    ]);
  });
});

/** A file that is sent and can be taken under an id, with how far that is. */
async function sentFile(id: string) {
  const file = await sendImportFile(editor, `SKU;Title;Price\n${id} 1;A;10\n${id} 2;B;20`);
  const { columns } = await lookAtFile(editor, file);
  const plan = { id, name: "Tarps", currency: "EUR", columns: columns.map((each) => each.plan) };
  const [address, run] = [`/api/admin/import-files/${file}/import`, randomUUID()];
  return {
    take: async () => {
      const { body } = await editor.post(`${address}?id=${run}`).send({ plan }).expect(200);
      return body as ImportReport;
    },
    progress: async () => {
      const { body } = await editor.get(`${address}/${run}`).expect(200);
      return body as ImportProgress;
    },
  };
}

it("a file that waits for nobody names nobody, and leaves no sign", async () => {
  const { take, progress } = await sentFile("tarps");
  expect(await progress()).toEqual({ staged: 0, waitsFor: null });
  expect(await take()).toMatchObject({ added: 2, isApplied: true });
  expect(await progress().catch(() => "gone with its file")).toBe("gone with its file");
  expect(await server.database.db.$count(importTurns)).toBe(0);
});

// The embedded database has one connection: nobody can ask anything while it writes.
describe.runIf(process.env.TEST_DATABASE_KIND === "postgres")("while an import is written", () => {
  it("a file says whose it waits for, and is taken by itself afterwards", async () => {
    const { db } = server.database;
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const written = withSign(db, maria, (sign) => inTurn(db, () => ended, sign));
    const { take, progress } = await sentFile("more-tarps");
    const taken = take();
    await vi.waitFor(async () => expect((await progress()).waitsFor).toEqual(maria));
    end();
    await written;
    expect(await taken).toMatchObject({ isApplied: true });
  });
});
