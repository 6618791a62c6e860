import express from "express";
import { pino } from "pino";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { errorHandler } from "../http/error-handler";
import { createRequestLog, requestLog } from "../http/request-log";
import { healthRoutes } from "./routes";

/** The two routes over a database in a state of our choice. */
function healthOf(state: { reason?: string; isStuck?: boolean; isDraining?: boolean }) {
  const asked: boolean[] = [];
  const disk = { hasBeenFull: true };
  const app = express()
    .use(requestLog(createRequestLog(pino({ level: "silent" }))))
    .use(
      healthRoutes({
        database: {
          whyNotReady: (hasBeenFull) => {
            asked.push(hasBeenFull);
            return Promise.resolve(state.reason);
          },
          isStuck: () => state.isStuck ?? false,
        },
        isDraining: () => state.isDraining ?? false,
        disk,
      }),
    )
    .use(errorHandler);
  return { app, asked, disk };
}

describe("readiness", () => {
  it("is given when the database has nothing against it, and forgets a full disk", async () => {
    const { app, asked, disk } = healthOf({});
    await request(app).get("/readyz").expect(200, { status: "ready" });
    await request(app).get("/readyz").expect(200);
    expect(asked).toEqual([true, false]);
    expect(disk.hasBeenFull).toBe(false);
  });

  it("is refused with the database's reason, which a full disk stays until it has room", async () => {
    const { app, asked } = healthOf({ reason: "The database's disk is full." });
    for (let n = 0; n < 2; n++) {
      const { body, headers } = await request(app).get("/readyz").expect(503);
      expect(body).toMatchObject({ code: "not_ready", message: "The database's disk is full." });
      expect(headers["retry-after"]).toBe("5");
    }
    expect(asked).toEqual([true, true]);
  });

  it("is refused while the server stops", async () => {
    const { body } = await request(healthOf({ isDraining: true }).app)
      .get("/readyz")
      .expect(503);
    expect(body).toMatchObject({ code: "draining" });
  });
});

describe("health", () => {
  it("does not depend on the database", async () => {
    const { app } = healthOf({ reason: "The database lacks the table products." });
    await request(app).get("/healthz").expect(200, { status: "ok" });
  });

  it("fails when only a new process gets through to the database", async () => {
    const { body } = await request(healthOf({ isStuck: true }).app)
      .get("/healthz")
      .expect(503);
    expect(body).toMatchObject({ code: "stuck" });
  });
});
