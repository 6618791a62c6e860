// Longer than 200 lines: each kind of mail is read as it arrives, at one mail server.

import { eq } from "drizzle-orm";
import { pino } from "pino";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { RecommendedBed } from "@shared/specification/contracts/recommendations";
import { formatRand } from "@shared/money";
import { products } from "@shared/schema/catalog-products";
import { outboxMails } from "@shared/schema/mail";
import { rateLimits } from "@shared/schema/machinery";
import { contactMessages } from "@shared/schema/accounts";
import { bedProducts, firearmProducts } from "@shared/specification/tables/views";
import { startMailServer, type MailServer, type ReceivedMail } from "../testing/mail-server";
import { storedProduct } from "../testing/stored-product";
import { startTestApp, type TestApp } from "../testing/test-app";
import { mailKinds } from "../mail-kinds";
import { createComposer } from "./compose";
import { createMailer } from "./mailer";
import type { RunningOutbox } from "./outbox-holder";
import { createOutboxWorker } from "./outbox-worker";

const PUBLIC = "http://localhost:3000";
let server: TestApp;
let smtp: MailServer;
let worker: RunningOutbox;
let beds: Agent;
let firearms: Agent;

beforeAll(async () => {
  smtp = await startMailServer();
  const outbox = {
    startStatus: () => Promise.resolve("queued" as const),
    wake: () => worker.wake(),
  };
  server = await startTestApp({ outbox });
  worker = createOutboxWorker({
    db: server.database.db,
    mailer: createMailer(smtp.url, "Matchwell <hello@matchwell.example>"),
    compose: createComposer({
      db: server.database.db,
      publicUrl: PUBLIC,
      stages: server.stages,
      queue: server.queue,
      kinds: mailKinds,
    }),
    known: mailKinds.payloads,
    now: Date.now,
    logger: pino({ level: "silent" }),
  });
  await worker.start();
  beds = await server.shopper("dialabed");
  firearms = await server.shopper("safarioutdoor");
});
afterAll(async () => {
  await worker.stop(1_000);
  await smtp.close();
  await server.close();
});
beforeEach(async () => {
  smtp.accepted.length = 0;
  await server.database.db.delete(outboxMails);
  await server.database.db.delete(contactMessages);
  await server.database.db.delete(rateLimits);
});

async function received(): Promise<ReceivedMail> {
  await vi.waitFor(() => expect(smtp.accepted).toHaveLength(1), { timeout: 5_000 });
  return smtp.accepted[0]!;
}

const links = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url!.replaceAll("&amp;", "&"));
const header = (mail: ReceivedMail, key: string) =>
  mail.headers.filter((each) => each.key === key).map(({ value }) => value);

