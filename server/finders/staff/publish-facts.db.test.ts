// Longer than 200 lines: what a fact hides is read by everybody who asks, of one finder.

import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StatedValues } from "@shared/contracts/attributes";
import type { Draft, FormerFacts, StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderMatching } from "@shared/contracts/finder-matching";
import { auditEntries } from "@shared/schema/accounts";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import { finders } from "@shared/schema/finders";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { shopperCalls } from "../testing/ask-tents";

const en = (text: string) => ({ en: text });

/** A finder of tires: the car, in a list of what fits, and the season are facts. */
const tireFinder = (schema: 1 | 2, more: object = {}) => ({
  schema,
  locale: "en",
  title: en("Tires"),
  questions: [
    {
      id: "car",
      title: en("Which car?"),
      ask: { kind: "find" },
      fact: true,
      options: { listed: "cars", key: "car" },
      rules: [{ use: "filter", condition: { list: "cars", listedFor: [{ answer: "car" }] } }],
    },
    {
      id: "season",
      title: en("Which season?"),
      ask: { kind: "one" },
      fact: true,
      required: false,
      options: ["winter", "summer"].map((id) => ({
        id,
        label: en(id),
        rules: [{ use: "filter", condition: { attribute: "season", is: id } }],
      })),
    },
  ],
  sections: [{ id: "tires", catalogue: "tires" }],
  results: more,
});

const LIST = `car,product
Golf,T1
Golf,T2
Polo,T3`;

let server: TestApp;
let editor: Agent;
let viewer: Agent;

beforeAll(async () => {
  server = await startTestApp();
  [editor, viewer] = [await server.staff("editor"), await server.staff("viewer")];
  const { db } = server.database;
  await db.insert(catalogs).values({ id: "tires", name: "Tires", selection: {} });
  await db.insert(attributes).values({
    id: "season",
    label: en("Season"),
    kind: "choice",
    values: ["winter", "summer"].map((id) => ({
      id,
      label: en(id),
      synonyms: [],
      isRetired: false,
    })),
  });
  const tire = (key: string, season?: string) => ({
    key,
    name: `Tire ${key}`,
    price: "1000",
    values: (season === undefined ? {} : { season }) as StatedValues,
  });
  // T4 and T5 stand in no row.
  await db
    .insert(products)
    .values([
      tire("T1", "winter"),
      tire("T2"),
      tire("T3", "winter"),
      tire("T4", "winter"),
      tire("T5"),
    ]);
});
afterAll(() => server.close());

/** Another finder for each test: versions are never read anew. */
let slug = "tires";
let count = 0;
const at = (rest: string) => `/api/admin/finders/${slug}${rest}`;
const publish = async (document: object) => {
  const { revision } = (await editor.get(at("/draft")).expect(200)).body as Draft;
  await editor.put(at("/draft")).send({ revision, document }).expect(200);
  await editor
    .post(at("/publish"))
    .send({ revision: revision + 1 })
    .expect(201);
};
const shopper = () => shopperCalls(server.visitor(), slug);
const found = async (query: string) => {
  const { sections, ending } = await shopper().results(query);
  const [section] = sections;
  return { keys: section?.items.map(({ id }) => id).sort(), withheld: section?.withheld, ending };
};
const setComplete = (isComplete: boolean) =>
  editor.put("/api/admin/product-lists/cars").send({ isComplete }).expect(200);

beforeEach(async () => {
  count += 1;
  slug = `tires-${count}`;
  await server.database.db.delete(finders);
  server.clock.ahead += 2_000;
  const lists = "/api/admin/product-lists";
  if ((await editor.get(`${lists}/cars`)).status === 404) {
    const keys = [{ id: "car", label: "Car", kind: "text" }];
    await editor.post(lists).send({ id: "cars", name: "Cars", keys }).expect(201);
    await editor.post(`${lists}/cars/import`).type("text/csv").send(LIST).expect(200);
  }
  await setComplete(false);
  await editor.post("/api/admin/finders").send({ slug, name: "Tires" }).expect(201);
});

const NO_LIST = "The shop’s list does not say what they are for";

