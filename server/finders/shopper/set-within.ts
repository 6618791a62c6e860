import type { Answers } from "@shared/finders/answers";
import { LEFT_OUT, type Picks } from "@shared/contracts/finders";
import { bestSet, type Candidate, type SetPart } from "../../matching/best-set";
import { chosenAt, idleOf, sectionsAbove, type ChosenProduct } from "../compile/chosen";
import { askSection, idAt, priceAt, worthOf, type AskedSection } from "./ask-section";
import type { Preferred } from "./pick-in";
import { stagedSections, wordingOf, type Stage, type StagedSection } from "./stage";

/** What a part earns for which there is no use: about as much as a fair product, so that it decides little. */
const WORTH_OF_NO_USE = 75;

/**
 * The products that make the best set for no more than `max`, with what the shopper picked in it; the cheapest set
 * where none is. Of each section it looks at what is listed, and at the cheapest product that fits.
 */
export function preferredWithin(
  stage: Stage,
  answers: Answers,
  locale: string,
  picks: Picks,
  max: number,
): Preferred {
  const { document } = stage;
  const ask = (staged: StagedSection, chosen: ReadonlyMap<string, ChosenProduct | null>) =>
    askSection(document, staged, answers, wordingOf(stage, staged.catalogue, locale), chosen, true);
  const shown = stagedSections(stage).filter((each) => ask(each, new Map()).compiled.isThere);
  const ids = shown.map(({ section }) => section.id);
  /** What was offered, by section and id. */
  const offered = new Map<string, ChosenProduct>();
  const nameOf = (place: number, key: string) => JSON.stringify([place, key]);

  const parts = shown.map((staged, place): SetPart => {
    const above = sectionsAbove(document, staged.section);
    return {
      dependsOn: above.map((id) => ids.indexOf(id)).filter((at) => at >= 0),
      candidates(keys) {
        const chosen = new Map(
          keys.map((key, at) => [
            ids[at]!,
            key === null ? null : (offered.get(nameOf(at, key)) ?? null),
          ]),
        );
        const idle = idleOf(document, staged.section, chosen);
        if (idle?.isUseless) return [{ key: null, price: 0, worth: WORTH_OF_NO_USE }];
        if (idle) return [];
        const asked = ask(staged, chosen);
        for (const { row } of asked.places) {
          offered.set(nameOf(place, idAt(asked, row)), chosenAt(staged.catalogue, row));
        }
        return candidatesOf(staged, asked, picks);
      },
    };
  });
  const { keys } = bestSet(parts, max);
  return new Map(keys.map((key, at) => [ids[at]!, key]));
}

/** The products that may be chosen in a section, with what they cost. */
function candidatesOf(
  { section }: StagedSection,
  asked: AskedSection,
  picks: Picks,
): readonly Candidate[] {
  const left: Candidate = { key: null, price: 0, worth: 0 };
  const pick = Object.hasOwn(picks, section.id) ? picks[section.id] : undefined;
  if (pick === LEFT_OUT && section.isOptional) return [left];
  const worth = worthOf(asked);
  const all = asked.places.map(({ row }) => ({
    key: idAt(asked, row),
    price: priceAt(asked, row),
    worth: worth(row),
  }));
  // What is sold on request may cost anything.
  const picked = all.filter(({ key }) => key === pick);
  const priced = all.filter(({ price }) => !Number.isNaN(price));
  if (picked.length > 0) return picked.map((each) => ({ ...each, price: each.price || 0 }));
  const open = priced.length > 0 ? priced : all.map((each) => ({ ...each, price: 0 }));
  return section.isOptional ? [...open, left] : open;
}
