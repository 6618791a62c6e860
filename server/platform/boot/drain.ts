import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** How long a connection may stay without a request: one may be on its way right now. */
const IDLE_GRACE_MS = 500;

/**
 * Stops a server without cutting a reply: takes no new connections, answers requests on the open ones
 * (with `Connection: close`, which the app adds from now on), and resolves when all are gone. Requests
 * still running after `patienceMs` are cut.
 */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise((done) => {
    // Not `server.close()`: that cuts every connection that looks idle at this instant, also one
    // whose request has been sent but not read yet.
    NetServer.prototype.close.call(server, done);
  });
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_GRACE_MS);
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(impatience);
}
