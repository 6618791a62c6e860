import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import type { ErrorBody } from "@shared/contracts/error";
import { startTestApp, type TestApp } from "../../testing/test-app";

// PostgreSQL takes neither NUL nor half a surrogate pair; the embedded database has trouble with them,
// too.

let server: TestApp;
let admin: Agent;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.staff("admin");
});
afterAll(() => server.close());

const resources = [
  ...adminLists.map(({ path }) => path),
  "bed-products",
  "firearm-products",
  "attributes",
  "catalogues",
  "catalogues/x/products",
  "messages",
  "outbox",
  "team",
];

it("a body that is no UTF-8 is refused, and not mended in silence", async () => {
  const body = Buffer.concat([Buffer.from('{"name":"A'), Buffer.from([0xff]), Buffer.from('"}')]);
  const answer = await admin
    .post("/api/admin/attributes")
    .set("Content-Type", "application/json")
    .send({})
    .serialize(() => body as unknown as string)
    .expect(400);
  expect((answer.body as ErrorBody).message).toBe(
    "Send JSON in UTF-8: some of its bytes are no text.",
  );
});

describe("a NUL in an address", () => {
  it.each(resources)("is refused at /%s", async (resource) => {
    for (const id of ["%00", "a%00b", "%00/restore", "%00/resend", "%00/password", "import/%00"]) {
      for (const method of ["get", "put", "post", "delete"] as const) {
        const { status } = await admin[method](`/api/admin/${resource}/${id}`).send({});
        expect([method, id, status]).toEqual([method, id, expect.toBeOneOf([400, 404])]);
      }
    }
  });

  it.each([
    "/api/admin/audit?subject=%00",
    "/api/admin/audit?%00=x",
    "/api/admin/messages?status=%00",
    "/api/admin/outbox?status=new%00",
    "/api/admin/insight?slug=%00&from=2026-01-01&to=2026-01-31",
    "/api/admin/embed-settings?client=dialabed%00",
    "/api/admin/bed-products?q=%00",
    "/api/admin/bed-products?sort=name%00",
    "/api/admin/bed-products/import/%00",
    "/api/embed-settings?client=%00",
    "/api/recommendations?bedSize=%00",
    "/api/safari/products?skus=%00",
    "/api/safari/brands?type=%00&caliber=%00",
  ])("is refused in %s, with a sentence", async (path) => {
    const { body } = await admin.get(path).expect(400);
    expect((body as ErrorBody).message).toMatch(/\.$/);
  });

  it("of which only the letters are there is text like any other", async () => {
    await admin.get("/api/admin/bed-products?q=%2500").expect(200);
  });
});

describe.each([
  ["a NUL", "a\0b"],
  ["half a surrogate pair", "a\ud800"],
])("%s in a body", (_, text) => {
  it.each<["post" | "put", string, object, string]>([
    ["post", "/api/admin/session", { username: "admin", password: text }, "password"],
    [
      "post",
      "/api/admin/team",
      { username: text, role: "viewer", password: "x".repeat(9) },
      "username",
    ],
    ["put", "/api/admin/sleep-styles/order", { ids: ["side", text] }, "ids.1"],
    ["put", "/api/admin/bed-products/x", { extra: { deep: [{ er: text }] } }, "extra.deep.0.er"],
    ["post", "/api/verify-password", { app: text, password: "x" }, "app"],
    ["post", "/api/embed/unlock", { app: text, key: "x" }, "app"],
  ])("is refused: %s %s %j, with the field's name", async (method, path, body, field) => {
    const answer = await admin[method](path).send(body).expect(400);
    expect((answer.body as ErrorBody).errors?.[0]).toEqual({
      path: field,
      message: "Use plain text.",
    });
  });

  it("is refused in a field's name, and however deep", async () => {
    const put = (body: string) =>
      admin.put("/api/admin/features/x").type("json").send(body).expect(400);
    await put(JSON.stringify({ [text]: 1 }));
    const deep = `${'{"a":['.repeat(4_000)}${JSON.stringify(text)}${"]}".repeat(4_000)}`;
    const { body } = await put(deep);
    expect((body as ErrorBody).errors?.[0]?.path.length).toBeLessThan(200);
  });
});
