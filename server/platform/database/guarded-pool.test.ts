import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBreaker } from "./breaker";
import { guardedPool } from "./guarded-pool";
import { isDatabaseAway } from "./database-errors";

/** What PostgreSQL says to a client that may ask: authenticated, and ready. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const QUERY_TIMEOUT_MS = 50;

const sockets: Socket[] = [];
/** A database that welcomes everybody and answers nothing, as one that is frozen. */
const silent = createServer((socket) => {
  sockets.push(socket);
  socket.once("data", () => socket.write(WELCOME));
  socket.on("error", () => undefined);
});

beforeAll(() => new Promise<void>((done) => silent.listen(0, "127.0.0.1", done)));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

const configFor = () => {
  const { port } = silent.address() as AddressInfo;
  return { host: "127.0.0.1", port, user: "u", max: 1, query_timeout: QUERY_TIMEOUT_MS };
};

it("whoever stood in line is served once the database answers again, though nobody else asks", async () => {
  const breaker = createBreaker(() => Promise.resolve());
  const pool = guardedPool({ ...configFor(), connectionTimeoutMillis: 5_000 }, breaker);
  pool.on("error", () => undefined);
  const first = pool.query("select");
  const inLine = pool.connect();
  await expect(first).rejects.toThrow("Query read timeout");
  (await inLine).release(true);
  await pool.end();
});

it("after one statement without an answer, nothing more is begun at a database that does not answer", async () => {
  const breaker = createBreaker(() => Promise.reject(new Error("timeout expired")));
  const pool = guardedPool({ ...configFor(), connectionTimeoutMillis: 100 }, breaker);
  sockets.length = 0;
  pool.on("error", () => undefined);

  const first = pool.query("select");
  const inLine = pool.query("select");
  await expect(first).rejects.toThrow("Query read timeout");
  const later = [pool.query("select"), pool.connect(), pool.query({ text: "select" })];
  for (const outcome of await Promise.allSettled([inLine, ...later])) {
    expect(outcome.status === "rejected" && isDatabaseAway(outcome.reason)).toBe(true);
  }
  expect(sockets).toHaveLength(1);
  await pool.end();
});
