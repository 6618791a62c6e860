import { randomUUID } from "node:crypto";
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { AppError } from "./app-error";
import { clearAnswer, errorBody } from "./error-handler";

/**
 * Answers requests that Node refuses before the app sees them (malformed, too long, too slow) as the app
 * would: one shape, one log line. Call `heard` for every request that is read.
 */
export function answerUnreadable(server: Server, logger: Logger) {
  /** The latest request on each connection. */
  const latest = new WeakMap<Socket, readonly [IncomingMessage, ServerResponse]>();

  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const refusal = refusalOf(error.code);
    const [req, res] = latest.get(socket) ?? [];
    if (!req || !res || res.closed) return refuse(socket, refusal, error.code);
    // The broken request follows one that is being answered: each gets its own answer.
    if (req.complete) return void res.once("close", () => refuse(socket, refusal, error.code));
    // The body broke off; its reader gets the error, and the log has its line already. An answer given
    // before the end of the body may still be queued behind another one.
    if (res.headersSent) return void res.once("close", () => socket.destroy());
    res.err = refusal;
    const { body, headers } = reply(refusal, req.id ?? "");
    clearAnswer(res);
    res.statusCode = refusal.status;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.end(body);
  });

  server.on("connect", (_req, socket: Socket) =>
    refuse(socket, new AppError(405, "refused", "This server is no proxy."), "CONNECT"),
  );

  function refuse(socket: Socket, refusal: AppError, reason: string | undefined): void {
    if (!socket.writable) return void socket.destroy();
    const id = randomUUID();
    const { body, headers } = reply(refusal, id);
    const lines = [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      "",
      body,
    ];
    socket.end(lines.join("\r\n"), () => socket.destroySoon());
    logger.info(
      {
        req: { id, remoteAddress: socket.remoteAddress },
        res: { statusCode: refusal.status },
        code: refusal.code,
        reason,
      },
      "request refused",
    );
  }

  return {
    /** Whether it is the only unanswered request on its connection. */
    heard(req: IncomingMessage, res: ServerResponse): boolean {
      const [, before] = latest.get(req.socket) ?? [];
      latest.set(req.socket, [req, res]);
      // A file whose request broke off is still written to the answer that says so: the response has an error then, and one
      // that nobody hears of ends the process. Of a request that came whole it is a mistake of ours.
      res.on("error", (err) => {
        if (req.complete) logger.error({ err, req: { id: req.id } }, "an answer failed");
      });
      return before === undefined || before.writableFinished;
    },
  };
}

function reply(refusal: AppError, id: string) {
  const body = JSON.stringify(errorBody(refusal, id));
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": id,
    Connection: "close",
  };
  return { body, headers };
}

function refusalOf(code: string | undefined): AppError {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return new AppError(431, "too_large", "The address and its headers are too long.");
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return new AppError(413, "too_large", "The extensions of a chunk are too long.");
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new AppError(408, "timeout", "The request took too long to arrive. Send it again.");
    default:
      return new AppError(400, "invalid", "The request could not be read: it is no valid HTTP.");
  }
}
