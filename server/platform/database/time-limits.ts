import type pg from "pg";

/** What ends work that takes too long, in milliseconds. */
export interface TimeLimits {
  statementMs: number;
  /** Transactions left open by a lost server of ours are rolled back after this. */
  idleInTransactionMs: number;
}

/** The limits as a connection's start-up parameters. */
export const startupParameters = ({ statementMs, idleInTransactionMs }: TimeLimits) => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
});

/** Statements that set the limits for the transaction they run in. */
export const setLimits = ({ statementMs, idleInTransactionMs }: TimeLimits) =>
  `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`;

/** SQLSTATE of what a pooler says to a parameter that it does not carry. */
const PROTOCOL_VIOLATION = "08P01";

/**
 * Whether a connection to this address keeps the limits that it starts with. A pooler refuses them, or
 * ignores them without a word, by its configuration. `connect` opens a connection with the given parameters.
 */
export async function keepsLimits(
  connect: (parameters: pg.ClientConfig) => Promise<pg.Client>,
  limits: TimeLimits,
): Promise<boolean> {
  let client: pg.Client;
  try {
    client = await connect(startupParameters(limits));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === PROTOCOL_VIOLATION)
      return false;
    throw error;
  }
  try {
    const { rows } = await client.query<{ kept: boolean }>(
      `select bool_and(setting::int = wanted) as kept from pg_settings
       join (values ('statement_timeout', $1::int), ('idle_in_transaction_session_timeout', $2::int)) as limits (name, wanted)
       using (name)`,
      [limits.statementMs, limits.idleInTransactionMs],
    );
    return rows[0]!.kept;
  } finally {
    await client.end();
  }
}
