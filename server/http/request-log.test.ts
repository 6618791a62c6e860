import express, { Router } from "express";
import { pino } from "pino";
import request from "supertest";
import { expect, it } from "vitest";
import { requestLog } from "./request-log";

it.each(["/api/admin/session", "/API/admin/session", "/Api/Admin/Session/"])(
  "writes a line for %s, which was answered by a router within a router",
  async (path) => {
    const lines: string[] = [];
    const logger = pino({ level: "info" }, { write: (line) => void lines.push(line) });
    const admin = Router().get("/session", (_req, res) => void res.sendStatus(204));
    const app = express().use(requestLog(logger)).use("/api", Router().use("/admin", admin));
    await request(app).get(path).expect(204);
    await expect.poll(() => lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ req: { url: path }, res: { statusCode: 204 } });
  },
);
