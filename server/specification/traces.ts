import { inArray } from "drizzle-orm";
import type { FinderTrace } from "@shared/contracts/traces";
import type { FinderId } from "@shared/templates/finders";
import { ammoQuantityIds, priceRangeIds } from "@shared/specification/ammo-quantities";
import { caliberIds } from "@shared/specification/firearm-calibers";
import { carryPositionIds, handSizeIds } from "@shared/specification/firearm-ergonomics";
import * as options from "@shared/specification/firearm-options";
import { answeredFields, knownIds } from "@shared/specification/contracts/mails";
import { bedStepIds, firearmSettledFields, firearmStepIds } from "@shared/specification/steps";
import { firearmProducts, spaced } from "@shared/specification/tables/views";
import type { ProductCache } from "../catalog/store/product-cache";
import type { StaffLists } from "../catalog/store/specified-catalogs";
import type { Database } from "../platform/database/database";
import { wordsOf, type Vocabulary } from "../insight/traces/misfits";
import type { Traces } from "../insight/traces/vocabulary";
import { bedOptions } from "./bed-finder/bed-options";
import { existingFirearms } from "./firearm-finder/staged-firearms";

/** The values that traces of the two finders may hold, by the current options and products. */
export const specifiedVocabularies = (
  db: Database,
  lists: ProductCache<StaffLists>,
): Record<FinderId, (...traces: Traces) => Promise<Vocabulary>> => ({
  dialabed: () => bedVocabulary(lists),
  safarioutdoor: (...traces) => firearmVocabulary(db, ...traces),
});
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

async function bedVocabulary(staffLists: ProductCache<StaffLists>): Promise<Vocabulary> {
  const lists = bedOptions(await staffLists.current());
  return {
    steps: new Set<string>(bedStepIds),
    answers: new Map(answeredFields.map((field) => [field, new Set(knownIds(field, lists))])),
    // A bed's id says nothing by itself.
    products: { has: (id) => UUID.test(id) },
  };
}

const FIREARM_ANSWERS: Record<string, readonly string[]> = {
  purpose: options.purposeIds,
  sportDiscipline: options.disciplineIds,
  huntingGame: options.gameIds,
  useCase: options.useCaseIds,
  firearmType: options.firearmTypeIds,
  subType: options.subTypeIds,
  action: options.actionIds,
  category: options.ammoCategoryIds,
  carryPosition: carryPositionIds,
  handSize: handSizeIds,
  priceRange: priceRangeIds,
  quantity: ammoQuantityIds,
  settled: firearmSettledFields,
};

/** Calibers, brands and products are the retailer's own words: new ones are looked up in the catalog. */
async function firearmVocabulary(
  db: Database,
  { answers, results, clicks }: FinderTrace,
  held?: FinderTrace,
): Promise<Vocabulary> {
  const fresh = (words: string[], known: readonly string[]) => [
    ...new Set(words.filter((word) => !known.includes(word))),
  ];
  const calibers = fresh(wordsOf(answers.caliber), [
    ...caliberIds,
    ...wordsOf(held?.answers.caliber),
  ]);
  const brands = fresh(wordsOf(answers.brands), wordsOf(held?.answers.brands));
  const shown = (trace?: FinderTrace) =>
    [...(trace?.results ?? []), ...(trace?.clicks ?? [])].map(({ id }) => id);
  const skus = fresh(shown({ answers, results, clicks, steps: [] }), shown(held));
  return {
    steps: new Set<string>(firearmStepIds),
    answers: new Map(
      Object.entries({
        ...FIREARM_ANSWERS,
        caliber: [...caliberIds, ...(await stockedCalibers(db, calibers))],
        brands: await stockedBrands(db, brands),
      }).map(([field, ids]) => [field, new Set(ids)]),
    ),
    products: skus.length > 0 ? await existingFirearms(db, skus) : new Set(),
  };
}

/** The brands among these that the firearm catalog has. */
async function stockedBrands(db: Database, brands: string[]): Promise<string[]> {
  if (brands.length === 0) return [];
  const { brand } = firearmProducts;
  const rows = await db
    .selectDistinct({ brand })
    .from(firearmProducts)
    .where(inArray(brand, brands));
  return rows.map((row) => row.brand);
}

/** The calibers among these, in either spelling, that the firearm catalog has. */
async function stockedCalibers(db: Database, calibers: string[]): Promise<string[]> {
  if (calibers.length === 0) return [];
  const withSpaces = (text: string) => text.replaceAll("_", " ");
  const caliber = spaced(firearmProducts.caliber);
  const rows = await db
    .selectDistinct({ caliber: firearmProducts.caliber })
    .from(firearmProducts)
    .where(inArray(caliber, calibers.map(withSpaces)));
  const stocked = new Set(rows.map((row) => withSpaces(row.caliber)));
  return calibers.filter((each) => stocked.has(withSpaces(each)));
}
