import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import { rawRequest } from "../../testing/raw-request";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

const paths = [
  "/api/nothing",
  "/api/%ZZ",
  "/api/%E0%A4%A",
  "/api/admin/bed-products/%ZZ",
  "/api/finder-sessions/%C0%AF",
  "/pictures/beds/%ZZ/queen/3/7.svg",
  "/pictures/%",
  "/%ZZ",
  "/nothing",
  "//",
];

describe.each(["get", "post", "put", "delete", "trace", "propfind"] as const)("%s", (method) => {
  it.each(paths)("of %s is refused in one shape", async (path) => {
    const answer = await request(server.app)[method](path);
    expect(answer.status).toBeOneOf([400, 401, 404]);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    const body = answer.body as ErrorBody;
    expect(body).toMatchObject({
      message: expect.stringMatching(/\.$/) as string,
      code: expect.stringMatching(/^[a-z_]+$/) as string,
      requestId: answer.headers["x-request-id"],
    });
  });
});

it.each(paths)("HEAD and OPTIONS of %s hold no page", async (path) => {
  for (const method of ["head", "options"] as const) {
    const { headers } = await request(server.app)[method](path);
    expect(headers["content-type"] ?? "").not.toContain("html");
  }
});

it.each(["TRACE /api/bed-options", "OPTIONS http://x/api/x", "GET http://x/%ZZ"])(
  "%s holds no page either",
  async (start) => {
    const reply = await rawRequest(server.app, `${start} HTTP/1.1\r\n\r\n`);
    expect(reply).not.toMatch(/html/i);
  },
);

it.each([
  "application/json; charset=utf-7",
  "application/json; charset=UTF-16",
  'application/json; charset="utf-8"; charset=utf-7',
  "application/json; charset*=utf-7",
  "application/json; charset=iso-8859-1",
])("a body as %s is refused", async (type) => {
  const { body } = await server
    .visitor()
    .post("/api/verify-password")
    .set("Content-Type", type)
    .send('{"app":"dialabed","password":"x"}')
    .expect(415);
  expect((body as ErrorBody).code).toBe("unsupported");
});

it.each([
  "application/json",
  "application/json; charset=UTF-8",
  'application/json;charset="utf-8"',
])("a body as %s is read", async (type) => {
  await server
    .visitor()
    .post("/api/verify-password")
    .set("Content-Type", type)
    .send('{"app":"dialabed","password":"x"}')
    .expect(401);
});

it("is short, however much was wrong", async () => {
  const admin = await server.staff("admin");
  const keys = Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`k${n}`, 1]));
  const deep = { [`${"x".repeat(15_000)}`]: 1 };
  for (const [path, sent] of [
    ["/api/verify-password", Object.fromEntries(Object.entries(keys).slice(0, 1_500))],
    ["/api/verify-password", deep],
    ["/api/finder-sessions", { app: "dialabed", data: { steps: [], answers: deep } }],
    ["/api/admin/team", keys],
  ] as const) {
    const { body, text } = await admin.post(path).send(sent).expect(400);
    expect((body as ErrorBody).errors!.length).toBeLessThanOrEqual(20);
    expect(text.length).toBeLessThan(4_000);
  }
});
