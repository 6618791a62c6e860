import { PgDialect } from "drizzle-orm/pg-core";
import type { Erasure } from "@shared/contracts/erasures";
import type { MaintenanceSession } from "../../platform/database/maintenance-session";
import { AppError } from "../../platform/http/app-error";
import { StartError } from "../../platform/process/start-error";
import { erasePerson, type Runs } from "./erase-person";

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
