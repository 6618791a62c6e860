import { asc, inArray } from "drizzle-orm";
import type { FinderDocument, Section } from "@shared/finders/document";
import { FIREARMS } from "@shared/templates/product-catalogs";
import type {
  FirearmCriterion,
  FirearmItem,
  FirearmQuery,
} from "@shared/specification/contracts/firearms";
import type { Answer, Answers } from "@shared/finders/answers";
import { firearmProducts as firearms } from "@shared/specification/tables/views";
import type { FinderCatalog } from "../../finders/compile/finder-catalog";
import type { Wording } from "../../finders/compile/column-words";
import { notOpen } from "../../finders/live/live-finders";
import { stagedSections, wordingOf, type Stage } from "../../finders/shopper/stage";
import { compileAsGiven, type Compiled } from "../../finders/compile/compile";
import type { Database } from "../../platform/database/database";

/** The firearm finder's document with the firearms that it chooses from. */
export interface StagedFirearms {
  document: FinderDocument;
  section: Section;
  catalog: FinderCatalog;
  wording: Wording;
}

/** A document with these firearms. */
export function stagedFirearms(document: FinderDocument, catalog: FinderCatalog): StagedFirearms {
  const wording = wordingOf({ document }, catalog, document.locale);
  return { document, section: document.sections[0]!, catalog, wording };
}

const made = new WeakMap<Stage, StagedFirearms>();

/** The same of a stage; the same stage gives the same one. Throws a 404 where it is about other products. */
export function firearmsOnStage(stage: Stage): StagedFirearms {
  let staged = made.get(stage);
  if (!staged) {
    const [first] = stagedSections(stage);
    if (first?.section.catalogue !== FIREARMS) throw notOpen();
    made.set(stage, (staged = stagedFirearms(stage.document, first.catalog)));
  }
  return staged;
}

/** The questions whose answers have another name in calls. */
const parameters: Readonly<Record<string, FirearmCriterion>> = {
  firearmType: "type",
  sportDiscipline: "discipline",
  huntingGame: "game",
  budget: "price",
  quantityBudget: "price",
};

/** What calls name the answer to a question. */
export const criterionOf = (question: string): FirearmCriterion =>
  parameters[question] ?? (question as FirearmCriterion);

/** The answers that a call carries, by the questions of the finder. */
export function answersOf(query: FirearmQuery): Answers {
  const { type, discipline, game, minPrice, maxPrice, brands, ...same } = query;
  const answers: Record<string, Answer> = { ...same };
  if (type !== undefined) answers.firearmType = type;
  if (discipline !== undefined) answers.sportDiscipline = discipline;
  if (game !== undefined) answers.huntingGame = game;
  if (brands?.length) answers.brands = brands;
  if (minPrice || maxPrice !== undefined) {
    const question = same.quantity === undefined ? "budget" : "quantityBudget";
    answers[question] = { min: minPrice, max: maxPrice };
  }
  return answers;
}

/** What a call asks of the firearms. Its answers count whatever leads to their questions. */
export const asked = (
  { document, section, catalog, wording }: StagedFirearms,
  query: FirearmQuery,
): Compiled => compileAsGiven(document, section, catalog, answersOf(query), wording);

/** What is shown of a product. */
const itemColumns = {
  sku: firearms.externalId,
  name: firearms.name,
  imageUrl: firearms.imageUrl,
  price: firearms.price,
  specialPrice: firearms.specialPrice,
  brand: firearms.brand,
  caliber: firearms.caliber,
  firearmType: firearms.firearmType,
  shortDescription: firearms.shortDescription,
  inStock: firearms.inStock,
  packSize: firearms.packSize,
  url: firearms.externalUrl,
};

/** Current data of the products with these ids, without those that are gone. */
export function firearmsBySku(db: Database, skus: string[]): Promise<FirearmItem[]> {
  return db
    .select(itemColumns)
    .from(firearms)
    .where(inArray(firearms.externalId, skus))
    .orderBy(asc(firearms.externalId));
}

/** The existing ones of these retailer's ids of firearms. */
export async function existingFirearms(db: Database, skus: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ sku: firearms.externalId })
    .from(firearms)
    .where(inArray(firearms.externalId, skus));
  return new Set(rows.map(({ sku }) => sku));
}
