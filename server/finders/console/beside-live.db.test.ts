import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinderMatching } from "@shared/contracts/finder-matching";
import type { FinderDocument } from "@shared/finders/document";
import { products } from "@shared/schema/catalog-products";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { addShoes, publishShoes, shoeDocument, storeSamples } from "../testing/shoes";

const at = (rest: string) => `/api/admin/finders/shoes${rest}`;

let server: TestApp;
let editor: Agent;
let viewer: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  viewer = await server.staff("viewer");
  const { db } = server.database;
  await storeSamples(db);
  await db.insert(products).values([
    { key: "A", name: "Alder", values: { width: "wide" } },
    { key: "B", name: "Brook", values: { width: "normal" } },
    { key: "C", name: "Cedar", values: { width: "narrow" } },
  ]);
  await addShoes(editor, "shoes");
});
afterAll(() => server.close());

/** The samples' document, in which wide feet wish for something else, and a question more is asked. */
function otherShoes(wished: string): FinderDocument {
  const document = shoeDocument();
  const [width] = document.questions;
  const [wide] = width!.options as unknown as { rules: object[] }[];
  wide!.rules = [{ use: "score", condition: { attribute: "width", is: wished } }];
  document.questions.push({
    id: "laces",
    title: { en: "Laces?" },
    ask: { kind: "one", as: "cards" },
    options: [
      { id: "yes", label: { en: "Yes" }, rules: [] },
      { id: "no", label: { en: "No" }, rules: [] },
    ],
  } as unknown as FinderDocument["questions"][number]);
  return document;
}

const asked = async (query: string, document?: FinderDocument) => {
  const path = at(`/draft/matching?${query}`);
  const call = document ? editor.post(path).send({ document }) : viewer.get(path);
  return (await call.expect(200)).body as FinderMatching;
};
const namesIn = ({ sections }: Pick<FinderMatching, "sections">) =>
  sections[0]!.items.map(({ name }) => name);

describe("the draft's order beside the live one", () => {
  it("says nothing before the finder is live", async () => {
    const told = await asked("width=wide");
    expect(told).not.toHaveProperty("live");
    expect(told.sections[0]).not.toHaveProperty("since");
  });

  it("tells the places in the version that is live, for the same answers", async () => {
    await publishShoes(editor, "shoes");
    const told = await asked("width=wide&console.watch=C", otherShoes("narrow"));
    expect(namesIn(told)).toEqual(["Cedar", "Alder", "Brook"]);
    expect(told.live).toMatchObject({ version: 1, unknown: [], currency: "ZAR" });
    expect(told.live!.names.questions).toEqual([{ id: "width", name: "How wide are your feet?" }]);
    expect(namesIn(told.live!)).toEqual(["Alder", "Brook", "Cedar"]);
    expect(told.sections[0]!.since).toEqual({ was: [3, 1, 2], gone: [] });
    expect(told.watched).toMatchObject({ id: "C", place: 1, score: 100 });
    expect(told.live!.watched).toMatchObject({ id: "C", place: 3, score: 0 });
  });

  it("gives viewers the same of the stored draft", async () => {
    const told = await asked("width=wide");
    expect(told.live!.version).toBe(1);
    expect(told.sections[0]!.since).toEqual({ was: [1, 2, 3], gone: [] });
  });

  it("leaves out answers that the live version does not offer, and says which", async () => {
    const told = await asked("width=wide&laces=yes", otherShoes("narrow"));
    expect(told.live!.unknown).toEqual(["laces"]);
    expect(told.sections[0]!.since!.was).toEqual([3, 1, 2]);
  });

  it("counts only the places that are listed", async () => {
    const two = otherShoes("narrow");
    two.sections[0]!.maxItems = 2;
    const { sections } = await asked("width=wide", two);
    expect(sections[0]!.since).toEqual({
      was: [3, 1],
      gone: [{ id: "B", name: "Brook", place: 2 }],
    });
  });

  it("says nothing of a part that the live version does not have", async () => {
    const other = otherShoes("narrow");
    other.sections[0]!.id = "other";
    const told = await asked("width=wide", other);
    expect(told.live!.version).toBe(1);
    expect(told.sections[0]).not.toHaveProperty("since");
  });

  it("says nothing once the finder is closed", async () => {
    await editor.post(at("/live")).send({ version: null }).expect(200);
    expect(await asked("width=wide")).not.toHaveProperty("live");
  });
});
