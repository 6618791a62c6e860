import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import * as schema from "@shared/all-tables";
import { knownMigrations, migrationsUntil, tablesMadeBy } from "./tables";

const after = (...sql: string[]) => [...tablesMadeBy([{ sql }])];

describe("the tables that migrations make", () => {
  it("are today's once all have run", () => {
    const today = Object.values(schema)
      .filter((each) => is(each, PgTable))
      .map((table) => getTableName(table));
    expect([...tablesMadeBy(knownMigrations())].sort()).toEqual(today.sort());
  });

  it.each<[string, string[], string[]]>([
    ["one that was made", ['CREATE TABLE "beds" (\n "id" uuid)'], ["beds"]],
    ["made unless it was there", ["create table if not exists public.beds (id uuid)"], ["beds"]],
    ["after a comment", ['-- By hand.\n-- CREATE TABLE "x" ()\nCREATE TABLE "beds" ()'], ["beds"]],
    ["dropped again", ['CREATE TABLE "beds" ()', 'DROP TABLE "beds" CASCADE'], []],
    ["renamed", ['CREATE TABLE "beds" ()', 'ALTER TABLE "beds" RENAME TO "old"'], ["old"]],
    [
      "whose column was renamed",
      ['CREATE TABLE "beds" ()', 'ALTER TABLE "beds" RENAME COLUMN "a" TO "b"'],
      ["beds"],
    ],
    ["of another schema", ['CREATE TABLE "drizzle"."oldest" ("migration" bigint)'], []],
    ["a view", ['CREATE VIEW "beds" AS select 1'], []],
  ])("%s", (_, statements, tables) => {
    expect(after(...statements)).toEqual(tables);
  });
});

it("the migrations of a backup are those until its newest one", () => {
  const known = knownMigrations();
  expect(migrationsUntil(known[3]!.folderMillis)).toHaveLength(4);
  expect(() => migrationsUntil(1)).toThrow("The backup is from a newer version of this program");
});
