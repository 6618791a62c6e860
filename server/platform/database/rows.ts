import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Page } from "@shared/contracts/paging";
import { outboxMails } from "@shared/schema/mail";
import type { contactMessages } from "@shared/schema/accounts";
import type { Database } from "./database";
import { waitUntilEnd } from "./time-limits";

/** A list that staff maintain. */
type ListTable = PgTable & { id: AnyPgColumn; sortOrder: AnyPgColumn };

/** The sort keys that give a list staff's order. */
export const listOrder = ({ sortOrder, id }: ListTable) => [asc(sortOrder), asc(id)];

/** These columns of a list's rows, in staff's order. */
export function listRows<Columns extends Record<string, AnyPgColumn>>(
  db: Database,
  table: ListTable,
  columns: Columns,
) {
  const from: PgTable = table;
  return db
    .select(columns)
    .from(from)
    .orderBy(...listOrder(table));
}

/** A page of the rows from `read`, with the total on all pages. */
export async function pageOf<Item>(
  { page, pageSize }: { page: number; pageSize: number },
  total: PromiseLike<number>,
  read: (limit: number, offset: number) => PromiseLike<Item[]>,
): Promise<Page<Item>> {
  const all = await total;
  return { items: await read(pageSize, (page - 1) * pageSize), total: all };
}

/** What the database writes at once. */
export const PAGE_BYTES = 8_192;

const LANES = 32;
const ROUNDS = PAGE_BYTES / 4 / LANES;
const FNV_PRIME = 16_777_619;
/** PostgreSQL's own start of each lane (`checksum_impl.h`). */
const STARTS = Int32Array.from([
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
]);
const CHECKSUM_AT = 8;
const UPPER_AT = 14;

/**
 * Whether a page is as the database wrote it, by the checksum that it carries; `block` is its place in its
 * table. A page without anything is whole: the database makes room before it fills it.
 */
export function isWholePage(page: Buffer, block: number): boolean {
  if (page.readUInt16LE(UPPER_AT) === 0) return page.every((byte) => byte === 0);
  return page.readUInt16LE(CHECKSUM_AT) === checksum(page, block);
}

// Used for one page after the other.
const words = new Int32Array(PAGE_BYTES / 4);
const bytes = new Uint8Array(words.buffer);
const sums = new Int32Array(LANES);

function checksum(page: Buffer, block: number): number {
  bytes.set(page);
  // Its own two bytes count as zeros.
  words[CHECKSUM_AT / 4]! &= 0xffff0000;
  sums.set(STARTS);
  for (let at = 0, round = 0; round < ROUNDS; round++) {
    for (let lane = 0; lane < LANES; lane++, at++) sums[lane] = mixed(sums[lane]!, words[at]!);
  }
  let all = block;
  for (let lane = 0; lane < LANES; lane++) all ^= mixed(mixed(sums[lane]!, 0), 0);
  return ((all >>> 0) % 65_535) + 1;
}

function mixed(sum: number, word: number): number {
  const both = sum ^ word;
  return Math.imul(both, FNV_PRIME) ^ (both >>> 17);
}

/** How long one statement over many rows may take. */
const MANY_ROWS_TIMEOUT_MS = 120_000;
/** The database ends it first, and says so. */
const GRACE_MS = 2_000;

const SETTINGS = {
  // Of rows that came a moment ago the statistics know nothing: "one row" becomes a loop over all rows for each of
  // them. Without loops each table is gone through once, hashed or sorted, whatever the statistics say.
  enable_nestloop: "off",
  // A loop that cannot be avoided is given an enormous cost, for which a plan would be compiled: half a second each.
  jit: "off",
  statement_timeout: String(MANY_ROWS_TIMEOUT_MS),
};

/**
 * Makes the rest of a transaction fit for statements over many rows: with a limit on time of their own, and with
 * plans that need no statistics. A pooler keeps to it, because all of it ends with the transaction.
 */
export async function expectManyRows(tx: Database): Promise<void> {
  const settings = Object.entries(SETTINGS).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  await tx.execute(sql`select ${sql.join(settings, sql`, `)}`);
  waitUntilEnd(tx, MANY_ROWS_TIMEOUT_MS + GRACE_MS);
}

/** The next value of `updated_at`: now, and at least a millisecond after the previous one. */
export function nextUpdatedAt(updatedAt: AnyPgColumn): SQL<Date> {
  return sql<Date>`greatest(now(), ${updatedAt} + interval '1 millisecond')`;
}

/** The most suspected rows of a table: a flood of them must not fill the disk. */
export const MAX_SUSPECTED = 1_000;

/**
 * Deletes the oldest suspected rows past the most that are kept. Call it in the transaction that stored one.
 * One at a time does it: who comes meanwhile leaves it to the next.
 */
export async function keepNewestSuspected(
  tx: Database,
  table: typeof outboxMails | typeof contactMessages,
): Promise<void> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${`matchwell suspected ${table === outboxMails ? "mails" : "messages"}`})) as mine`,
  );
  if (!rows[0]!.mine) return;
  const isSuspected = sql`status = 'suspected'`;
  const tooMany = tx
    .select({ id: table.id })
    .from(table)
    .where(isSuspected)
    .orderBy(desc(table.createdAt), desc(table.id))
    .offset(MAX_SUSPECTED);
  // One that staff release meanwhile is suspected no more.
  await tx.delete(table).where(and(eq(table.status, "suspected"), inArray(table.id, tooMany)));
}
