import type { Agent } from "supertest";
import type { FinderDocument } from "@shared/finders/document";
import { attributes, catalogs } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import { sampleAttributes, sampleCatalog } from "./samples";

/** A small document that can be published. */
export const shoeDocument = (title = "Shoes") =>
  ({
    schema: 1,
    locale: "en",
    title: { en: title },
    questions: [
      {
        id: "width",
        title: { en: "How wide are your feet?" },
        ask: { kind: "one", as: "cards" },
        options: [
          {
            id: "wide",
            label: { en: "Wide" },
            rules: [{ use: "score", condition: { attribute: "width", is: "wide" } }],
          },
          { id: "any", label: { en: "Neither" }, rules: [] },
        ],
      },
    ],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  }) as unknown as FinderDocument;

/** Stores the attributes and the catalog of samples. */
export async function storeSamples(db: Database): Promise<void> {
  await db
    .insert(attributes)
    .values(sampleAttributes.map((each, position) => ({ ...each, position })))
    .onConflictDoNothing();
  await db
    .insert(catalogs)
    .values({ id: sampleCatalog, name: "Shoes", selection: {} })
    .onConflictDoNothing();
}

/** The same, with its question answered by finding. */
export function foundShoes(): FinderDocument {
  const document = shoeDocument();
  document.questions[0]!.ask = { kind: "find" };
  return document;
}

/** Adds a finder through the staff calls, with a first draft. */
export async function addShoes(
  staff: Agent,
  slug: string,
  document = shoeDocument(),
): Promise<void> {
  await staff.post("/api/admin/finders").send({ slug, name: "Shoe Finder" }).expect(201);
  await staff.put(`/api/admin/finders/${slug}/draft`).send({ revision: 0, document }).expect(200);
}

/** Publishes the draft with this revision. */
export const publishShoes = (staff: Agent, slug: string, revision = 1) =>
  staff.post(`/api/admin/finders/${slug}/publish`).send({ revision }).expect(201);
