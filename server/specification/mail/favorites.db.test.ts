import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import { outboxMails } from "@shared/schema/mail";
import { rateLimits } from "@shared/schema/machinery";
import { firearmProducts } from "@shared/specification/tables/views";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let shopper: Agent;
let skus: string[];

beforeAll(async () => {
  server = await startTestApp();
  shopper = await server.shopper("safarioutdoor");
  const { externalId: sku } = firearmProducts;
  const rows = await server.database.db.select({ sku }).from(firearmProducts).limit(200);
  skus = rows.map((row) => row.sku);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(outboxMails);
  await server.database.db.delete(rateLimits);
});

const post = (body: object) => shopper.post("/api/safari/favorites/email").send(body);
const stored = () => server.database.db.select().from(outboxMails);

describe("the favorites e-mail", () => {
  // Shows 7.favorites-mail.none.
  it("is stored before it is answered for, and is one mail when it is asked for twice", async () => {
    const list = skus.slice(0, 3);
    await post({ email: "thabo@example.com", skus: list }).expect(202, { status: "held" });
    await post({ email: "thabo@example.com", skus: list }).expect(202);
    expect(await stored()).toMatchObject([
      { kind: "favorites", recipient: "thabo@example.com", payload: { skus: list } },
    ]);
  });

  it("takes a whole basket of 200", async () => {
    await post({ email: "thabo@example.com", skus }).expect(202);
  });

  it("needs the firearm finder's unlock", async () => {
    const beds = await server.shopper("dialabed");
    const body = { email: "thabo@example.com", skus };
    await beds.post("/api/safari/favorites/email").send(body).expect(401);
  });

  it("names the products that are not sold, stores nothing and uses up nobody's mails", async () => {
    for (let n = 0; n < 12; n++) {
      const { body } = (await post({
        email: "thabo@example.com",
        skus: [skus[0], "never-was"],
      }).expect(400)) as { body: ErrorBody };
      expect(body.errors).toEqual([
        { path: "skus.1", message: "This product is not sold any more. Remove it." },
      ]);
    }
    expect(await stored()).toEqual([]);
    await post({ email: "thabo@example.com", skus: [skus[0]] }).expect(202);
  });

  it.each([
    ["no address", { email: "" }, "email"],
    ["two recipients", { email: "a@example.com,b@example.com" }, "email"],
    ["a header in the address", { email: "a@example.com\nBcc: b@example.com" }, "email"],
    ["no products", { skus: [] }, "skus"],
    ["5,000 products", { skus: Array.from({ length: 5_000 }, (_, n) => String(n)) }, "skus"],
    ["a NUL in a product", { skus: ["a\0"] }, "skus.0"],
    ["half a surrogate pair", { skus: ["\ud800"] }, "skus.0"],
    ["a number for a product", { skus: [1] }, "skus.0"],
    ["a text for the list", { skus: "a,b" }, "skus"],
    ["a field too many", { name: "Thabo" }, "name"],
  ])("with %s is a 400 that names the field", async (_, changes, field) => {
    const { body } = (await post({ email: "a@example.com", skus: ["x"], ...changes }).expect(
      400,
    )) as { body: ErrorBody };
    expect(body.errors?.map(({ path }) => path)).toContain(field);
    expect(await stored()).toEqual([]);
  });
});
