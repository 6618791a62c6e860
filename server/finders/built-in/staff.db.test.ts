import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { FinderSummary } from "@shared/contracts/finders";
import type { RecommendedBed } from "@shared/specification/contracts/recommendations";
import type { FinderDocument } from "@shared/finders/document";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { bedFinderDocument } from "./check-contract";

let server: TestApp;
let admin: Agent;
let shopper: Agent;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.staff("admin");
  shopper = await server.shopper("dialabed");
});
afterAll(() => server.close());

const own = "/api/admin/finders/dialabed";

async function publish(document: FinderDocument) {
  const { body: draft } = (await admin.get(`${own}/draft`).expect(200)) as {
    body: { revision: number };
  };
  const { body: saved } = (await admin
    .put(`${own}/draft`)
    .send({ revision: draft.revision, document })
    .expect(200)) as { body: { revision: number } };
  return admin.post(`${own}/publish`).send({ revision: saved.revision, note: "Tried" });
}

const goLive = (version: number | null) => admin.post(`${own}/live`).send({ version }).expect(200);

const best = async () =>
  (
    (await shopper.get("/api/recommendations?sleepStyle=side&firmness=firm").expect(200))
      .body as RecommendedBed[]
  )[0]!;

const withWeight = (id: string, weight: number): FinderDocument => ({
  ...bedFinderDocument,
  questions: bedFinderDocument.questions.map((question) =>
    question.id === id ? { ...question, weight } : question,
  ),
});

describe("the bed finder for staff", () => {
  it("is a finder like those that they make, and exports the document it comes with", async () => {
    const { body } = await admin.get("/api/admin/finders").expect(200);
    // Their gates are the configuration's, and gates all the same.
    const whole = { isGated: true, liveVersion: 1, lastVersion: 1 };
    expect(body).toMatchObject([
      { slug: "dialabed", name: "Bed Finder", ...whole },
      { slug: "safarioutdoor", name: "Gun Finder", ...whole },
    ]);
    const { body: document } = await admin.get(`${own}/export?version=1`).expect(200);
    expect(document).toEqual(JSON.parse(JSON.stringify(bedFinderDocument)));
  });

  it("weighs answers as the published document says, and as before after a rollback", async () => {
    const before = await best();
    expect(before.match.map(({ criterion, max }) => [criterion, max])).toEqual([
      ["sleepStyle", 55],
      ["firmness", 45],
    ]);
    const published = await publish(withWeight("sleepStyle", 0));
    expect([published.status, published.body]).toMatchObject([201, { liveVersion: 2 }]);
    expect((await best()).match.map(({ criterion, max }) => [criterion, max])).toEqual([
      ["firmness", 100],
    ]);
    await goLive(1);
    expect(await best()).toEqual(before);
  });

  it("cannot lose a question that its calls carry, nor become one about other products", async () => {
    const [, ...questions] = bedFinderDocument.questions;
    const lost = await publish({ ...bedFinderDocument, questions });
    expect(lost.status).toBe(400);
    expect((lost.body as ErrorBody).errors).toContainEqual({
      path: "questions",
      message:
        "This finder's calls carry an answer to sleepStyle. Keep this question; it may be asked never.",
    });
    const [section] = bedFinderDocument.sections;
    const other = await publish({
      ...bedFinderDocument,
      sections: [{ ...section!, catalogue: "firearm-products" }],
    });
    expect(other.status).toBe(400);
    expect((other.body as ErrorBody).errors).toContainEqual({
      path: "sections.0.catalogue",
      message: "This finder's calls are about the catalog bed-products. Choose from it first.",
    });
  });

  it("names only what beds state, and what every product may: a brand, which no bed has", async () => {
    await admin
      .post("/api/admin/attributes")
      .send({ id: "width", kind: "number", label: { en: "Width" } })
      .expect(201);
    const withRule = (condition: object) => {
      const rule = { id: "wish", rule: { use: "score", condition } };
      return publish({ ...bedFinderDocument, rules: [rule] } as unknown as FinderDocument);
    };
    const foreign = await withRule({ attribute: "width", atLeast: 90 });
    expect([foreign.status, (foreign.body as ErrorBody).errors]).toMatchObject([
      400,
      [{ path: "rules.0.rule.condition" }],
    ]);
    const branded = await withRule({ attribute: "brand", is: "Karoo" });
    expect(branded.status).toBe(201);
    expect((await best()).match).toContainEqual(
      expect.objectContaining({ criterion: "wish", verdict: "unknown" }),
    );
    await goLive(1);
  });

  it("keeps the name, the password and the place that it is installed with", async () => {
    const { body } = (await admin.get(own).expect(200)) as { body: { updatedAt: string } };
    const { updatedAt } = body;
    const renamed = await admin.put(own).send({ name: "Other", updatedAt }).expect(409);
    expect(renamed.body).toMatchObject({ code: "built_in" });
    await admin.put(own).send({ password: null, updatedAt }).expect(409);
    await admin.delete(own).expect(409);
  });

  it("can be closed: its calls say so, nobody can choose it, and it opens again", async () => {
    await goLive(null);
    const { body } = await shopper.get("/api/recommendations").expect(404);
    expect(body).toMatchObject({ code: "not_open" });
    await shopper.get("/api/finders/dialabed").expect(404);
    const { body: list } = await shopper.get("/api/finders").expect(200);
    expect((list as FinderSummary[]).map(({ slug }) => slug)).toEqual(["safarioutdoor"]);
    await goLive(1);
    await shopper.get("/api/finders/dialabed").expect(200);
  });

  it("asks for its password before it tells its questions", async () => {
    const { body } = await server.visitor().get("/api/finders/dialabed").expect(401);
    expect(body).toMatchObject({ code: "locked" });
  });
});
