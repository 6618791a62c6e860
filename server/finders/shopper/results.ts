import { rangeIn, type Answers } from "@shared/finders/answers";
import type { FinderResults, Picks, ResultSection } from "@shared/contracts/finders";
import { chosenAt, idleOf, type ChosenProduct } from "../compile/chosen";
import { askSection, idAt, priceAt } from "./ask-section";
import { shownEnding } from "./ending";
import { pickIn, type Preferred } from "./pick-in";
import { resultItems } from "./result-items";
import { resultsInWords, saidFor } from "./said-values";
import { preferredWithin } from "./set-within";
import { stagedSections, wordingOf, type Stage } from "./stage";

/**
 * The best products of every section for these answers, with their reasons, or what they end in instead. Sections
 * that depend on what was chosen in one above are asked with its product: the first, unless the shopper picked
 * another, or the set would cost more than its budget.
 */
export function results(
  stage: Stage,
  answers: Answers,
  locale: string,
  picks: Picks = {},
): FinderResults {
  const { version, document } = stage;
  const ending = shownEnding(stage, answers, locale);
  if (ending) return { version, sections: [], ending, isFirstSelection: false };
  const first = foundWith(stage, answers, locale, picks);
  const { max } = first;
  const isEnough = max === undefined || first.total <= max;
  const { sections, isFirstSelection, total } = isEnough
    ? first
    : foundWith(stage, answers, locale, picks, preferredWithin(stage, answers, locale, picks, max));
  const found: FinderResults = {
    version,
    sections,
    isFirstSelection,
    ...(max !== undefined &&
      total > max && { overBudget: { question: document.results.budget!, over: total - max } }),
  };
  return resultsInWords(found, saidFor(stage, answers, locale));
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
function foundWith(
  stage: Stage,
  answers: Answers,
  locale: string,
  picks: Picks,
  preferred?: Preferred,
): Found {
  const { document } = stage;
  const isSet = document.sections.length > 1;
  const chosen = new Map<string, ChosenProduct | null>();
  const found: Found = { sections: [], isFirstSelection: false, total: 0 };
  for (const staged of stagedSections(stage)) {
    const { section, catalogue } = staged;
    const wording = wordingOf(stage, catalogue, locale);
    const asked = askSection(document, staged, answers, wording, chosen, preferred !== undefined);
    const { compiled, places, ranked } = asked;
    if (!compiled.isThere) continue;
    found.isFirstSelection ||= compiled.isFirstSelection;
    found.max ??= rangeIn(compiled.counted[document.results.budget ?? ""])?.max;
    const idle = isSet ? idleOf(document, section, chosen) : undefined;
    if (idle) {
      found.sections.push({ ...NONE, ...idle, id: section.id });
      chosen.set(section.id, null);
      continue;
    }
    const { total, relaxed } = ranked;
    const shown = { id: section.id, total, items: resultItems(document, asked), relaxed };
    if (!isSet) {
      found.sections.push(shown);
      continue;
    }
    const ids = places.map(({ row }) => idAt(asked, row));
    const pick = pickIn(section, ids, picks, preferred);
    found.sections.push({ ...shown, ...pick });
    const place = places[ids.indexOf(pick.chosen ?? "")];
    chosen.set(section.id, place ? chosenAt(catalogue, place.row) : null);
    if (place) found.total += priceAt(asked, place.row) || 0;
  }
  return found;
}

const NONE = { total: 0, items: [], relaxed: [], chosen: null };