describe("the detailed results", () => {
  const preferences = { sleepStyle: "side", firmness: "medium", minPrice: 2000, maxPrice: 30000 };
  const shareUrl = `${PUBLIC}/dialabed?shared=abc&x=1`;
  const ask = async (changes: object = {}) => {
    const { body } = await beds.get("/api/recommendations").query(preferences).expect(200);
    const found = (body as RecommendedBed[]).slice(0, 4);
    await beds
      .post("/api/recommendations/email")
      .send({
        name: "Thandi Müller 🛏",
        email: "thandi@example.com",
        message: "Für uns: “die beste”\nzweite Zeile",
        preferences,
        // Sorted by the shopper, with invented words: the mail shows neither.
        results: [...found].reverse().map((bed) => ({ ...bed, name: "invented", price: "1.00" })),
        shareUrl,
        ...changes,
      })
      .expect(202);
    return found;
  };

  it("come with every bed's picture, price and reasons, whose points add up to its score", async () => {
    const found = await ask();
    const mail = await received();
    expect(mail.recipients).toEqual(["thandi@example.com"]);
    expect(mail.to).toMatchObject([{ address: "thandi@example.com" }]);
    expect(mail.from).toMatchObject({ name: "Matchwell", address: "hello@matchwell.example" });
    expect(mail.subject).toBe(
      `Your bed matches: ${found[0]!.name} (${found[0]!.matchScore}%) and 3 more`,
    );
    for (const part of [mail.html!, mail.text!]) {
      expect(part).toContain("Thandi Müller 🛏");
      expect(part).toContain("Für uns: “die beste”");
      expect(part).not.toContain("invented");
      for (const bed of found) {
        expect(part).toContain(bed.name);
        expect(part).toContain(formatRand(bed.price));
      }
    }
    // Best first, each with the badge's points.
    const listed = [...mail.text!.matchAll(/^(.+): (\d+)% match/gm)];
    expect(listed.map(([, name]) => name)).toEqual(found.map(({ name }) => name));
    for (const block of mail.text!.split("\n\n").filter((each) => /% match/.test(each))) {
      const points = [...block.matchAll(/\((\d+) of \d+\)/g)].map(([, given]) => Number(given));
      const sum = points.reduce((all, each) => all + each, 0);
      expect(sum).toBe(Number(/(\d+)% match/.exec(block)![1]));
    }
    expect(mail.text).toContain("It was sent once");
    expect(mail.text).toContain("gave your address at http://localhost:3000/dialabed");
    expect(header(mail, "list-unsubscribe")).toEqual([]);
    expect(header(mail, "auto-submitted")).toEqual(["auto-generated"]);
  });

  it("lead only to our own pages and to the products' stored addresses, with pictures that mail programs draw", async () => {
    const found = await ask();
    const { html } = await received();
    const addresses = links(html!);
    const stores = found.map(({ magentoUrl }) => magentoUrl);
    for (const address of addresses) {
      expect(address.startsWith(`${PUBLIC}/`) || stores.includes(address), address).toBe(true);
    }
    expect(addresses).toContain(shareUrl);
    const pictures = addresses.filter((address) => address.includes("/pictures/"));
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      const reply = await server.visitor().get(new URL(picture).pathname).expect(200);
      expect(reply.headers["content-type"]).toBe("image/png");
      expect((reply.body as Buffer).subarray(1, 4).toString()).toBe("PNG");
    }
  });

  it("mark the sender's words as theirs, and carry none of their links", async () => {
    await ask({ message: "Look at https://evil.example/x,\nor evil.com or eve@evil.example!" });
    const { html, text, subject } = await received();
    expect(text).toContain(
      [
        "Thandi Müller 🛏 wrote:",
        "> Look at [link removed]",
        "> or [link removed] or [link removed]",
        "Dial-a-Bed and Matchwell did not write these words.",
      ].join("\n"),
    );
    expect(html).toMatch(/wrote:<\/p><blockquote[^>]*>Look at \[link removed\]/);
    expect(html).toContain("Dial-a-Bed and Matchwell did not write these words.");
    expect([html, text, subject].join()).not.toMatch(/evil/);
  });

  it("carry no address that an older server took as a name", async () => {
    await server.database.db.insert(outboxMails).values({
      kind: "bed-results",
      recipient: "a@example.com",
      payload: {
        name: "Bank https://evil.example",
        message: "",
        preferences: {},
        productIds: (await server.database.db.select().from(bedProducts).limit(1)).map(
          ({ id }) => id,
        ),
        shareUrl,
      },
      fingerprint: "x",
      status: "queued",
    });
    worker.wake();
    const { html, text, subject } = await received();
    expect([html, text, subject].join()).not.toMatch(/evil/);
    expect(text).toContain("Picked with Bank [link removed].");
  });

  it("show HTML in a name or a message as the text it is", async () => {
    await ask({ name: `<b>Bold</b>"'`, message: "<script>alert(1)</script><img src=x onerror=y>" });
    const { html, text } = await received();
    expect(html).not.toMatch(/<script|<b>Bold|<img src="?x/);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(text).toContain("<script>alert(1)</script>");
  });

  it("leave out what is not sold any more, and answers that staff removed", async () => {
    const found = await ask({ preferences: { ...preferences, mattressType: "straw" } });
    expect(found.length).toBeGreaterThan(1);
    const { text } = await received();
    expect(text).not.toContain("straw");

    smtp.accepted.length = 0;
    await server.database.db.delete(outboxMails);
    const [gone] = await server.database.db
      .insert(products)
      .values(
        storedProduct("bed-products", {
          magentoId: "gone",
          name: "Gone tomorrow",
          price: "5000.00",
          category: "beds",
          bedSize: "queen",
          mattressType: "foam",
          firmness: "medium",
          sleepStyle: ["side"],
          magentoUrl: "https://store.example/gone",
        }),
      )
      .returning();
    await server.database.db.insert(outboxMails).values({
      kind: "bed-results",
      recipient: "a@example.com",
      payload: {
        name: "A",
        message: "",
        preferences,
        productIds: [gone!.id, found[0]!.id],
        shareUrl,
      },
      fingerprint: "x",
    });
    await server.database.db.delete(products).where(eq(products.id, gone!.id));
    await server.database.db.update(outboxMails).set({ status: "queued" });
    worker.wake();
    const mail = await received();
    expect(mail.text).not.toContain("Gone tomorrow");
    expect(mail.text).toContain(found[0]!.name);
  });
});

