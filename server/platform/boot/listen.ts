import { createServer, type RequestListener, type Server } from "node:http";
import { Server as NetServer } from "node:net";
import type { Logger } from "pino";
import { originForm } from "../http/request-log";
import { answerUnreadable } from "../http/unreadable-request";
import { StartError } from "../process/run-until-stopped";

/**
 * Starts to listen; requests that no app can read are answered and logged here. Throws `StartError` when
 * the port is taken or not allowed: `variable` is what sets it.
 */
export function listen(
  app: RequestListener,
  port: number,
  host: string,
  logger: Logger,
  variable = "PORT",
): Promise<Server> {
  // Explicit timeouts: a slow client must not hold a connection forever.
  const server = createServer({
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 5_000,
    // The app refuses a request without one, in words.
    requireHostHeader: false,
  });
  const unreadable = answerUnreadable(server, logger);
  const hear: RequestListener = (req, res) => {
    const isAlone = unreadable.heard(req, res);
    // Node takes no upgrade here, and loses what the client has sent after it.
    if (req.headers.upgrade !== undefined) res.shouldKeepAlive = false;
    if (isAlone && /^100-continue$/i.test(req.headers.expect ?? "")) res.writeContinue();
    req.url = originForm(req.url ?? "/");
    app(req, res);
  };
  server.on("request", hear);
  // Left to Node, the go-ahead lands inside the answer to the request before it. Other expectations are
  // no reason not to answer.
  server.on("checkContinue", hear).on("checkExpectation", hear);
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(new StartError(explain(error, port, host, variable), { cause: error })),
    );
    server.listen(port, host, () => done(server));
  });
}

function explain(
  error: NodeJS.ErrnoException,
  port: number,
  host: string,
  variable: string,
): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is already in use: stop the other program, or set ${variable} to another number.`;
    case "EACCES":
      return `Port ${port} may not be used by this user: set ${variable} to a number above 1023.`;
    default:
      return `The server could not listen on ${host}:${port} (${error.message}): check HOST and ${variable}.`;
  }
}

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
