import { ammoQuantityIds } from "@shared/ammo-quantities";
import { finderWithId, type FinderId } from "@shared/finders/built-in";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { FinderTrace } from "@shared/contracts/traces";
import { bedStepIds, firearmSettledFields, firearmStepIds } from "@shared/finder-steps";
import { priceRangeIds } from "@shared/firearm-budgets";
import { caliberIds } from "@shared/firearm-calibers";
import { carryPositionIds, handSizeIds } from "@shared/firearm-ergonomics";
import * as options from "@shared/firearm-options";
import { answeredFields, knownIds } from "@shared/known-answers";
import { NOT_SURE } from "@shared/not-sure";
import type { ProductCache } from "../catalogues/product-cache";
import type { Database } from "../database/database";
import type { LiveFinders } from "../finders/live/live-finders";
import { invalid } from "../http/validate";
import { existingFirearms } from "../catalogues/firearm-rows";
import { wordsOf, type Vocabulary } from "./misfits";
import { documentVocabulary } from "./document-vocabulary";
import { stockedBrands, stockedCalibers, type Run } from "./queries";

/**
 * Gives the values that a finder's traces may hold, by the current options and products, and of a finder that
 * staff made by the version of the run. Throws a 400 where there is no such version.
 */
export type Vocabularies = (run: Run, ...traces: Traces) => Promise<Vocabulary>;

/** The received trace and, when it continues one, the stored trace. */
type Traces = [sent: FinderTrace, held?: FinderTrace];

export function createVocabularies(
  db: Database,
  bedOptions: ProductCache<BedOptions>,
  finders: Pick<LiveFinders, "document">,
): Vocabularies {
  const ofFinder: Record<FinderId, (...traces: Traces) => Promise<Vocabulary>> = {
    dialabed: () => bedVocabulary(bedOptions),
    safarioutdoor: (...traces) => firearmVocabulary(db, ...traces),
  };
  const sources = { db, listIds: (list: string) => idsOfList(bedOptions, list) };
  return async ({ app, version }, ...traces) => {
    const known = finderWithId(app);
    if (known) return ofFinder[known.id](...traces);
    const document = version === undefined ? undefined : await finders.document(app, version);
    if (document) return documentVocabulary(sources, document, ...traces);
    throw noSuchRunVersion();
  };
}

/** Said of a version that there is not, or that whoever names it did not begin with. */
export const noSuchRunVersion = () =>
  invalid([{ path: "version", message: "Name the version that the run began with." }]);

/** The lists of options by their names in documents. */
const LISTS: Record<string, keyof BedOptions> = {
  "sleep-styles": "sleepStyles",
  "sleep-concerns": "concerns",
  "bed-sizes": "bedSizes",
  "mattress-types": "mattressTypes",
  "firmness-levels": "firmnessLevels",
  "budget-ranges": "budgetRanges",
  features: "features",
};

async function idsOfList(options: ProductCache<BedOptions>, list: string): Promise<string[]> {
  const lists = await options.current();
  const name = LISTS[list];
  return name ? [...lists[name].map(({ id }) => id), NOT_SURE] : [];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

async function bedVocabulary(bedOptions: ProductCache<BedOptions>): Promise<Vocabulary> {
  const lists = await bedOptions.current();
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
