import type { PGlite } from "@electric-sql/pglite";

/** The first byte of the message that ends a session. */
const TERMINATE = "X".charCodeAt(0);

/**
 * Makes an embedded database refuse every message after the one that ends it. What waited for a turn while it was closed
 * would come to an engine that is gone, which tries the same message for ever and lets nothing else run, not even the
 * process end.
 */
export function refuseAfterEnd(lite: PGlite): void {
  const exec = lite.execProtocolRaw.bind(lite);
  let hasEnded = false;
  lite.execProtocolRaw = async (...sent) => {
    if (hasEnded) throw new Error("The embedded database is closed.");
    hasEnded = sent[0][0] === TERMINATE;
    return exec(...sent);
  };
}
