import { createServer, type RequestListener } from "node:http";
import request from "supertest";
import { expect, it } from "vitest";
import { comparingReplies } from "./described-replies";

const answering =
  (status: number, body: unknown): RequestListener =>
  (req, res) => {
    req.resume().once("end", () => {
      res.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    });
  };

const failure = { message: "No.", code: "invalid", requestId: "1" };

it.each([
  ["a reply as described", "get", "/api/mail", 200, { canSend: true }, undefined, 0],
  [
    "a member that is not described",
    "get",
    "/api/mail",
    200,
    { canSend: true, a: 1 },
    undefined,
    1,
  ],
  ["a missing member", "get", "/api/mail", 200, {}, undefined, 1],
  ["another type", "get", "/api/mail", 200, { canSend: 1 }, undefined, 1],
  ["another status", "get", "/api/mail", 201, { canSend: true }, undefined, 1],
  ["a failure as described", "get", "/api/mail", 503, failure, undefined, 0],
  ["a failure of a status that is not described", "get", "/api/mail", 429, failure, undefined, 1],
  ["a failure without a code", "get", "/api/mail", 503, { message: "No." }, undefined, 2],
  ["a route that is not described", "get", "/api/nothing", 200, {}, undefined, 1],
  ["no route", "get", "/api/nothing", 404, failure, undefined, 0],
  [
    "a body as described",
    "post",
    "/api/verify-password",
    200,
    { ok: true, token: "t" },
    { app: "dialabed", password: "p" },
    0,
  ],
  [
    "a body that is taken and not described",
    "post",
    "/api/verify-password",
    200,
    { ok: true, token: "t" },
    { app: "dialabed", pasword: "p" },
    2,
  ],
  ["a body that is refused", "post", "/api/verify-password", 400, failure, { app: "dialabed" }, 0],
] as const)("%s", async (_name, method, path, status, reply, body, problems) => {
  const found: string[] = [];
  const server = createServer(comparingReplies(answering(status, reply), found));
  const call = request(server)[method](path);
  await (body ? call.send(body) : call).expect(status);
  expect(found).toHaveLength(problems);
});
