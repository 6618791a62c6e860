// Longer than 200 lines: the request's checks and its limits are tested on one server, with one sample.

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import { attributes, products } from "@shared/schema/catalog-products";
import { finders } from "@shared/schema/finders";
import { rateLimits } from "@shared/schema/machinery";
import { outboxMails } from "@shared/schema/mail";
import { firearmProducts } from "@shared/specification/tables/views";
import { bootAttributes, bootDocument, boots } from "../finders/testing/boots";
import { insertFinder } from "../testing/a-finder";
import { startTestApp, type TestApp } from "../testing/test-app";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  await db.insert(attributes).values(bootAttributes);
  await db.insert(products).values(boots);
  const [ground, ...others] = bootDocument.questions;
  const brands = {
    id: "brand",
    title: { en: "Which brands?" },
    ask: { kind: "many" as const },
    required: false,
    options: { products: "brand" as const },
  };
  const document = { ...bootDocument, questions: [ground!, ...others, brands] };
  await insertFinder(db, { slug: "boots", document });
  await insertFinder(db, { slug: "gated", document, password: "lace-them-up" });
  await insertFinder(db, { slug: "closed", document, isOpen: false });
  const silent = { ...document, results: { actions: ["share" as const] } };
  await insertFinder(db, { slug: "silent", document: silent });
  const sections = [{ id: "boots", catalogue: "shoes", filter: { products: ["no-such-boot"] } }];
  await insertFinder(db, { slug: "empty", document: { ...document, sections } });
  const when = { question: "ground", is: "trail" };
  const results = { endings: [{ when, text: { en: "Come and see us." } }] };
  await insertFinder(db, { slug: "ended", document: { ...document, results } });
  server.clock.ahead += 2_000;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(outboxMails);
  await server.database.db.delete(rateLimits);
});

const mail = (changes: object = {}) => ({
  email: "thandi@example.com",
  version: 1,
  locale: "en",
  answers: { ground: "trail", width: "wide", budget: "..1000" },
  ...changes,
});
const post = (body: object, slug = "boots") =>
  server.visitor().post(`/api/finders/${slug}/email`).send(body);
const stored = () => server.database.db.select().from(outboxMails);

describe("the mail with a finder's results", () => {
  it("is stored before it is answered for: the answers, and the words that were shown", async () => {
    await post(mail()).expect(202, { status: "held" });
    expect(await stored()).toMatchObject([
      {
        kind: "finder-results",
        recipient: "thandi@example.com",
        payload: {
          slug: "boots",
          version: 1,
          locale: "en",
          answers: { ground: "trail", width: "wide", budget: "..1000" },
          asked: [
            { id: "ground", question: "Where do you walk?", answer: "Trail" },
            { id: "width", question: "How wide are your feet?", answer: "Wide" },
            { id: "budget", question: "What may it cost?", answer: "up to R1,000" },
          ],
        },
      },
    ]);
  });

  it("is one mail when it is asked for twice, in whatever order", async () => {
    await post(mail()).expect(202);
    await post(mail({ answers: { budget: "..1000", width: "wide", ground: "trail" } })).expect(202);
    expect(await stored()).toHaveLength(1);
    await post(mail({ answers: { ground: "trail", width: "narrow" } })).expect(202);
    expect(await stored()).toHaveLength(2);
  });

  it("is shown to staff by its name", async () => {
    await post(mail()).expect(202);
    const { body } = await (await server.staff()).get("/api/admin/outbox").expect(200);
    expect(body).toMatchObject({ items: [{ kindLabel: "Finder results", status: "held" }] });
  });

  it("may need no answers, and stands in the finder's own locale where the wished one is none", async () => {
    await post(mail({ answers: {}, locale: "fr" })).expect(202);
    expect((await stored())[0]!.payload).toMatchObject({ locale: "en", answers: {}, asked: [] });
    await post({ email: "b@example.com", version: 1, answers: {} }).expect(202);
  });

  it("keeps nothing that a stranger wrote in place of a choice", async () => {
    const brand = "win at https://evil.example,<b>now</b>";
    await post(mail({ answers: { ground: "trail", brand } })).expect(202);
    expect((await stored())[0]!.payload).toMatchObject({ answers: { ground: "trail" } });
    expect(JSON.stringify(await stored())).not.toContain("evil");
  });
});

