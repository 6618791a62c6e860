import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** Statements that take longer, one or several after the other, keep others waiting; in milliseconds. */
const LONG_MS = 10;

/**
 * Makes an embedded database let others be served after each long statement, and after several short ones. It answers
 * before anything else can happen, so that the statements of a transaction would run as one piece, however many they are.
 */
export function leaveTurns(lite: PGlite): void {
  const exec = lite.execProtocolRaw.bind(lite);
  let spentMs = 0;
  lite.execProtocolRaw = async (...message) => {
    const startedAt = performance.now();
    const reply = await exec(...message);
    spentMs += performance.now() - startedAt;
    if (spentMs > LONG_MS) {
      spentMs = 0;
      await nextTurn();
    }
    return reply;
  };
}
