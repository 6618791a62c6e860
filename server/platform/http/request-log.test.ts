import express, { Router, type RequestHandler } from "express";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { createLogger } from "../log/logged-error";
import { rawRequest } from "../../testing/raw-request";
import { AppError } from "./app-error";
import { errorHandler } from "./error-handler";
import { createRequestLog, requestLog } from "./request-log";

const SECRET = "canary-51bd";

function appOf(answer: RequestHandler) {
  const lines: string[] = [];
  const logger = createLogger("debug", { write: (line) => void lines.push(line) });
  const app = express()
    .set("trust proxy", 1)
    .use(requestLog(createRequestLog(logger)))
    .use("/api", Router().use("/admin", Router().use(answer)))
    .use(answer)
    .use(errorHandler);
  return { app, lines };
}

/** The one log line of a request. */
async function lineFor(
  answer: RequestHandler,
  ask: (app: express.Express) => PromiseLike<unknown>,
) {
  const { app, lines } = appOf(answer);
  await ask(app);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  // A second line would have been written by now.
  await new Promise(setImmediate);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0]!) as Record<string, unknown>;
}

const done: RequestHandler = (_req, res) => void res.sendStatus(204);
const throwing =
  (error: unknown): RequestHandler =>
  (_req, _res, next) =>
    next(error);
const LEVELS = { debug: 20, info: 30, warn: 40, error: 50 };

describe("the line of a request", () => {
  it.each(["/api/admin/session", "/API/admin/session", "/Api/Admin/Session/"])(
    "is written for %s, which was answered by a router within a router",
    async (path) => {
      const line = await lineFor(done, (app) => request(app).get(path).expect(204));
      expect(line).toMatchObject({
        level: LEVELS.info,
        req: { url: path },
        res: { statusCode: 204 },
      });
    },
  );

  it.each([
    [
      "an absolute target",
      `POST http://x.example/api/admin/session?q=${SECRET}`,
      "/api/admin/session",
      "info",
    ],
    ["a target with a fragment", `GET /api/admin/x#?q=${SECRET}`, "/api/admin/x", "info"],
    ["two slashes", `GET //x?q=${SECRET}`, "//x", "debug"],
    ["a page", `GET /dialabed?key=${SECRET}`, "/dialabed", "debug"],
  ] as const)("tells the path alone of %s", async (_, start, url, level) => {
    const line = await lineFor(done, (app) => rawRequest(app, `${start} HTTP/1.1\r\n\r\n`));
    expect(line).toMatchObject({ level: LEVELS[level], req: { url } });
    expect(JSON.stringify(line)).not.toContain(SECRET);
  });

  it("tells at most 200 characters of a path", async () => {
    const line = await lineFor(done, (app) => request(app).get(`/api/${"x".repeat(900)}`));
    expect((line.req as { url: string }).url).toHaveLength(200);
  });

  it.each([
    ["198.51.100.7", "198.51.100.7"],
    [`${SECRET}@shop.example`, "127.0.0.1"],
  ])("names the client that the proxy names (%s), if that is an address", async (given, told) => {
    const line = await lineFor(done, (app) =>
      request(app).get("/api/x").set("X-Forwarded-For", given),
    );
    expect(line.req).toMatchObject({ remoteAddress: told });
  });

  it("is short where the server is busy", async () => {
    const busy = new AppError(503, "busy", "Later.", { retryAfterSeconds: 1 });
    const line = await lineFor(throwing(busy), (app) => request(app).get("/api/x").expect(503));
    expect(line).toMatchObject({ level: LEVELS.warn, code: "busy" });
    expect(JSON.stringify(line).length).toBeLessThan(400);
  });

  it("gives the database's code where that is away", async () => {
    const away = Object.assign(new Error("terminating connection"), { code: "57P01" });
    const line = await lineFor(throwing(away), (app) => request(app).get("/api/x").expect(503));
    expect(line).toMatchObject({ level: LEVELS.warn, code: "unavailable", reason: "57P01" });
    expect(line).not.toHaveProperty("err");
  });

  it("gives a refusal's code", async () => {
    const refusal = new AppError(429, "too_many", "Later.");
    const line = await lineFor(throwing(refusal), (app) => request(app).get("/api/x").expect(429));
    expect(line).toMatchObject({ level: LEVELS.info, code: "too_many" });
  });

  it("tells the story of what nobody expected", async () => {
    const mistake = new TypeError("x is not a function");
    const line = await lineFor(throwing(mistake), (app) => request(app).get("/api/x").expect(500));
    expect(line).toMatchObject({
      level: LEVELS.error,
      res: { statusCode: 500 },
      err: { name: "TypeError", stack: expect.stringContaining("request-log.test.ts") as string },
    });
  });

  it("tells of an answer that broke off", async () => {
    const half: RequestHandler = (_req, res, next) => {
      res.write("half");
      next(new TypeError("x is not a function"));
    };
    const line = await lineFor(half, (app) =>
      request(app)
        .get("/api/x")
        .catch(() => undefined),
    );
    expect(line).toMatchObject({
      level: LEVELS.error,
      msg: "request aborted",
      err: { name: "TypeError" },
    });
  });
});