describe("a finder", () => {
  it("must be unlocked", async () => {
    await post(mail(), "gated").expect(401);
    const shopper = server.visitor();
    const unlock = { app: "gated", password: "lace-them-up" };
    await shopper.post("/api/verify-password").send(unlock).expect(200);
    await shopper.post("/api/finders/gated/email").send(mail()).expect(202);
  });

  it("must be open, also for staff", async () => {
    const { body } = await post(mail(), "closed").expect(404);
    expect(body).toMatchObject({ code: "not_open" });
    await (
      await server.staff()
    )
      .post("/api/finders/closed/email")
      .send(mail())
      .expect(404)
      .expect(({ body: told }) => expect(told).toMatchObject({ code: "not_open" }));
    expect(await stored()).toEqual([]);
  });

  it("must be there, in that version", async () => {
    await post(mail(), "unheard-of").expect(404);
    await post(mail(), "Boots").expect(404);
    await post(mail(), "%00").expect(400);
    const { body } = await post(mail({ version: 9 })).expect(404);
    expect(body).toMatchObject({ code: "unknown_version" });
  });

  it("of the two that are built in has mails of its own", async () => {
    await post(mail(), "dialabed").expect(401);
    const shopper = await server.shopper("dialabed");
    await shopper.post("/api/finders/dialabed/email").send(mail()).expect(404);
  });

  it("that finds nothing says so at once", async () => {
    const { body } = (await post(mail(), "empty").expect(400)) as { body: ErrorBody };
    const message = "Nothing fits these answers. Change one of them.";
    expect(body.errors).toEqual([{ path: "answers", message }]);
  });

  it("whose answers end without products says so", async () => {
    const { body } = (await post(mail(), "ended").expect(400)) as { body: ErrorBody };
    const message = "These answers end without products, so there is nothing to mail.";
    expect(body.errors).toEqual([{ path: "answers", message }]);
    await post(mail({ answers: { ground: "road" } }), "ended").expect(202);
  });

  it("sends no mails where its results have none", async () => {
    const { body } = await post(mail(), "silent").expect(404);
    expect(body).toMatchObject({ code: "no_mail" });
  });
});

describe("a request", () => {
  it.each([
    ["no address", { email: "" }, "email"],
    ["two recipients", { email: "a@example.com,b@example.com" }, "email"],
    ["a header in the address", { email: "a@example.com\nBcc: b@example.com" }, "email"],
    ["no version", { version: undefined }, "version"],
    ["a version that is a text", { version: "1" }, "version"],
    ["a version below all", { version: 0 }, "version"],
    ["a version beyond all", { version: 1e12 }, "version"],
    ["a locale that is none", { locale: "e\u0000" }, "locale"],
    ["no answers", { answers: undefined }, "answers"],
    ["a list of answers", { answers: ["trail"] }, "answers"],
    ["an answer that is no text", { answers: { size: 42 } }, "answers.size"],
    ["a long answer", { answers: { ground: "x".repeat(20_000) } }, "answers.ground"],
    ["a question that is no id", { answers: { "a b": "x" } }, "answers.a b"],
    ["a question that nobody asks", { answers: { planet: "moon" } }, "planet"],
    ["an option that nobody offers", { answers: { ground: "moon" } }, "ground"],
    ["a number out of bounds", { answers: { size: "900" } }, "size"],
    ["a NUL in an answer", { answers: { ground: "trail\u0000" } }, "answers.ground"],
    ["half a surrogate pair in an answer", { answers: { width: "\ud800" } }, "answers.width"],
    ["a name", { name: "Thandi" }, "name"],
    ["a link", { shareUrl: "https://evil.example" }, "shareUrl"],
  ])("with %s is a 400 that names the field, and stores nothing", async (_, changes, path) => {
    const { body } = (await post(mail(changes)).expect(400)) as { body: ErrorBody };
    expect(body.errors?.map((error) => error.path)).toContain(path);
    expect(await stored()).toEqual([]);
  });

  it("of 200 kB is refused, and one that is no JSON", async () => {
    await post(mail({ answers: { ground: "x".repeat(200_000) } })).expect(413);
    await server.visitor().post("/api/finders/boots/email").type("form").send("a=b").expect(415);
  });

  it("of another site is refused", async () => {
    await post(mail()).set("Origin", "https://evil.example").expect(403);
  });

  it("that is refused uses up nobody's mails; of the others ten a network are taken", async () => {
    for (let n = 0; n < 12; n++) await post(mail({ answers: { ground: "moon" } })).expect(400);
    const answers = [];
    for (let n = 0; n < 11; n++) answers.push(await post(mail({ email: `p${n}@example.com` })));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(202), 429]);
    expect((answers[10]!.body as ErrorBody).message).toMatch(/many mails/);
    expect(await stored()).toHaveLength(10);
  });

  it("counts together with those for other mails", async () => {
    for (let n = 0; n < 5; n++) {
      await post(mail({ answers: { budget: `..${1_000 + n}` } })).expect(202);
    }
    const firearms = await server.shopper("safarioutdoor");
    const [{ sku }] = (await server.database.db
      .select({ sku: firearmProducts.externalId })
      .from(firearmProducts)
      .limit(1)) as [{ sku: string }];
    const body = { email: "thandi@example.com", skus: [sku] };
    await firearms.post("/api/safari/favorites/email").send(body).expect(429);
  });
});

it("a finder that closes takes no more mails", async () => {
  const { db } = server.database;
  await db.update(finders).set({ liveVersion: null }).where(eq(finders.slug, "silent"));
  server.clock.ahead += 2_000;
  expect((await post(mail(), "silent").expect(404)).body).toMatchObject({ code: "not_open" });
});
