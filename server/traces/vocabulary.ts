import { ammoQuantityIds } from "@shared/ammo-quantities";
import type { FinderId } from "@shared/finders/built-in";
import type { FinderTrace } from "@shared/contracts/traces";
import { bedStepIds, firearmSettledFields, firearmStepIds } from "@shared/finder-steps";
import { priceRangeIds } from "@shared/firearm-budgets";
import { caliberIds } from "@shared/firearm-calibers";
import { carryPositionIds, handSizeIds } from "@shared/firearm-ergonomics";
import * as options from "@shared/firearm-options";
import { answeredFields, knownIds } from "@shared/known-answers";
import type { BedCatalogue } from "../catalogues/bed-catalogue";
import type { ProductCache } from "../catalogues/product-cache";
import type { Database } from "../database/database";
import { existingFirearms } from "../catalogues/firearm-rows";
import { wordsOf, type Vocabulary } from "./misfits";
import { stockedBrands, stockedCalibers } from "./queries";

/** Gives the values that a finder's traces may hold, by the current options and products. */
export type Vocabularies = (app: FinderId, ...traces: Traces) => Promise<Vocabulary>;

/** The received trace and, when it continues one, the stored trace. */
type Traces = [sent: FinderTrace, held?: FinderTrace];

export function createVocabularies(db: Database, beds: ProductCache<BedCatalogue>): Vocabularies {
  const ofFinder: Record<FinderId, (...traces: Traces) => Promise<Vocabulary>> = {
    dialabed: () => bedVocabulary(beds),
    safarioutdoor: (...traces) => firearmVocabulary(db, ...traces),
  };
  return (app, ...traces) => ofFinder[app](...traces);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

async function bedVocabulary(beds: ProductCache<BedCatalogue>): Promise<Vocabulary> {
  const { options: lists } = await beds.current();
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

/** Calibers, brands and products are the retailer's own words: new ones are looked up in the catalogue. */
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
