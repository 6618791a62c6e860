import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Change = readonly [file: string, before: string, after: string];

/** A session's proofs, staff's marks and tokens in a second way, beside the first. */
const SESSION: Change[] = [
  ["server/people/auth/renew-session.ts", "const VERSION = 1;", "const VERSION = 2;"],
  [
    "server/access/gate/proofs.ts",
    "mark: (app, opener) => marksOf(app, opener)[0]!,",
    'mark: (app, opener) => `${marksOf(app, opener)[0]!} 2:${digest(keys[0], "2", app, ...opener).toString("hex")}`,',
  ],
  [
    "server/access/gate/proofs.ts",
    "holdsMark(given, marksOf(app, opener)),",
    'holdsMark(given, [...marksOf(app, opener), `2:${digest(keys[0], "2", app, ...opener).toString("hex")}`]),',
  ],
  [
    "server/access/gate/proofs.ts",
    "return `${expires}.${signature(keys[0], app, expires, opener)}`;",
    "return `${expires}.${signature(keys[0], app, expires, opener)}.2:later`;",
  ],
  ["server/access/gate/remember-unlock.ts", "[mark])", 'mark.split(" ").slice(1))'],
  [
    "server/people/team/session-routes.ts",
    "mark: sessionMark(account), since",
    "mark: `2:${sessionMark(account)} ${sessionMark(account)}`, since",
  ],
  [
    "server/people/auth/staff-session.ts",
    "holdsMark(mark, [sessionMark(account)])",
    "holdsMark(mark, [sessionMark(account), `2:${sessionMark(account)}`])",
  ],
];

/** A mail whose stored data has another shape. It reads the former one, too. */
const MAIL: Change[] = [
  [
    "server/specification/mail/favorites.ts",
    "const payload = z.object({ skus: z.array(z.string()) });",
    `const payload = z.union([
      z.object({ items: z.array(z.object({ sku: z.string() })) }),
      z.object({ skus: z.array(z.string()) })
        .transform(({ skus }) => ({ items: skus.map((sku) => ({ sku })) })),
    ]);`,
  ],
  ["server/specification/mail/favorites.ts", "payloadVersion: 1", "payloadVersion: 2"],
  [
    "server/specification/mail/favorites.ts",
    "payload: { skus } };",
    "payload: { items: skus.map((sku) => ({ sku })) } };",
  ],
  [
    "server/specification/mail/favorites.ts",
    "const { skus } = readPayload(payload, stored);",
    "const skus = readPayload(payload, stored).items.map(({ sku }) => sku);",
  ],
];

/** A column that each edit of a bed raises, and an index on a table that grows. */
const COLUMN: Change[] = [
  [
    "shared/schema/catalogue-products.ts",
    'collections: textList("collections"),',
    'collections: textList("collections"),\n    revision: integer("revision").notNull().default(1),',
  ],
  [
    "server/catalog/staff/product-queries.ts",
    'inArray, type SQL } from "drizzle-orm"',
    'inArray, sql, type SQL } from "drizzle-orm"',
  ],
  [
    "server/catalog/staff/product-queries.ts",
    ".set({ ...fields, updatedAt",
    ".set({ ...fields, revision: sql`${products.revision} + 1`, updatedAt",
  ],
];

const MIGRATIONS = [
  ["9001_revision", 'ALTER TABLE "products" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;'],
  [
    "9002_visitors",
    `CREATE INDEX CONCURRENTLY IF NOT EXISTS "later_sessions" ON "sessions" USING btree ("expire");`,
  ],
] as const;

/** Other files: their names are digests of what is in them. */
const CLIENT: Change[] = [
  ["client/src/features/bed-finder/shop-header.tsx", "Skip to content", "Skip to the content"],
];

/** Makes a checkout a later version. Throws where a text that it changes is not there any more. */
export function plantChanges(root: string): void {
  for (const [file, before, after] of [...SESSION, ...MAIL, ...COLUMN, ...CLIENT]) {
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(before)) throw new Error(`${file} has no "${before}": plant it anew.`);
    writeFileSync(
      path,
      text.replace(before, () => after),
    );
  }
  const journalFile = join(root, "migrations", "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8")) as { entries: Entry[] };
  for (const [tag, statement] of MIGRATIONS) {
    const last = journal.entries.at(-1)!;
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
    writeFileSync(join(root, "migrations", `${tag}.sql`), statement);
  }
  writeFileSync(journalFile, JSON.stringify(journal));
}

interface Entry {
  idx: number;
  when: number;
  tag: string;
}
