import { rangeIn, type Answers } from "@shared/finders/answers";
import {
  LEFT_OUT,
  type FinderResults,
  type Picks,
  type ResultSection,
} from "@shared/contracts/finders";
import { USUAL_FLOOR, type FinderDocument } from "@shared/finders/document";
import { numbersNamed } from "../../engine/catalog";
import { scoredRows } from "../../engine/scored-rows";
import { finish, type Steps } from "../../platform/work/steps";
import { chosenAt, idleOf, type ChosenProduct } from "../compile/chosen";
import { askSection, idAt, priceAt, type AskedSection } from "./ask-section";
import { isByNearness, percentOf } from "../compile/percent-of";
import { withheld } from "../compile/withheld";
import { shownEnding } from "./ending";
import { pickIn, type Picked, type Preferred } from "./pick-in";
import { resultItems } from "./result-items";
import { resultsInWords, saidFor } from "./said-values";
import { preferredWithin } from "./set-within";
import { stagedSections, wordingOf, type Stage } from "./stage";
import { unlistedEnding } from "./unlisted";

/**
 * The best products of every section for these answers, with their reasons, or what they end in instead. Sections
 * that depend on what was chosen in one above are asked with its product: the first, unless the shopper picked
 * another, or the set would cost more than its budget.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const results = (
  stage: Stage,
  answers: Answers,
  locale: string,
  picks: Picks = {},
): FinderResults => finish(resultsInSteps(stage, answers, locale, picks));

/** The same in steps. */
export function* resultsInSteps(
  stage: Stage,
  answers: Answers,
  locale: string,
  picks: Picks = {},
): Steps<FinderResults> {
  const { version, document } = stage;
  const ending = shownEnding(stage, answers, locale);
  if (ending) return { version, sections: [], ending, isFirstSelection: false };
  const first = yield* foundWith(stage, answers, locale, picks);
  const { max } = first;
  const within =
    max === undefined ? undefined : yield* preferredWithin(stage, answers, locale, picks, max);
  const { sections, isFirstSelection, total } = within
    ? yield* foundWith(stage, answers, locale, picks, {
        ids: within.ids,
        isForBudget: first.total > max!,
      })
    : first;
  const unlisted = sections.find((section) => section.unlisted)?.unlisted;
  if (unlisted && sections.every(({ items }) => items.length === 0)) {
    return inWords({ version, sections: [], ending: unlisted, isFirstSelection: false });
  }
  const found: FinderResults = {
    version,
    sections,
    isFirstSelection,
    ...(max !== undefined &&
      total > max && { overBudget: { question: document.results.budget!, over: total - max } }),
    ...(within?.isProven === false && { isUnproven: true }),
  };
  return inWords(found);

  function inWords(results: FinderResults): FinderResults {
    return resultsInWords(results, saidFor(stage, answers, locale), locale);
  }
}

interface Found {
  sections: ResultSection[];
  isFirstSelection: boolean;
  /** What the chosen products cost together. */
  total: number;
  /** What the set may cost. */
  max?: number;
}

