// Longer than 200 lines: the mail's checks and its limits are tested on one server, with one sample.

import { randomUUID } from "node:crypto";
import { asc, eq, like } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import { embedSettings } from "@shared/schema/finders";
import { outboxMails } from "@shared/schema/mail";
import { rateLimits } from "@shared/schema/machinery";
import { bedProducts } from "@shared/specification/tables/views";
import { announceSender, withdrawSender } from "./mailer";
import { startTestApp, type TestApp } from "../testing/test-app";

let server: TestApp;
let shopper: Agent;
let products: string[];

beforeAll(async () => {
  server = await startTestApp();
  shopper = await server.shopper();
  const rows = await server.database.db.select({ id: bedProducts.id }).from(bedProducts).limit(3);
  products = rows.map(({ id }) => id);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(outboxMails);
  await server.database.db.delete(rateLimits);
});

const mail = (changes: object = {}) => ({
  name: "Thandi",
  email: "thandi@example.com",
  message: "Look at these",
  preferences: { sleepStyle: "side", minPrice: 2000 },
  results: products.map((id) => ({
    id,
    name: "invented",
    price: "1.00",
    magentoUrl: "https://evil.example",
  })),
  shareUrl: "http://localhost:3000/dialabed?shared=abc",
  ...changes,
});
const post = (body: object, from = "10.2.0.1") =>
  shopper.post("/api/recommendations/email").set("X-Forwarded-For", from).send(body);
const stored = () =>
  server.database.db.select().from(outboxMails).orderBy(asc(outboxMails.createdAt));

const anotherServer = randomUUID();

describe("whether mails can be sent", () => {
  it("is told to everybody, ahead and with the answer", async () => {
    const ask = () => server.visitor().get("/api/mail").expect(200);
    expect((await ask()).body).toEqual({ canSend: false });
    await announceSender(server.database.db, anotherServer);
    expect((await ask()).body).toEqual({ canSend: true });
    await post(mail()).expect(202, { status: "queued" });
    await withdrawSender(server.database.db, anotherServer);
    await post(mail({ name: "Thabo" })).expect(202, { status: "held" });
  });
});

