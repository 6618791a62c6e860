import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { confirmActor, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { isOutOfTime } from "../../platform/database/database-errors";
import { expectManyRows } from "../../platform/database/rows";
import { AppError } from "../../platform/http/app-error";
import { withSign, type Sign } from "./import-signs";

const POLL_INTERVAL_MS = 150;
/** Longer than a large import takes on a busy database. */
const GIVE_UP_MS = 5 * 60_000;

/**
 * A transaction for the statements over all rows of an import, one at a time among all servers: two that touch the
 * same products in different orders would wait for each other. Who waits has no connection meanwhile, so that shoppers
 * never lack one; by its sign, others see whom they wait for. Throws a 503 that says what helps when it takes too long.
 */
export async function inTurn<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  sign?: Sign,
): Promise<T> {
  const givesUpAt = Date.now() + GIVE_UP_MS;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      if (!(await takesTurn(tx))) return undefined;
      sign?.show("writes");
      await expectManyRows(tx);
      return { result: await work(tx).catch(sayWhatHelps) };
    });
    sign?.show(done ? "reads" : "waits");
    if (done) return done.result;
    if (Date.now() > givesUpAt) {
      throw new AppError(
        503,
        "taken",
        "Other imports are being written. Nothing was changed: try again when they are done.",
      );
    }
    await sleep(POLL_INTERVAL_MS);
  }
}

/** The same in somebody's name, see `confirmActor`; what has no sign yet gets one without a file. */
export function inTurnAs<T>(
  db: Database,
  actor: Actor,
  work: (tx: Database) => Promise<T>,
  sign?: Sign,
): Promise<T> {
  const confirmed = async (tx: Database) => {
    await confirmActor(tx, actor);
    return work(tx);
  };
  if (sign) return inTurn(db, confirmed, sign);
  return withSign(db, { username: actor.username }, (own) => inTurn(db, confirmed, own));
}

async function takesTurn(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('matchwell import')) as mine`,
  );
  return rows[0]!.mine;
}

function sayWhatHelps(error: unknown): never {
  if (!isOutOfTime(error)) throw error;
  throw new AppError(
    503,
    "too_slow",
    "The database took too long for so many products. Nothing was changed: take fewer at a time, or try when less is going on.",
    { cause: error },
  );
}