describe("a fact's must", () => {
  it("hides what a list does not have for the car, and counts what stands in no row", async () => {
    await publish(tireFinder(2));
    expect(await found("car=golf")).toEqual({
      keys: ["T1", "T2"],
      withheld: [{ count: 2, text: NO_LIST }],
      ending: undefined,
    });
    // Two of it state no season; of those that are in no row for the car one does not, either.
    expect(await found("car=golf&season=winter")).toEqual({
      keys: ["T1"],
      withheld: [
        { count: 2, text: NO_LIST },
        { count: 1, text: "The shop does not state the season" },
      ],
      ending: undefined,
    });
    await setComplete(true);
    expect(await found("car=golf")).toEqual({
      keys: ["T1", "T2"],
      withheld: undefined,
      ending: undefined,
    });
  });

  it("ends where the car is in no row, in a sentence of ours or of staff", async () => {
    await publish(tireFinder(2));
    const { keys, ending } = await found("car=Trabant 601");
    expect(keys).toBeUndefined();
    expect(ending?.text).toMatch(/^“Trabant 601” is not in our list, so we cannot say what fits\./);
    const phone = "+27 21 555 0142";
    await publish(
      tireFinder(2, { unlisted: [{ list: "cars", text: en("Call us about a {answer}."), phone }] }),
    );
    expect(await found("car=Trabant 601")).toEqual({
      keys: undefined,
      withheld: undefined,
      ending: { text: "Call us about a Trabant 601.", phone },
    });
    expect(await shopper().suggestions("car=Trabant 601")).toEqual([]);
    expect((await found("car=Polo")).keys).toEqual(["T3"]);
  });

  it("is what options count, and what the console says of a product", async () => {
    await publish(tireFinder(2));
    expect(await shopper().get("/counts?of=season&car=Golf")).toMatchObject({
      questions: { season: { winter: 1, summer: 0 } },
    });
    const watched = async (key: string, query: string) => {
      const path = at(`/draft/matching?console.watch=${key}&${query}`);
      const { body } = await viewer.get(path).expect(200);
      return (body as FinderMatching).watched;
    };
    expect(await watched("T1", "car=Golf")).toMatchObject({ place: 1, obstacles: [] });
    expect(await watched("T3", "car=Golf")).toMatchObject({
      place: null,
      obstacles: [{ id: "car", isNotStated: false, text: "It does not meet a must." }],
    });
    expect(await watched("T4", "car=Golf")).toMatchObject({
      place: null,
      obstacles: [
        {
          id: "car",
          isNotStated: true,
          text: "The shop’s list does not say what it is for, so it is hidden",
        },
      ],
    });
  });

  it("of the former meaning keeps them behind the others, marked, whatever was published since", async () => {
    await publish(tireFinder(1));
    await publish(tireFinder(2));
    const former = await shopper().section("car=Golf&v=1");
    expect(former.items.map(({ id }) => id)).toEqual(["T1", "T2", "T3", "T4", "T5"]);
    expect(former.withheld).toBeUndefined();
    expect(former.items.filter(({ unknowns }) => unknowns.length > 0)).toHaveLength(3);
    expect((await found("car=Golf&v=2")).keys).toEqual(["T1", "T2"]);
    await editor.post(at("/live")).send({ version: 1 }).expect(200);
    expect((await found("car=Golf")).keys).toHaveLength(5);
  });
});

describe("a finder of the former meaning", () => {
  const formerFacts = async () =>
    (await viewer.get("/api/admin/former-facts").expect(200)).body as FormerFacts[];

  it("says what it shows that is not certain, until it is published anew", async () => {
    await publish(tireFinder(1));
    expect(await formerFacts()).toEqual([
      {
        slug,
        name: "Tires",
        version: 1,
        count: 4,
        text: "4 products are shown that are not listed for “Polo”",
      },
    ]);
    const draft = { ...tireFinder(1), title: en("Tires, better") };
    await editor.put(at("/draft")).send({ revision: 1, document: draft }).expect(200);
    const press = (agent: Agent, version: number) =>
      agent.post(at("/publish-facts")).send({ version });
    await press(viewer, 1).expect(403);
    await press(server.visitor(), 1).expect(401);
    await press(editor, 2).expect(409);
    const { body } = await press(editor, 1).expect(201);
    expect(body as StaffFinder).toMatchObject({ liveVersion: 2, draftRevision: 3 });
    expect((await found("car=Polo")).keys).toEqual(["T3"]);
    expect(await formerFacts()).toEqual([]);
    // What was not published stays so, with the new meaning.
    const published = (await viewer.get(at("/versions/2")).expect(200)).body as object;
    expect(published).toMatchObject({ schema: 2, title: en("Tires") });
    const kept = (await viewer.get(at("/draft")).expect(200)).body as Draft;
    expect(kept.document).toMatchObject({ schema: 2, title: en("Tires, better") });
    const entries = await server.database.db.select().from(auditEntries);
    expect(entries.at(-1)).toMatchObject({
      action: "publish",
      subjectId: slug,
      after: { liveVersion: 2, note: "Facts hide what is not stated or not listed." },
    });
    const { body: again } = await press(editor, 2).expect(409);
    expect(again).toMatchObject({ message: "Its facts hide what is not stated already." });
  });

  it("says nothing where nothing would be hidden, or where it is closed", async () => {
    const { questions, ...rest } = tireFinder(1);
    await publish({ ...rest, questions: questions.map((each) => ({ ...each, fact: false })) });
    expect(await formerFacts()).toEqual([]);
    await publish(tireFinder(1));
    await editor.post(at("/live")).send({ version: null }).expect(200);
    expect(await formerFacts()).toEqual([]);
  });

  it("is not published anew with a fault", async () => {
    await publish(tireFinder(1));
    await editor
      .put("/api/admin/attributes/season")
      .send({ isRetired: true })
      .expect((reply) => expect(reply.status).toBeLessThan(500));
    await server.database.db.delete(attributes);
    const { body } = await editor.post(at("/publish-facts")).send({ version: 1 }).expect(400);
    expect((body as { message: string }).message).toMatch(/attribute is not there any more/);
    expect((await editor.get(at("")).expect(200)).body).toMatchObject({ liveVersion: 1 });
  });
});
