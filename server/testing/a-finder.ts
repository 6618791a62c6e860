import { hashSync } from "bcryptjs";
import type { z } from "zod";
import { catalogs } from "@shared/schema/catalog-products";
import { embedSettings, finders, finderVersions } from "@shared/schema/finders";
import { finderDocument } from "@shared/finders/document";
import type { Database } from "../platform/database/database";
import { newEmbedKey } from "../finders/embedding/embed-keys";

type DocumentInput = z.input<typeof finderDocument>;

/** A small document with a question of each kind that most finders ask. */
export const SHOE_DOCUMENT: DocumentInput = {
  schema: 1,
  locale: "en",
  title: { en: "Which shoe suits you?" },
  questions: [
    {
      id: "ground",
      title: { en: "Where do you run?" },
      group: "basics",
      ask: { kind: "one" },
      options: [
        { id: "road", label: { en: "Road" } },
        { id: "trail", label: { en: "Trail" } },
      ],
    },
    {
      id: "wishes",
      title: { en: "What else matters?" },
      group: "basics",
      ask: { kind: "many" },
      required: false,
      options: [
        { id: "light", label: { en: "Light" } },
        { id: "waterproof", label: { en: "Waterproof" } },
        { id: "not-sure", label: { en: "Not sure" }, exclusive: "not-sure" },
      ],
    },
    {
      id: "weight",
      title: { en: "What do you weigh?" },
      ask: { kind: "number", unit: "kg", min: 30, max: 200 },
      required: false,
    },
    {
      id: "budget",
      title: { en: "What may it cost?" },
      ask: { kind: "price", max: 10_000, step: 100 },
      required: false,
    },
    {
      id: "brand",
      title: { en: "Which brands?" },
      ask: { kind: "many" },
      required: false,
      options: { products: "brand" },
    },
  ],
  sections: [{ id: "shoes", catalogue: "shoes" }],
};

interface Given {
  slug?: string;
  name?: string;
  /** Of its gate; none unless given. */
  password?: string;
  /** False for a finder that is closed; its version is there. */
  isOpen?: boolean;
  document?: DocumentInput;
}

/**
 * A finder as staff publish it: its row, version 1, its catalog and its embed settings. Servers know of it
 * within a second: move the test's clock before asking them. Returns its slug and its embed key.
 */
export async function insertFinder(
  db: Database,
  {
    slug = "shoes",
    name = "Shoe Finder",
    password,
    isOpen = true,
    document = SHOE_DOCUMENT,
  }: Given = {},
): Promise<{ slug: string; embedKey: string }> {
  const embedKey = newEmbedKey();
  await db
    .insert(catalogs)
    .values({ id: "shoes", name: "Shoes", selection: {} })
    .onConflictDoNothing();
  await db.insert(finders).values({
    slug,
    name,
    brand: { name: "Stride", website: "https://stride.example", color: null, links: [] },
    // bcrypt's cheapest: tests unlock often.
    gateHash: password === undefined ? null : hashSync(password, 4),
    liveVersion: isOpen ? 1 : null,
    lastVersion: 1,
  });
  await insertVersion(db, slug, 1, document);
  await db.insert(embedSettings).values({ client: slug, settings: {}, embedKey });
  return { slug, embedKey };
}

/** Another published version of a finder, which is not live by that. */
export async function insertVersion(
  db: Database,
  slug: string,
  version: number,
  document: DocumentInput,
): Promise<void> {
  await db
    .insert(finderVersions)
    .values({ slug, version, document: finderDocument.parse(document) });
}