/** What all sections have, and what is chosen in each. */
function* foundWith(
  stage: Stage,
  answers: Answers,
  locale: string,
  picks: Picks,
  preferred?: Preferred,
): Steps<Found> {
  const { document } = stage;
  const isSet = document.sections.length > 1;
  const chosen = new Map<string, ChosenProduct | null>();
  const taken = new Map<string, string>();
  const found: Found = { sections: [], isFirstSelection: false, total: 0 };
  for (const staged of stagedSections(stage)) {
    const { section, catalog } = staged;
    const wording = wordingOf(stage, catalog, locale);
    const above = { chosen, taken };
    const kept = isSet ? keptIn(section.id, picks, preferred) : undefined;
    const asked = yield* askSection(document, staged, answers, wording, above, kept);
    const { compiled, places, doneBy } = asked;
    if (!compiled.isThere) continue;
    found.isFirstSelection ||= compiled.isFirstSelection();
    found.max ??= rangeIn(compiled.counted[document.results.budget ?? ""])?.max;
    const idle = isSet ? idleOf(document, section, chosen, compiled) : undefined;
    if (idle) {
      found.sections.push({ ...NONE, ...idle, id: section.id });
      chosen.set(section.id, null);
      continue;
    }
    const shown = yield* sectionOf(document, asked);
    if (!isSet) {
      found.sections.push(shown);
      continue;
    }
    const ids = places.map(({ row }) => idAt(asked, row));
    const pick = whyChosen(shown, pickIn(section, ids, picks, preferred));
    found.sections.push({
      ...shown,
      ...pick,
      ...(preferred && (yield* belowFloor(document, asked, { ...shown, ...pick }, found.max!))),
    });
    const row = places[ids.indexOf(pick.chosen ?? "")]?.row;
    const doer = doneBy === undefined ? undefined : chosen.get(doneBy);
    chosen.set(section.id, row === undefined ? (doer ?? null) : chosenAt(catalog, row));
    if (row === undefined) continue;
    taken.set(catalog.productAt(row).groupKey, section.id);
    found.total += priceAt(asked, row) || 0;
  }
  return found;
}

/** A pick of the best set that fits as well as the first is chosen for its price. */
function whyChosen({ items }: ResultSection, pick: Picked): Picked {
  const { isForSet, ...rest } = pick;
  const chosen = items.find(({ id }) => id === pick.chosen);
  const fitsAsWell = chosen !== undefined && chosen.score >= (items[0]?.score ?? 0);
  return isForSet && fitsAsWell ? { ...rest, isForPrice: true } : pick;
}

/** What of the best set is to be listed in a section, wherever it would stand: the pick, or what is best chosen. */
function keptIn(id: string, picks: Picks, preferred: Preferred | undefined): string | undefined {
  if (!preferred) return undefined;
  const pick = Object.hasOwn(picks, id) ? picks[id] : undefined;
  if (pick !== undefined) return pick === LEFT_OUT ? undefined : pick;
  return preferred.ids.get(id) ?? undefined;
}

/** Where what is chosen for a needed part is not what was asked for: what the nearest product costs that is. */
function* belowFloor(
  { results: { floor = USUAL_FLOOR } }: FinderDocument,
  { section, compiled }: AskedSection,
  { items, doneBy, chosen }: ResultSection,
  max: number,
): Steps<Pick<ResultSection, "belowFloor">> {
  const score = items.find(({ id }) => id === chosen)?.score ?? 0;
  if (section.isOptional || doneBy !== undefined || score >= floor) return {};
  const { rows, fits } = yield* scoredRows(compiled.catalog, compiled.query);
  const prices = numbersNamed(compiled.catalog, compiled.price);
  let nearest = Infinity;
  rows.forEach((row, at) => {
    if (fits[at]! >= floor && prices[row]! < nearest) nearest = prices[row]!;
  });
  return { belowFloor: { max, nearest: nearest === Infinity ? null : nearest.toFixed(2) } };
}

function* sectionOf(document: FinderDocument, asked: AskedSection): Steps<ResultSection> {
  const { section, compiled, wording, ranked, doneBy } = asked;
  const hidden = yield* withheld(compiled, ranked.relaxed);
  const unlisted =
    ranked.total === 0
      ? unlistedEnding(document, compiled.catalog, compiled, wording.language)
      : undefined;
  const { order } = compiled.query;
  const number = order === undefined ? undefined : wording.attributes.get(order);
  const rows = asked.places.map(({ row }) => row);
  const isByOther = yield* isByNearness(compiled, ranked.relaxed, rows);
  const of = isByOther ? undefined : percentOf(compiled);
  return {
    id: section.id,
    total: yield* asked.total(),
    items: yield* resultItems(document, asked),
    relaxed: ranked.relaxed,
    ...(number && { orderedBy: wording.language.say(number.label) }),
    ...(of && { percentOf: of }),
    ...(hidden.length > 0 && { withheld: hidden }),
    ...(unlisted && { unlisted }),
    ...(doneBy !== undefined && { doneBy }),
  };
}

const NONE = { total: 0, items: [], relaxed: [], chosen: null };
