import type { MaintenanceSession } from "../database/maintenance-session";
import { StartError } from "../process/start-error";

/** How much was erased of each kind. */
export interface Erased {
  messages: number;
  mails: number;
  auditNames: number;
}

/**
 * Erases what somebody sent or was sent, by their address in any case: messages, mails to them, and mails that
 * carry their message; their address goes from the record of changes. Accounts of staff stay.
 */
export async function erasePerson(session: MaintenanceSession, given: string): Promise<Erased> {
  const address = given.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new StartError(
      "Name the address whose messages and mails to erase, such as ana@example.com.",
    );
  }
  const count = async (statement: string) =>
    (await session.query(`${statement} returning 1 as one`, [address])).rows.length;
  await session.query("begin");
  try {
    const messages = await count("delete from contact_messages where lower(email) = lower($1)");
    const mails = await count(
      `delete from outbox_mails
        where lower(recipient) = lower($1) or lower(payload ->> 'email') = lower($1)`,
    );
    const auditNames = await count(
      `update audit_entries set subject_name = null, before = null, after = null
        where subject in ('messages', 'outbox')
          and position(lower($1) in lower(concat_ws(' ', subject_name, before, after))) > 0`,
    );
    await session.query("commit");
    return { messages, mails, auditNames };
  } catch (error) {
    await session.query("rollback").catch(() => undefined);
    throw error;
  }
}
