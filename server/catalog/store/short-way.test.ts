import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import pino from "pino";
import request from "supertest";
import { afterEach, expect, it } from "vitest";
import { AppError } from "../../platform/http/app-error";
import { errorHandler } from "../../platform/http/error-handler";
import { readyReply, type ReadyReply } from "../../platform/http/ready-reply";
import { createRequestLog, requestLog, type SeenRequest } from "../../platform/http/request-log";
import { shortWay } from "./short-way";

let close = () => Promise.resolve();
afterEach(() => close());

/** A server whose only read gives this, with what it has seen. */
function serve(given: () => ReadyReply | Promise<ReadyReply> | undefined) {
  const seen: SeenRequest[] = [];
  const log = createRequestLog(pino({ level: "silent" }), (each) => seen.push(each));
  const read = {
    route: () => undefined,
    fromMemory: given,
  };
  let isClosing = false;
  const short = shortWay((path) => (path === "/read" ? read : undefined), {
    headers: ["X-Short", "yes"],
    follow: (req, res, startedAt) => log.follow(req, res, () => undefined, startedAt),
    isClosing: () => isClosing,
  });
  const app = express()
    .use(requestLog(log))
    .use(short.failures)
    .get("/read", (_req, res) => void res.send("by the app"))
    .use(errorHandler);
  const server = createServer((req, res) => {
    if (!short.answers(req, res, app)) app(req, res);
  }).listen(0, "127.0.0.1");
  close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  return { server, seen, closes: () => void (isClosing = true) };
}

function settledLater() {
  let resolve!: (reply: ReadyReply) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<ReadyReply>((...ends) => ([resolve, reject] = ends));
  return { promise, resolve, reject };
}

const reply = (text: string) => readyReply(JSON.stringify(text), { "Content-Type": "text/plain" });
/** A client of its own for each request, which accepts what it gets. */
const read = (server: ReturnType<typeof serve>["server"]) =>
  request(server).get("/read").set("Accept-Encoding", "identity");

it("sends what is there, and what is worked out when it is, each seen once", async () => {
  const later = settledLater();
  const replies = [reply("at once"), later.promise];
  const { server, seen } = serve(() => replies.shift());
  const first = await read(server).expect(200, '"at once"').expect("X-Short", "yes");
  const second = read(server).expect(200, '"later"').expect("X-Short", "yes");
  const sent = second.then((got) => got);
  later.resolve(reply("later"));
  expect((await sent).headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  await expect.poll(() => seen.map(({ status }) => status)).toEqual([200, 200]);
});

it("leaves to the app what it has no answer for", async () => {
  const { server, seen } = serve(() => undefined);
  const { headers } = await read(server).expect(200, "by the app");
  expect(headers["x-short"]).toBeUndefined();
  await expect.poll(() => seen.length).toBe(1);
});

it("lets the app tell what went wrong, and does the work no second time", async () => {
  let asked = 0;
  const busy = new AppError(503, "busy", "Try again.", { retryAfterSeconds: 1 });
  const { server, seen } = serve(() => {
    asked += 1;
    return Promise.reject(busy);
  });
  const refused = await read(server).expect(503).expect("Retry-After", "1");
  const { requestId, message } = refused.body as { requestId: string; message: string };
  expect(message).toBe("Try again.");
  expect(requestId).toBe(refused.headers["x-request-id"]);
  expect(asked).toBe(1);
  await expect.poll(() => seen.map(({ status }) => status)).toEqual([503]);
});

it.each(["resolves", "rejects"])("sends nothing to who has left before it %s", async (how) => {
  const later = settledLater();
  const { server, seen } = serve(() => later.promise);
  await once(server, "listening");
  const port = (server.address() as AddressInfo).port;
  const leaving = get({ port, host: "127.0.0.1", path: "/read" });
  leaving.on("error", () => undefined);
  await once(server, "request");
  leaving.destroy();
  await expect.poll(() => seen.map(({ isWhole }) => isWhole)).toEqual([false]);
  if (how === "resolves") later.resolve(reply("too late"));
  else later.reject(new Error("no"));
  const other = get({ port, host: "127.0.0.1", path: "/other" });
  const [answer] = (await once(other, "response")) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(404);
  await expect.poll(() => seen.length).toBe(2);
});

it("tells the client of a server that closes not to come again this way", async () => {
  const later = settledLater();
  const { server, closes } = serve(() => later.promise);
  const sent = read(server)
    .set("Connection", "keep-alive")
    .expect("Connection", "close")
    .then((got) => got);
  await once(server, "request");
  closes();
  later.resolve(reply("last"));
  await sent;
});
