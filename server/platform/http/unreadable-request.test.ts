// Longer than 200 lines: every kind of broken request is sent to one server, over raw sockets.

import express from "express";
import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import { listen } from "../boot/listen";
import { createLogger } from "../log/logged-error";
import { notFound } from "./app-error";
import { errorHandler } from "./error-handler";
import { readableRequest } from "./readable-request";
import { jsonBody } from "./json-body";
import { createRequestLog, requestLog } from "./request-log";

const SECRET = "canary-90ee";
let server: Server;
let lines: string[];
/** Releases the answer to `/slow`. */
let release: () => void;

beforeEach(async () => {
  lines = [];
  const logger = createLogger("debug", { write: (line) => void lines.push(line) });
  const released = new Promise<void>((done) => (release = done));
  const app = express()
    .use(requestLog(createRequestLog(logger)), readableRequest)
    // Reads the body only after it has begun to answer.
    .put("/half", (req, res) => {
      res.set({ ETag: "1", "Content-Encoding": "br" });
      req.resume();
    })
    // Answers before the body has ended.
    .post("/early", (_req, res) => void res.status(403).json({ ok: false }))
    // Answers when the body has broken off and that was said already.
    .post("/late", async (_req, res) => {
      await once(server, "clientError");
      res.json({ ok: true });
    })
    .get("/file", async (_req, res) => {
      await once(server, "clientError");
      res.write("as it is read");
    })
    .use(jsonBody("16kb"))
    .get("/slow", async (_req, res) => {
      await released;
      res.json({ ok: true });
    })
    .get("/buffer", async (_req, res) => {
      await released;
      res.send(Buffer.from("whole"));
    })
    .use((_req, _res, next) => next(notFound()))
    .use(errorHandler);
  server = await listen(app, 0, "127.0.0.1", logger);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = (): Socket => connect((server.address() as AddressInfo).port, "127.0.0.1");

/** The replies to these bytes until the connection is closed. */
async function answerTo(bytes: string): Promise<string> {
  const socket = open();
  socket.write(bytes);
  return text(socket);
}

/** The parts of the one reply in it. */
function parts(reply: string) {
  expect(reply.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  const [head = "", body = ""] = reply.split("\r\n\r\n");
  return {
    status: Number(head.split(" ")[1]),
    id: /x-request-id: (.+)/i.exec(head)?.[1],
    head,
    body: JSON.parse(body) as ErrorBody,
  };
}

describe("what Node cannot read", () => {
  it.each([
    ["no HTTP at all", `${SECRET}\r\n\r\n`, 400],
    ["an unknown method", `FROB /${SECRET} HTTP/1.1\r\nHost: x\r\n\r\n`, 400],
    ["a header without a colon", `GET / HTTP/1.1\r\nHost: x\r\n${SECRET}\r\n\r\n`, 400],
    ["headers that are too long", `GET / HTTP/1.1\r\nX: ${SECRET.repeat(2_000)}\r\n\r\n`, 431],
    ["a request for a proxy", `CONNECT ${SECRET}:443 HTTP/1.1\r\nHost: x\r\n\r\n`, 405],
    ["no Host", `GET /${SECRET.slice(0, 3)} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
    [
      "a chunked body that is none",
      `POST /x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${SECRET}\r\n`,
      400,
    ],
  ])("is answered in our shape, with one line of the log: %s", async (_, bytes, status) => {
    const answer = parts(await answerTo(bytes));
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/connection: close/i);
    expect(answer.head).toMatch(/content-type: application\/json/i);
    expect(answer.body).toMatchObject({ requestId: answer.id });
    expect(answer.body.message).toMatch(/\.$/);
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      req: { id: answer.id },
      res: { statusCode: status },
    });
    expect(lines[0]).not.toContain(SECRET);
  });

  it("comes after the answer to what was sent before it", async () => {
    const socket = open();
    socket.write(`GET /slow HTTP/1.1\r\nHost: x\r\n\r\n${SECRET}\r\n\r\n`);
    const reply = text(socket);
    // Both have arrived once the connection's next one is answered.
    await answerTo("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    release();
    expect((await reply).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 400"]);
    await expect.poll(() => lines.length).toBe(3);
  });

  it("cuts no answer before it, where its own was given early", async () => {
    const socket = open();
    const reply = text(socket);
    socket.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(server, "request");
    socket.write("POST /early HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
    await once(server, "request");
    socket.write("zz\r\n");
    await once(server, "clientError");
    release();
    const whole = await reply;
    expect(whole.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 403"]);
    expect(whole).toContain('{"ok":true}');
  });

  it("is the only one, and no mistake of ours, where it is worked out all the same", async () => {
    const socket = open();
    const reply = text(socket);
    socket.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(server, "request");
    socket.write("POST /late HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n");
    // Both have arrived once the connection's next one is answered.
    await answerTo("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    release();
    expect((await reply).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 400"]);
    await expect.poll(() => lines.length).toBe(3);
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).not.toContain(50);
  });

  it("costs a line at most where the client is gone", async () => {
    const socket = open();
    socket.write(
      "POST /x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    );
    await once(server, "request");
    socket.resetAndDestroy();
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ msg: "request aborted" });
  });
});

it("a body that breaks off takes back what was said of the answer", async () => {
  const file = "PUT /half HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n";
  const answer = parts(await answerTo(file));
  expect(answer.status).toBe(400);
  expect(answer.head).not.toMatch(/etag|content-encoding/i);
});

it("a body that breaks off while a file is read for the answer ends that answer alone", async () => {
  const socket = open();
  const reply = text(socket);
  const events: unknown[] = [];
  socket.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(server, "request");
  server.once("request", (_req, res: ServerResponse) => {
    const emit = res.emit.bind(res);
    res.emit = (name: string, ...more: unknown[]) => {
      events.push(name);
      return emit(name, ...more);
    };
  });
  socket.write("GET /file HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n");
  // Without anybody to hear of it the process would have ended.
  await expect.poll(() => events).toContain("error");
  release();
  expect((await reply).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 400"]);
});

describe("requests that are sent before the answer to the one before", () => {
  it("get no go-ahead inside that answer", async () => {
    const socket = open();
    const expecting = "Expect: 100-continue\r\nContent-Length: 2\r\nContent-Type: application/json";
    socket.write(
      `GET /slow HTTP/1.1\r\nHost: x\r\n\r\n` +
        `GET /buffer HTTP/1.1\r\nHost: x\r\n${expecting}\r\nConnection: close\r\n\r\n{}`,
    );
    const reply = text(socket);
    await answerTo("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    release();
    const both = await reply;
    expect(both.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
    expect(both).toMatch(/\{"ok":true\}HTTP[^]*\r\n\r\nwhole$/);
  });

  it("get one where nothing stands before them", async () => {
    release();
    const reply = await answerTo(
      "GET /buffer HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n",
    );
    expect(reply).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/);
  });

  it("are told to come again where they follow an upgrade, which loses them", async () => {
    release();
    const reply = await answerTo(
      "GET /slow HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\nGET /slow HTTP/1.1\r\nHost: x\r\n\r\n",
    );
    expect(reply).toMatch(/^HTTP\/1\.1 200[^]*connection: close/i);
  });
});

describe("targets in other forms", () => {
  it.each([
    ["OPTIONS *", "/*"],
    ["GET *x", "/*x"],
    ["GET http://[/slow?a=b", "/slow"],
    ["GET http://x.example", "/"],
    ["GET //x", "//x"],
  ])("are answered and logged like any other: %s", async (start, url) => {
    release();
    const reply = await answerTo(`${start} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(reply).not.toMatch(/html/i);
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ req: { url } });
  });

  it("with an expectation nobody knows are answered all the same", async () => {
    release();
    const reply = await answerTo(
      "GET /slow HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n",
    );
    expect(reply).toContain("HTTP/1.1 200");
    await expect.poll(() => lines.length).toBe(1);
  });
});
