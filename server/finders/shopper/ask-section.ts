import type { Answers } from "@shared/finders/answers";
import type { FinderDocument, Section } from "@shared/finders/document";
import { numbersNamed } from "../../engine/catalog";
import { explain, scoreOf, type Reason } from "../../engine/explain";
import { narrowInSteps } from "../../engine/narrow";
import type { Ranked } from "../../engine/rank";
import { rowsIn, slotsOf } from "../../engine/slots";
import type { Steps } from "../../platform/work/steps";
import type { Chosen } from "../compile/chosen";
import { compileInSteps, type Compiled } from "../compile/compile";
import type { Wording } from "../compile/column-words";
import { promote, type Place } from "./promote";
import type { StagedSection } from "./stage";
import { withoutTaken } from "./without-taken";
import { languageOf } from "@shared/finders/languages";
import type { SentenceKey } from "../sentences/en";
import { writerIn } from "../sentences/sentences";

/** What one section has for some answers. */
export interface AskedSection {
  section: Section;
  compiled: Compiled;
  wording: Wording;
  /** Without what sections above have taken. */
  places: readonly Place[];
  /** How many products fit in all. */
  total: () => Steps<number>;
  ranked: Ranked<string>;
  /** Why a row's product is where it is; its points add up to its score. */
  reasonsOf: (row: number) => Reason<string>[];
  /** Where nothing else fits: the section above whose product does for this one, too. */
  doneBy?: string;
}

/** The one reason where no answer ranks. */
function withoutRanks(
  { isUnasked }: Compiled,
  relaxed: readonly string[],
  { ranks, asked, givenUp }: Rankless,
): () => Reason<string>[] {
  if (relaxed.length > 0) return () => givenUp;
  return () => (isUnasked ? asked : ranks);
}

/** What was chosen in the sections above. */
export interface Above {
  chosen: Chosen;
  /** The sections of the products that are chosen there, by their groups. */
  taken: ReadonlyMap<string, string>;
}

const NOTHING_ABOVE: Above = { chosen: new Map(), taken: new Map() };

/** The reasons of a product where no answer ranks, in one language. */
interface Rankless {
  ranks: Reason<string>[];
  /** Where nothing was asked, which everything would fit. */
  asked: Reason<string>[];
  /** Where an answer was given up: what is listed does not meet it. */
  givenUp: Reason<string>[];
  /** Of a product of which a must is not stated. */
  asStated: Reason<string>[];
}

const ranklessBy = new Map<string, Rankless>();

function ranklessIn(locale: string): Rankless {
  const language = languageOf(locale);
  let found = ranklessBy.get(language);
  if (!found) {
    const write = writerIn(locale);
    const reason = (verdict: Reason<string>["verdict"], key: SentenceKey) => [
      { criterion: "filters", points: 100, max: 100, verdict, text: write(key) },
    ];
    found = {
      ranks: reason("met", "fits-all"),
      asked: reason("met", "left-open"),
      givenUp: reason("partly", "close-to-all"),
      asStated: reason("partly", "as-far-as-stated"),
    };
    ranklessBy.set(language, found);
  }
  return found;
}

/** Reasons of a product of which a must is not stated: where nothing ranks, it is not said to fit. */
export function asFarAsStated(reasons: Reason<string>[], locale: string): Reason<string>[] {
  const { ranks, asked, asStated } = ranklessIn(locale);
  return reasons === ranks || reasons === asked ? asStated : reasons;
}

/**
 * Asks a section for its best products, with what was chosen in the sections above: what may stand in several of
 * them is bought once. One that is chosen, `kept`, is among them if it fits.
 */
export function* askSection(
  document: FinderDocument,
  { section, catalog }: StagedSection,
  answers: Answers,
  wording: Wording,
  { chosen, taken }: Above = NOTHING_ABOVE,
  kept?: string,
): Steps<AskedSection> {
  const compiled = yield* compileInSteps(document, section, catalog, answers, wording, chosen);
  const { criteria, query } = compiled;
  const rankless = ranklessIn(wording.language.locale);
  const ranksNothing = criteria.length === 0;
  const reasonsOf = ranksNothing ? () => rankless.ranks : explain(compiled.catalog, criteria);
  const points = (row: number) => scoreOf(reasonsOf(row));
  const { maxItems } = section;
  const roomy = taken.size === 0 ? section : { ...section, maxItems: maxItems + taken.size };
  const { places: all, ranked } = yield* promote(document, compiled.catalog, query, roomy, points);
  const takenBy = (row: number) => taken.get(catalog.productAt(row).groupKey);
  const free = withoutTaken(all, ({ row }) => takenBy(row), maxItems);
  const { places } = free;
  const asked: AskedSection = {
    section,
    compiled,
    wording,
    places,
    *total() {
      return ranked.total - (yield* takenAmong(compiled, taken));
    },
    ranked,
    reasonsOf: ranksNothing ? withoutRanks(compiled, ranked.relaxed, rankless) : reasonsOf,
    doneBy: free.doneBy,
  };
  if (kept === undefined || places.some(({ row }) => idAt(asked, row) === kept)) return asked;
  const { left } = yield* narrowInSteps(compiled.catalog, query);
  const row = rowsIn(slotsOf(catalog), left).find((each) => idAt(asked, each) === kept);
  if (row !== undefined && takenBy(row) === undefined)
    asked.places = withPlace(
      places,
      { row, raised: 0 },
      maxItems,
      ({ row: at }) => catalog.productAt(at).groupKey,
    );
  return asked;
}

/** The places with one more: instead of another variant of the same product, or else of the last where there is no room. */
function withPlace(
  places: readonly Place[],
  place: Place,
  maxItems: number,
  groupOf: (place: Place) => string,
): Place[] {
  const variant = places.findIndex((each) => groupOf(each) === groupOf(place));
  if (variant !== -1) return places.with(variant, place);
  return [...places.slice(0, maxItems - 1), place];
}

/** How many of the products that fit were taken by sections above, wherever they stand in the list. */
function* takenAmong({ catalog, query }: Compiled, taken: Above["taken"]): Steps<number> {
  if (taken.size === 0) return 0;
  const found = new Set<string>();
  const { left } = yield* narrowInSteps(catalog, query);
  for (const row of rowsIn(slotsOf(catalog), left)) {
    const { groupKey } = catalog.productAt(row);
    if (taken.has(groupKey)) found.add(groupKey);
  }
  return found.size;
}

/** What a row's product is called by. Whatever packs of it are bought, it stays the same product. */
export function idAt({ compiled }: Pick<AskedSection, "compiled">, row: number): string {
  const { key, groupKey } = compiled.catalog.productAt(row);
  return compiled.boughtAt ? groupKey : key;
}

/** What a row's product costs; NaN on request. */
export const priceAt = ({ compiled }: AskedSection, row: number): number =>
  numbersNamed(compiled.catalog, compiled.price)[row]!;
