// Longer than 200 lines: what the mail says now and later is read on one server, of one finder.

import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attributes, products } from "@shared/schema/catalog-products";
import { embedSettings, finders, finderVersions } from "@shared/schema/finders";
import { rateLimits } from "@shared/schema/machinery";
import { outboxMails } from "@shared/schema/mail";
import { createCatalogs } from "../catalog/store/catalogs";
import { createLiveFinders, createVersionMarks } from "../finders/live/live-finders";
import { createStages } from "../finders/shopper/stages";
import { bootAttributes, bootDocument, boots } from "../finders/testing/boots";
import { insertFinder, insertVersion } from "../testing/a-finder";
import { startTestApp, type TestApp } from "../testing/test-app";
import { mailKinds } from "../mail-kinds";
import { createComposer } from "./compose";
import { UnsendableError } from "./kinds/mail-kind";

const PUBLIC = "http://localhost:3000";
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  await db.insert(attributes).values(bootAttributes);
  await db.insert(products).values(boots);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(outboxMails);
  await db.delete(rateLimits);
  await db.delete(finders);
  await db.delete(embedSettings).where(eq(embedSettings.client, "boots"));
  await insertFinder(db, { slug: "boots", name: "Boot Finder", document: bootDocument });
  later();
});

/** Lets the server see what was changed. */
function later(): void {
  server.clock.ahead += 2_000;
}

async function ask(answers: Record<string, string>, more: object = {}): Promise<void> {
  const body = { email: "thandi@example.com", version: 1, answers, ...more };
  await server.visitor().post("/api/finders/boots/email").send(body).expect(202);
}

/** The mail as it is sent now. */
async function composed() {
  const [row] = await server.database.db.select().from(outboxMails);
  const compose = createComposer({
    db: server.database.db,
    publicUrl: PUBLIC,
    stages: server.stages,
    queue: server.queue,
    kinds: mailKinds,
  });
  return compose({ ...row!, leaseUntil: new Date() });
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
const links = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url!.replaceAll("&amp;", "&"));

describe("a mail with a finder's results", () => {
  it("says who sends it, what was asked, and why each product is there", async () => {
    await ask({ ground: "trail", width: "wide", waterproof: "must", budget: "..1300" });
    const { to, subject, html, text } = await composed();
    expect(to).toBe("thandi@example.com");
    expect(subject).toMatch(/^Your matches from Stride: Boot b1 and \d more$/);
    for (const part of [plain(html), text]) {
      expect(part).toContain("Stride");
      expect(part).toMatch(/Where do you walk\? +Trail/);
      expect(part).toMatch(/What may it cost\? +up to R1,300/);
      expect(part).toContain("Grip: Trail, as you asked");
      // What the shop does not state, of a wish and of a must.
      expect(part).toContain("? The shop does not state the width");
      expect(part).toContain("The shop does not state “waterproof”");
      expect(part).toMatch(/Width: +Wide/);
      // Two musts are met beside the wishes that it is of.
      expect(part).toMatch(/100\s*% of your preferences/);
      expect(part).toContain("R1,200");
      expect(part).toContain("Made with version 1 of Boot Finder");
      expect(part).toContain(`Somebody gave your address at ${PUBLIC}/f/boots`);
    }
    expect(html).toContain('lang="en"');
  });

  it("has the points of every line add up to the score", async () => {
    await ask({ ground: "trail", width: "wide" });
    const { text } = await composed();
    const blocks = text.split("\n\n").filter((each) => /% match/.test(each));
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks) {
      const points = [...block.matchAll(/\((\d+) of \d+\)/g)].map(([, given]) => Number(given));
      const sum = points.reduce((all, each) => all + each, 0);
      expect(sum).toBe(Number(/(\d+)% match/.exec(block)![1]));
    }
  });

  it("says what is on request, out of stock, and sold from a price on", async () => {
    await ask({ ground: "trail", width: "normal" });
    const { text } = await composed();
    expect(text).toMatch(/Boot b4: \d+% match, Price on request, In Stock/);
    expect(text).toMatch(/Fell Boot: \d+% match, from R1,000, In Stock/);
    expect(text.indexOf("Out of stock now")).toBeLessThan(text.indexOf("Boot b5"));
    expect(text.indexOf("Boot b5")).toBeGreaterThan(text.indexOf("Boot b2"));
  });

  it("names what was given up", async () => {
    await ask({ waterproof: "must", ground: "trail", width: "wide", budget: "..10" });
    const { html, text } = await composed();
    const sentence = "Nothing meets all of it: we gave up “What may it cost?” (up to R10).";
    expect(text).toContain(sentence);
    expect(plain(html)).toContain(sentence);
  });

  it("shows no percentages where little was answered", async () => {
    await ask({ size: "42" });
    const { subject, text } = await composed();
    expect(text).toContain("A first selection");
    expect([subject, text].join()).not.toMatch(/\d%|\d of \d/);
  });

  it("links to the finder with the same answers, as shared links have them", async () => {
    await ask({ ground: "trail", width: "wide" });
    const { html, text } = await composed();
    const link = links(html).find((each) => each.startsWith(`${PUBLIC}/f/boots?shared=`))!;
    expect(text).toContain(link);
    const shared = Buffer.from(new URL(link).searchParams.get("shared")!, "base64url").toString();
    expect(JSON.parse(shared)).toEqual({ v: 1, a: { ground: "trail", width: "wide" } });
  });

  it("says how well a product fits as the document says it, in its words and its color", async () => {
    const { db } = server.database;
    const document = {
      ...bootDocument,
      results: { card: ["width"], badge: "words" as const, heading: { de: "Ihre Schuhe" } },
      texts: { "match-great": { en: "Spot on", de: "Passt genau" } },
    };
    await insertVersion(db, "boots", 2, document);
    const brand = { name: "Stride", website: null, color: "#0000aa", links: [] };
    await db.update(finders).set({ liveVersion: 2, brand }).where(eq(finders.slug, "boots"));
    later();
    await ask({ ground: "trail", width: "wide" }, { version: 2, locale: "de" });
    const { subject, html, text } = await composed();
    expect(text).toMatch(/^Stride\n\nIhre Schuhe\n/);
    expect(text).toContain("Boot b1: Passt genau, R1,200");
    expect([subject, text].join()).not.toMatch(/\d%|\(\d+ of \d+\)/);
    expect(html).toContain('lang="de"');
    expect(html).toContain("color:#0000aa");
  });

  it("shows markup in names as the text it is", async () => {
    const { db } = server.database;
    const evil = `<script>alert("1")</script>`;
    const isB1 = eq(products.key, "b1");
    const pageUrl = "javascript:alert(1)";
    await db.update(products).set({ name: evil, pageUrl }).where(isB1);
    later();
    await ask({ ground: "trail", width: "wide" });
    const { html } = await composed();
    await db.update(products).set({ name: "Boot b1", pageUrl: null }).where(isB1);
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toMatch(/<script|javascript:/);
  });
});

