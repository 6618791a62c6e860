import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { migrationsFolder } from "../process/project-root";

/** Since then servers of two versions work side by side. */
const FIRST = "0012";

/** What a server of the version before would stumble over. */
const TAKES_AWAY =
  /\bdrop\s+(?:table|column|view|function)\b|\brename\b|\bset\s+not\s+null\b|\bset\s+data\s+type\b|\badd\s+column\s+\S+\s+(?![^;]*\b(?:default|bigserial)\b)[^;]*\bnot\s+null\b/i;
const SAYS_SO = /update\s+"?drizzle"?\."?oldest_known_migration"?/i;
const INDEX_UNDER_LOCK =
  /create\s+(?:unique\s+)?index\s+(?!concurrently\s+if\s+not\s+exists)\S+\s+on\s+"?(\w+)"?/gi;

const withoutComments = (text: string) =>
  text.replace(/--.*$/gm, (line) => (line.startsWith("--> ") ? line : ""));

/** What is wrong with a migration, in words. */
function faults(text: string): string[] {
  const said = withoutComments(text);
  const created = [...said.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(
    ([, name]) => name,
  );
  const locked = [...said.matchAll(INDEX_UNDER_LOCK)].map(([, name]) => name!);
  return [
    ...(TAKES_AWAY.test(said) && !SAYS_SO.test(said)
      ? ["takes something away and does not say how old a server may be"]
      : []),
    ...locked
      .filter((name) => !created.includes(name))
      .map((name) => `builds an index of ${name} while nobody can write`),
  ];
}

describe("a migration", () => {
  const files = readdirSync(migrationsFolder).filter(
    (name) => name.endsWith(".sql") && name >= FIRST,
  );

  it.each(files)("%s leaves servers of the version before working", (file) => {
    expect(faults(readFileSync(join(migrationsFolder, file), "utf8"))).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "finders" DROP COLUMN "name";', 1],
    ['ALTER TABLE "finders" RENAME TO "guides";', 1],
    ['ALTER TABLE "finders" ADD COLUMN "owner" text NOT NULL;', 1],
    ['ALTER TABLE "finders" ADD COLUMN "owner" text DEFAULT \'\' NOT NULL;', 0],
    // It has a default: the next number.
    ['ALTER TABLE "finders" ADD COLUMN "position" bigserial NOT NULL;', 0],
    ['ALTER TABLE "finders" ALTER COLUMN "name" SET NOT NULL;', 1],
    [
      'ALTER TABLE "finders" DROP COLUMN "name"; UPDATE "drizzle"."oldest_known_migration" SET "migration" = 1;',
      0,
    ],
    ['CREATE INDEX "by_name" ON "finders" ("name");', 1],
    ['CREATE INDEX CONCURRENTLY IF NOT EXISTS "by_name" ON "finders" ("name");', 0],
    ['CREATE TABLE "guides" ("id" text); CREATE INDEX "by_id" ON "guides" ("id");', 0],
    ["-- One day: drop table.", 0],
  ])("is looked through: %s", (text, count) => {
    expect(faults(text)).toHaveLength(count);
  });
});
