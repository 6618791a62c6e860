import type { Answers } from "@shared/finders/answers";
import { LEFT_OUT, type Picks } from "@shared/contracts/finders";
import { USUAL_FLOOR, type Section } from "@shared/finders/document";
import { undominated, type Candidate, type ChosenSet, type SetPart } from "../../engine/best-set";
import { bestSetOnce } from "../../engine/bought-once";
import { scoredRows, type ScoredRows } from "../../engine/scored-rows";
import type { Steps } from "../../platform/work/steps";
import { dependenciesAbove, idleOf, type Chosen } from "../compile/chosen";
import { compileInSteps, type Compiled } from "../compile/compile";
import type { Preferred } from "./pick-in";
import { cheapestOfFits, haveProductsInCommon, haveSome, offersOf, type Offer } from "./set-offers";
import { stagedSections, wordingOf, type Stage, type StagedSection } from "./stage";

/** What a part earns for which there is no use: about as much as a fair product, so that it decides little. */
const FIT_OF_NO_USE = 75;
const NO_USE: Candidate = { key: null, price: 0, fit: FIT_OF_NO_USE, means: "", isDone: true };
const LEFT: Candidate = { key: null, price: 0, fit: 0, means: "" };

/** The ids of the products that make the best set, by section, and how good it is. */
export interface SetWithin extends Omit<ChosenSet, "chosen"> {
  ids: Preferred["ids"];
}

/**
 * The products that make the best set for no more than `max` of all that fit, with what the shopper picked in it; the
 * cheapest set where none is.
 */
export function* preferredWithin(
  stage: Stage,
  answers: Answers,
  locale: string,
  picks: Picks,
  max: number,
): Steps<SetWithin> {
  const { document } = stage;
  const compile = (staged: StagedSection, chosen?: Chosen) =>
    compileInSteps(
      document,
      staged.section,
      staged.catalog,
      answers,
      wordingOf(stage, staged.catalog, locale),
      chosen,
    );
  const shown: { staged: StagedSection; read: Compiled; scored: ScoredRows }[] = [];
  for (const staged of stagedSections(stage)) {
    const read = yield* compile(staged);
    if (!read.isThere) continue;
    shown.push({ staged, read, scored: yield* scoredRows(read.catalog, read.query) });
  }
  const ids = shown.map(({ staged: { section } }) => section.id);
  const groups = new Map<number, ReadonlySet<string>>();
  const groupsAt = (place: number) => {
    let found = groups.get(place);
    if (!found) {
      const { read, scored } = shown[place]!;
      found = new Set(Array.from(scored.rows, (row) => read.catalog.productAt(row).groupKey));
      groups.set(place, found);
    }
    return found;
  };
  // What is taken by one is not offered in the other.
  const shares = (one: number, other: number) =>
    one !== other &&
    haveProductsInCommon(shown[one]!.staged.catalog, shown[other]!.staged.catalog) &&
    haveSome(groupsAt(one), groupsAt(other));

  const parts = shown.map(({ staged, read }, place): SetPart => {
    const { section } = staged;
    const needs = dependenciesAbove(document, section);
    const readBelow = shown.slice(place + 1).flatMap((below) =>
      dependenciesAbove(document, below.staged.section)
        .filter(({ sameAsIn }) => sameAsIn === section.id)
        .map(({ attribute, of = attribute }) => of),
    );
    // Another part may take as many of them.
    const most = 1 + shown.filter((_, other) => shares(place, other)).length;
    // What was picked for another part is left for it.
    const elsewhere = Object.entries(picks).flatMap(([id, key]) =>
      id === section.id ? [] : [key],
    );
    const isChosenFreely = Object.keys(picks).length === 0 && most === 1;
    const asked = new Map<string, readonly Candidate[]>();
    return {
      isNeeded: !section.isOptional,
      weight: section.weight ?? 1,
      dependsOn: [...shown.keys()].filter(
        (at) => at < place && needs.some(({ sameAsIn }) => sameAsIn === ids[at]),
      ),
      *candidates(above) {
        const chosen = new Map(
          above.map((each, at) => [ids[at]!, each.key === null ? null : (each as Offer).product]),
        );
        const idle = idleOf(document, section, chosen, read);
        if (idle) return idle.isUseless ? [NO_USE] : [];
        const name = JSON.stringify(
          needs.map(({ attribute, sameAsIn, of = attribute }) => chosen.get(sameAsIn)?.stated(of)),
        );
        const known = asked.get(name);
        if (known) return known;
        // Where nothing above is read, what was scored first is the same.
        const isKnown = needs.length === 0;
        const compiled = isKnown ? read : yield* compile(staged, chosen);
        const scored = isKnown
          ? shown[place]!.scored
          : yield* scoredRows(compiled.catalog, compiled.query);
        const few = isChosenFreely ? cheapestOfFits(compiled, scored, readBelow) : scored;
        const all = offersOf(staged, compiled, few, readBelow);
        const free = all.filter(({ key }) => key === null || !elsewhere.includes(key));
        const offered = candidatesOf(section, free.length > 0 ? free : all, picks);
        const offers = undominated(offered, most);
        asked.set(name, offers);
        return offers;
      },
    };
  });
  const { floor = USUAL_FLOOR } = document.results;
  const { chosen, ...worth } = yield* bestSetOnce(parts, { max, floor }, NO_USE);
  return { ids: new Map(chosen.map(({ key }, at) => [ids[at]!, key])), ...worth };
}

/** The products that may be chosen in a section. */
function candidatesOf(
  section: Section,
  offers: readonly Offer[],
  picks: Picks,
): readonly Candidate[] {
  const pick = Object.hasOwn(picks, section.id) ? picks[section.id] : undefined;
  if (pick === LEFT_OUT && section.isOptional) return [LEFT];
  // What is sold on request may cost anything.
  const picked = offers.filter(({ key }) => key === pick);
  const priced = offers.filter(({ price }) => !Number.isNaN(price));
  if (picked.length > 0) return picked.map((each) => ({ ...each, price: each.price || 0 }));
  const open = priced.length > 0 ? priced : offers.map((each) => ({ ...each, price: 0 }));
  return section.isOptional ? [...open, LEFT] : open;
}