describe("the detailed e-mail", () => {
  // Shows 3.detailed-mail, 7.detailed-mail.
  it("is stored before it is answered for, and of the products only their ids", async () => {
    await post(mail()).expect(202, { status: "held" });
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      kind: "bed-results",
      recipient: "thandi@example.com",
      status: "held",
      payload: {
        name: "Thandi",
        message: "Look at these",
        productIds: products,
        shareUrl: mail().shareUrl,
      },
    });
    expect(JSON.stringify(rows)).not.toMatch(/invented|evil/);
  });

  it("is a new mail when the same one has failed meanwhile", async () => {
    await post(mail()).expect(202);
    await server.database.db.update(outboxMails).set({ status: "failed" });
    await post(mail()).expect(202);
    expect((await stored()).map(({ status }) => status).sort()).toEqual(["failed", "held"]);
  });

  it("is one mail when the same request comes again within ten minutes, also at once", async () => {
    const answers = await Promise.all([post(mail()), post(mail()), post(mail())]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await stored()).toHaveLength(1);
    server.clock.ahead += 11 * 60 * 1000;
    await post(mail()).expect(202);
    expect(await stored()).toHaveLength(2);
    server.clock.ahead = 0;
  });

  it("drops what turns, hides or splits text, and keeps what scripts and emoji need", async () => {
    await post(
      mail({
        name: "\u202eThan\u200bdi\u2069 \u{e0041}👩\u200d🔧",
        message: "Mir\u00adra می\u200cخواهم\ufeff\u2066!",
      }),
    ).expect(202);
    expect((await stored())[0]!.payload).toMatchObject({
      name: "Thandi 👩\u200d🔧",
      message: "Mirra می\u200cخواهم!",
    });
  });

  it.each(["J.P. Morgan", "St. John", "Siobhán O'Neill", "Dr.Smith", "P.de Villiers"])(
    "takes the name %s",
    async (name) => {
      await post(mail({ name })).expect(202);
    },
  );

  it("needs the unlock", async () => {
    await server.visitor().post("/api/recommendations/email").send(mail()).expect(401);
  });

  it("may link to a retailer's page that staff allowed", async () => {
    const shareUrl = "https://shop.example/beds?shared=abc";
    await post(mail({ shareUrl })).expect(400);
    await server.database.db
      .update(embedSettings)
      .set({ allowedOrigins: ["https://shop.example"] })
      .where(eq(embedSettings.client, "dialabed"));
    await post(mail({ shareUrl })).expect(202);
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["a header in the name", { name: "Thandi\r\nBcc: everybody@example.com" }, "name"],
    ["an address in the name", { name: "Your bank, https://evil.example" }, "name"],
    ["an e-mail address in the name", { name: "thandi@example.com" }, "name"],
    ["a domain in the name", { name: "Win at Evil.com" }, "name"],
    ["a name of 61 characters", { name: "x".repeat(61) }, "name"],
    ["a name that nobody sees", { name: "\u202e\u200d\u00ad" }, "name"],
    ["a NUL in the name", { name: "Thandi\u0000" }, "name"],
    ["no address", { email: "" }, "email"],
    ["two recipients", { email: "a@example.com,b@example.com" }, "email"],
    ["a header in the address", { email: "a@example.com\nBcc: b@example.com" }, "email"],
    ["a nested address of 10 kB", { email: `${"(".repeat(10_000)}a@example.com` }, "email"],
    ["a message of 3 kB", { message: "x".repeat(3_000) }, "message"],
    [
      "an invented product",
      { results: [{ id: "00000000-0000-4000-8000-000000000000" }] },
      "results",
    ],
    ["a product without an id", { results: [{ name: "x" }] }, "results.0.id"],
    ["no products", { results: [] }, "results"],
    ["a negative price", { preferences: { minPrice: -1 } }, "preferences.minPrice"],
    ["a foreign link", { shareUrl: "https://evil.example/dialabed" }, "shareUrl"],
    [
      "a link that only looks like ours",
      { shareUrl: "http://localhost:3000@evil.example/" },
      "shareUrl",
    ],
    ["a script for a link", { shareUrl: "javascript:alert(1)" }, "shareUrl"],
    [
      "a name before our own address",
      { shareUrl: "http://bank.example:x@localhost:3000/" },
      "shareUrl",
    ],
    ["a line break in the link", { shareUrl: "http://localhost:3000/\r\nBcc: x" }, "shareUrl"],
    ["a NUL in the link", { shareUrl: "http://localhost:3000/\u0000" }, "shareUrl"],
    ["half a surrogate pair in the link", { shareUrl: "http://localhost:3000/\ud800" }, "shareUrl"],
    ["a line break after the name", { name: "Thandi\r\n" }, "name"],
    ["half a surrogate pair in the name", { name: "\ud800" }, "name"],
    ["half a surrogate pair in the message", { message: "\udc00" }, "message"],
    ["an escape in the message", { message: "\u001b[2J" }, "message"],
    ["a NUL in an answer", { preferences: { sleepStyle: "side\u0000" } }, "preferences.sleepStyle"],
    [
      "half a surrogate pair in an answer",
      { preferences: { concerns: ["\ud800"] } },
      "preferences.concerns.0",
    ],
    ["a field too many", { bcc: "b@example.com" }, "bcc"],
  ])("with %s is a 400 that names the field, and stores nothing", async (_, changes, path) => {
    const { body } = (await post(mail(changes)).expect(400)) as { body: ErrorBody };
    expect(body.errors?.[0]?.path).toBe(path);
    expect(await stored()).toEqual([]);
  });

  it("may carry 24 whole products with their reasons", async () => {
    const { body } = await shopper.get(
      "/api/recommendations?sleepStyle=side&firmness=medium&mattressType=hybrid&concerns=back_pain,hot_sleeper&features=cooling,orthopedic",
    );
    expect(JSON.stringify(body).length).toBeGreaterThan(16 * 1024);
    await post(mail({ results: body as object[] })).expect(202);
    expect((await stored())[0]!.payload).toMatchObject({
      productIds: (body as { id: string }[]).map(({ id }) => id),
    });
  });

  it("is JSON", async () => {
    await shopper.post("/api/recommendations/email").type("form").send("name=Thandi").expect(415);
  });

  it("of 200 kB is refused", async () => {
    await post(mail({ message: "x".repeat(200_000) })).expect(413);
  });
});