describe("composing later", () => {
  it("uses the version that was answered, and says that another is open", async () => {
    const { db } = server.database;
    await ask({ ground: "trail", width: "wide" });
    await insertVersion(db, "boots", 2, {
      ...bootDocument,
      questions: bootDocument.questions.slice(2).map((each) => ({ ...each, required: false })),
    });
    await db.update(finders).set({ liveVersion: 2 }).where(eq(finders.slug, "boots"));
    later();
    const { text } = await composed();
    expect(text).toContain("Boot b1: 100% match");
    expect(text).toContain("Where do you walk? Trail");
    expect(text).toContain("Made with version 1 of Boot Finder");
    expect(text).toContain("The questions have changed since");
  });

  it("leaves out what is gone, and takes today's prices", async () => {
    const { db } = server.database;
    const [b1, b2] = [boots[0]!, boots[1]!];
    await ask({ ground: "trail", width: "wide" });
    await db.delete(products).where(eq(products.key, b1.key));
    await db.update(products).set({ price: "777.00" }).where(eq(products.key, b2.key));
    later();
    const { text } = await composed();
    await db.insert(products).values(b1);
    await db.update(products).set({ price: b2.price }).where(eq(products.key, b2.key));
    expect(text).not.toContain("Boot b1");
    expect(text).toContain("R777");
  });

  it("names answers that are no longer offered, in the words of then", async () => {
    const { db } = server.database;
    await ask({ ground: "trail", width: "wide" });
    const isGrip = eq(attributes.id, "grip");
    const values = bootAttributes[0]!.values!.filter(({ id }) => id !== "trail");
    await db.update(attributes).set({ values }).where(isGrip);
    later();
    const { text } = await composed();
    await db.update(attributes).set({ values: bootAttributes[0]!.values }).where(isGrip);
    expect(text).toContain("Where do you walk? Trail");
    expect(text).toContain("No longer offered, and left out: “Where do you walk?”.");
  });
});

describe("nothing is sent", () => {
  const unsendable = async (sentence: string) => {
    later();
    await expect(composed()).rejects.toThrow(new UnsendableError(sentence));
  };
  const answers = { ground: "trail", width: "wide" };

  it("of a finder that closed since", async () => {
    await ask(answers);
    await server.database.db.update(finders).set({ liveVersion: null });
    await unsendable("Its finder is closed. Open it, then send this again.");
  });

  it("of a finder that was deleted since", async () => {
    await ask(answers);
    await server.database.db.delete(finders);
    await unsendable("Its finder was deleted.");
  });

  it("of a version that is no longer kept", async () => {
    const { db } = server.database;
    await insertVersion(db, "boots", 3, bootDocument);
    await db.update(finders).set({ liveVersion: 3 }).where(eq(finders.slug, "boots"));
    later();
    await ask(answers, { version: 3 });
    const isThird = and(eq(finderVersions.slug, "boots"), eq(finderVersions.version, 3));
    await db.delete(finderVersions).where(isThird);
    // As a server that has not read it before.
    const stages = createStages({
      finders: createLiveFinders(db, Date.now),
      products: createCatalogs(db, Date.now),
      marks: createVersionMarks(["a secret that only tests know"]),
      now: Date.now,
    });
    const [row] = await db.select().from(outboxMails);
    const mail = createComposer({
      ...{ db, publicUrl: PUBLIC, stages },
      queue: server.queue,
      kinds: mailKinds,
    })({
      ...row!,
      leaseUntil: new Date(),
    });
    await expect(mail).rejects.toThrow("The version of its finder is no longer kept.");
  });

  it("of products that are all gone", async () => {
    const { db } = server.database;
    await ask(answers);
    await db.delete(products);
    later();
    await expect(composed()).rejects.toThrow("No product fits its answers any more.");
    await db.insert(products).values(boots);
  });

  it("where a fact was answered with what is no longer offered", async () => {
    const { db } = server.database;
    await ask({ ...answers, allergy: "latex" });
    const [row] = await db.select().from(outboxMails);
    const payload = row!.payload as { answers: object };
    const changed = { ...payload, answers: { ...payload.answers, allergy: "nickel" } };
    await db.update(outboxMails).set({ payload: changed });
    await unsendable("An answer that must always count is no longer offered.");
  });

  it("of stored data that nobody can read", async () => {
    await ask(answers);
    await server.database.db.update(outboxMails).set({ payload: { slug: "boots" } });
    await unsendable("The stored data of this mail cannot be read.");
  });
});
