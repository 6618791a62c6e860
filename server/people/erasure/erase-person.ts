import { sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Erasure } from "@shared/contracts/messages";
import { AppError } from "../../platform/http/app-error";
import type { MaintenanceSession } from "../../platform/database/maintenance-session";
import { StartError } from "../../platform/process/run-until-stopped";

const SENDING =
  "A mail of this person is being sent right now, so nothing was erased. Try again in a minute.";

/** What runs a statement: a transaction of the server's, or the one connection of a command. */
interface Runs {
  execute: (statement: SQL) => PromiseLike<{ rows: Record<string, unknown>[] }>;
}

/** Counts what would be erased of a person, and changes nothing. */
export async function countOfPerson(db: Runs, address: string): Promise<Erasure> {
  const { messages, mails, auditEntries } = rowsOf(address);
  const { rows } = await db.execute(
    sql`select (select count(*)::int from contact_messages where ${messages}) as messages,
      (select count(*)::int from outbox_mails where ${mails}) as mails,
      (select count(*)::int from audit_entries where ${auditEntries}) as "auditEntries"`,
  );
  return rows[0] as unknown as Erasure;
}

/**
 * Erases what somebody sent or was sent, by their address in any case: messages, mails to them, and mails that
 * carry their message; their address goes from the record of changes. Accounts of staff stay. Call it in a
 * transaction. Throws a 409 while a server is sending one of the mails: that one could arrive afterwards.
 */
export async function erasePerson(tx: Runs, address: string): Promise<Erasure> {
  const { messages, mails, auditEntries } = rowsOf(address);
  // The servers take their mails by locks on these rows: one that is free is locked until the end, and one
  // that was just taken is read again as it is now.
  const erasedMails = await tx.execute(
    sql`delete from outbox_mails where ${mails}
      returning coalesce(status = 'sending' and lease_until > now(), false) as "isOnItsWay"`,
  );
  if (erasedMails.rows.some(({ isOnItsWay }) => isOnItsWay)) {
    throw new AppError(409, "sending", SENDING, {
      errors: [{ path: "address", message: SENDING }],
    });
  }
  const erasedMessages = await tx.execute(
    sql`delete from contact_messages where ${messages} returning 1 as one`,
  );
  const changedEntries = await tx.execute(
    sql`update audit_entries set subject_name = null, before = null, after = null
      where ${auditEntries} returning 1 as one`,
  );
  return {
    messages: erasedMessages.rows.length,
    mails: erasedMails.rows.length,
    auditEntries: changedEntries.rows.length,
  };
}

/** Which rows of a table are a person's. */
function rowsOf(address: string): Record<keyof Erasure, SQL> {
  const theirs = sql`lower(${address})`;
  return {
    messages: sql`lower(email) = ${theirs}`,
    mails: sql`(lower(recipient) = ${theirs} or lower(payload ->> 'email') = ${theirs})`,
    auditEntries: sql`subject in ('messages', 'outbox')
      and lower(concat_ws(' ', subject_name, before, after)) ~ lower(${wholeAddress(address)})`,
  };
}

/** Finds an address in a text; not as a part of another's, as ana@ is in joana@. */
const wholeAddress = (address: string) =>
  `(?<![[:alnum:]._%+-])${address.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![[:alnum:]-]|\\.[[:alnum:]])`;

/** Erases a person over a command's connection, all or nothing. Throws a `StartError` that says what to do. */
export async function eraseByCommand(session: MaintenanceSession, given: string): Promise<Erasure> {
  const address = given.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new StartError(
      "Name the address whose messages and mails to erase, such as ana@example.com.",
    );
  }
  await session.query("begin");
  try {
    const erased = await erasePerson(runsOn(session), address);
    await session.query("commit");
    return erased;
  } catch (error) {
    await session.query("rollback").catch(() => undefined);
    if (error instanceof AppError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}

function runsOn(session: MaintenanceSession): Runs {
  const dialect = new PgDialect();
  return {
    execute(statement) {
      const { sql, params } = dialect.sqlToQuery(statement);
      return session.query(sql, params);
    },
  };
}