describe("the favorites", () => {
  it("come in the order chosen, at today's prices, with what is saved and the total", async () => {
    const { db } = server.database;
    const rows = await db.select().from(firearmProducts).limit(40);
    const special = rows.find(({ specialPrice }) => specialPrice !== null)!;
    const plain = rows.find(({ specialPrice }) => specialPrice === null)!;
    await firearms
      .post("/api/safari/favorites/email")
      .send({ email: "thabo@example.com", skus: [special.externalId, plain.externalId] })
      .expect(202);
    const mail = await received();
    expect(mail.subject).toBe("Your favorites from Safari Outdoor: 2 products");
    const total = Number(special.specialPrice) + Number(plain.price);
    for (const part of [mail.html!.replaceAll("&#x27;", "'"), mail.text!]) {
      expect(part.indexOf(special.name)).toBeGreaterThan(0);
      expect(part.lastIndexOf(plain.name)).toBeGreaterThan(part.indexOf(special.name));
      expect(part).toContain(formatRand(special.specialPrice!));
      expect(part).toContain(
        `Save ${formatRand(Number(special.price) - Number(special.specialPrice))}`,
      );
      expect(part).toContain(`Total Value: ${formatRand(total)}`);
      expect(part).toContain("Purchases follow the retailer's licensing checks.");
    }
    const addresses = links(mail.html!);
    for (const picture of addresses.filter((address) => address.includes("/pictures/"))) {
      await server
        .visitor()
        .get(new URL(picture).pathname)
        .expect(200)
        .expect("content-type", "image/png");
    }
  });
});

describe("the contact form's mail", () => {
  const write = (changes: object = {}) =>
    server
      .visitor()
      .post("/api/contact")
      .send({
        name: "Zoë Ndlovu",
        email: "zoe@shop.example",
        message: "We sell beds.\nCall us?",
        ...changes,
      });

  it("goes to the owner, who can answer by replying", async () => {
    await write().expect(201);
    const mail = await received();
    expect(mail.recipients).toEqual(["owner@example.com"]);
    expect(mail.replyTo).toMatchObject([{ address: "zoe@shop.example" }]);
    expect(mail.subject).toBe("Message from Zoë Ndlovu");
    expect(mail.text).toContain(
      "Zoë Ndlovu wrote:\n> We sell beds.\n> Call us?\nA visitor typed this into the contact form. Matchwell did not write it",
    );
    expect(mail.html).toMatch(/Zoë Ndlovu wrote:<\/p><blockquote[^>]*>We sell beds\.\nCall us\?</);
    expect(mail.text).toContain("Sent by the contact form at http://localhost:3000");
  });

  it.each([
    ["name", "Eve\r\nBcc: victim@example.com"],
    ["name", "Eve\nSubject: Other"],
    ["name", "Eve\u2028Bcc: victim@example.com"],
    ["email", "eve@example.com\r\nBcc: victim@example.com"],
    ["email", "eve@example.com, victim@example.com"],
    ["email", "eve@example.com;victim@example.com"],
    ["email", "Eve <eve@example.com>"],
    ["email", '"eve@example.com victim@example.com"@example.com'],
    ["email", "eve@example.com\0"],
  ])("is refused with a header or a second recipient in the %s: %j", async (field, value) => {
    await write({ [field]: value }).expect(400);
    expect(smtp.accepted).toEqual([]);
  });

  it("has no address in its subject, also when an older server took one as a name", async () => {
    await server.database.db.insert(outboxMails).values({
      kind: "contact",
      recipient: "owner@example.com",
      payload: { name: "Win at evil.com", email: "eve@example.com", message: "See evil.com" },
      fingerprint: "x",
      status: "queued",
    });
    worker.wake();
    const { subject, text } = await received();
    expect(subject).toBe("Message from Win at [link removed]");
    expect(text).toContain("> See evil.com");
  });

  it("lets nothing that a name or a message may hold become a header or a recipient", async () => {
    await write({
      name: '"<victim>, Bcc: victim2" =?utf-8?q?=0D=0ABcc:x=40y=2Ez?=',
      message: "Hello\r\n.\r\nMAIL FROM:<x@example.com>\r\nBcc: victim@example.com\r\n\r\n--\r\n",
    }).expect(201);
    const mail = await received();
    expect(mail.recipients).toEqual(["owner@example.com"]);
    expect(mail.to).toHaveLength(1);
    expect(header(mail, "bcc")).toEqual([]);
    expect(header(mail, "subject")).toHaveLength(1);
    expect(mail.text).toContain("> MAIL FROM:<x@example.com>");
  });
});
