import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** How long a connection without a request may stay: one may be on its way right now. */
const IDLE_GRACE_MS = 500;
/** How long running requests may take to end. */
const PATIENCE_MS = 9_000;

/**
 * Stops a server without cutting a reply: takes no new connections, answers what comes on the open
 * ones (with `Connection: close`, which the app adds while draining), and resolves when all are gone.
 */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise((done) => {
    // Not `server.close()`: that cuts every connection that looks idle at this instant, also one
    // whose request has been sent but not read yet.
    NetServer.prototype.close.call(server, done);
  });
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_GRACE_MS);
  const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(impatience);
}
