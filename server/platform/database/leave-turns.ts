import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** A statement that takes longer keeps others waiting; in milliseconds. */
const LONG_MS = 10;

/**
 * Makes an embedded database let others be served after each long statement. It answers before anything else can
 * happen, so that the statements of a transaction would run as one piece, however many they are.
 */
export function leaveTurns(lite: PGlite): void {
  const exec = lite.execProtocolRaw.bind(lite);
  lite.execProtocolRaw = async (...message) => {
    const startedAt = performance.now();
    const reply = await exec(...message);
    if (performance.now() - startedAt > LONG_MS) await nextTurn();
    return reply;
  };
}