describe("the limits", () => {
  it("are not used up by what was refused", async () => {
    for (let n = 0; n < 12; n++) {
      await post(mail({ shareUrl: "https://evil.example/" })).expect(400);
      await post(mail({ results: [{ id: "00000000-0000-4000-8000-000000000000" }] })).expect(400);
    }
    await post(mail()).expect(202);
  });

  it("let 10 mails through from one address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => post(mail({ email: `person${n}@example.com` }))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(Number(refused[0]!.headers["retry-after"])).toBeGreaterThan(0);
    expect((refused[0]!.body as ErrorBody).message).toMatch(/Please try again/);
    expect(await stored()).toHaveLength(10);
  });

  it("cost nothing for a mail that was taken already, and let 9 repeats through", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await post(mail())).status);
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
    const { headers, body } = await post(mail()).expect(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect((body as ErrorBody).message).toBe(
      "We have this mail already. You need not send it again.",
    );
    expect(await stored()).toHaveLength(1);
    // Of ten, one was used.
    for (let n = 0; n < 9; n++) await post(mail({ email: `p${n}@example.com` })).expect(202);
    await post(mail({ email: "p9@example.com" })).expect(429);
  });

  it("take ten identical mails at once for one and nine repeats", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(mail())));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    expect(await stored()).toHaveLength(1);
    const left = await Promise.all(
      Array.from({ length: 12 }, (_, n) => post(mail({ email: `p${n}@example.com` }))),
    );
    expect(left.filter(({ status }) => status === 202)).toHaveLength(9);
  });

  it("count somebody once, with or without a tag, and mail to the address as typed", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        post(mail({ email: `Victim+${n}@example.com` }), `10.5.0.${n}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    expect((await stored()).map(({ recipient }) => recipient)[0]).toMatch(/^Victim\+\d@/);
  });

  it("leave a tenth of the day to one network, and nothing of the person to who is past it", async () => {
    for (let n = 0; n < 50; n++) {
      if (n % 10 === 0)
        await server.database.db.delete(rateLimits).where(like(rateLimits.key, "mail-network:%"));
      await post(mail({ email: `p${n}@example.com` })).expect(202);
    }
    await server.database.db.delete(rateLimits).where(like(rateLimits.key, "mail-network:%"));
    for (let n = 0; n < 6; n++) {
      const { body } = await post(mail({ message: `No. ${n}` })).expect(429);
      expect((body as ErrorBody).message).toContain("from your network today");
    }
    await post(mail(), "10.2.0.2").expect(202);
  });

  it("let 5 mails through to one recipient, whatever the address and the capitals", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        post(
          mail({ email: n % 2 ? "Thandi@Example.com" : "thandi@example.com", message: `No. ${n}` }),
          `10.3.0.${n}`,
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(await stored()).toHaveLength(5);
  });

  it("let 500 mails through a day from everywhere to everybody, and hold the rest", async () => {
    await server.database.db
      .insert(rateLimits)
      .values({ key: "mail-day:all", points: 450, expire: Date.now() + 3_600_000 });
    const statuses: number[] = [];
    for (let batch = 0; batch < 2; batch++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          post(mail({ email: `p${batch}-${n}@example.com` }), `10.${batch}.${n}.4`),
        ),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    expect([...new Set(statuses)]).toEqual([202]);
    const kept = await stored();
    const times = (wanted: string) => kept.filter(({ status }) => status === wanted).length;
    expect([kept.length, times("held"), times("suspected")]).toEqual([100, 50, 50]);
  }, 120_000);
});
