import type { Answers } from "@shared/finders/answers";
import { LEFT_OUT, type Picks } from "@shared/contracts/finders";
import { bestSetInSteps, type Candidate, type SetPart } from "../../engine/best-set";
import type { Steps } from "../../platform/work/steps";
import type { ReadAnswers } from "../compile/asked";
import { chosenAt, idleOf, sectionsAbove, type ChosenProduct } from "../compile/chosen";
import { askSection, idAt, priceAt, worthOf, type Above, type AskedSection } from "./ask-section";
import type { Preferred } from "./pick-in";
import { stagedSections, wordingOf, type Stage, type StagedSection } from "./stage";

/** What a part earns for which there is no use: about as much as a fair product, so that it decides little. */
const WORTH_OF_NO_USE = 75;

/**
 * The products that make the best set for no more than `max`, with what the shopper picked in it; the cheapest set
 * where none is. Of each section it looks at what is listed, and at the cheapest product that fits.
 */
export function* preferredWithin(
  stage: Stage,
  answers: Answers,
  locale: string,
  picks: Picks,
  max: number,
): Steps<Preferred> {
  const { document } = stage;
  const ask = (staged: StagedSection, above?: Above) =>
    askSection(document, staged, answers, wordingOf(stage, staged.catalog, locale), above, true);
  const shown: { staged: StagedSection; groups: Set<string>; read: ReadAnswers }[] = [];
  for (const staged of stagedSections(stage)) {
    const asked = yield* ask(staged);
    const groups = asked.places.map(({ row }) => staged.catalog.productAt(row).groupKey);
    const { compiled: read } = asked;
    if (read.isThere) shown.push({ staged, groups: new Set(groups), read });
  }
  const ids = shown.map(({ staged: { section } }) => section.id);
  /** What was offered, by section and id. */
  const offered = new Map<string, { product: ChosenProduct; group: string }>();
  const nameOf = (place: number, key: string) => JSON.stringify([place, key]);

  const parts = shown.map(({ staged, groups, read }, place): SetPart => {
    const named = sectionsAbove(document, staged.section);
    // What is taken by one is not offered in the other.
    const shares = (at: number) => [...groups].some((group) => shown[at]!.groups.has(group));
    return {
      dependsOn: [...shown.keys()].filter(
        (at) => at < place && (named.includes(ids[at]!) || shares(at)),
      ),
      *candidates(keys) {
        const chosen = new Map<string, ChosenProduct | null>();
        const taken = new Map<string, string>();
        keys.forEach((key, at) => {
          const found = key === null ? undefined : offered.get(nameOf(at, key));
          chosen.set(ids[at]!, found?.product ?? null);
          if (found) taken.set(found.group, ids[at]!);
        });
        const idle = idleOf(document, staged.section, chosen, read);
        if (idle?.isUseless) return [{ key: null, price: 0, worth: WORTH_OF_NO_USE }];
        if (idle) return [];
        const asked = yield* ask(staged, { chosen, taken });
        if (asked.doneBy) return [{ key: null, price: 0, worth: WORTH_OF_NO_USE }];
        for (const { row } of asked.places) {
          offered.set(nameOf(place, idAt(asked, row)), {
            product: chosenAt(staged.catalog, row),
            group: staged.catalog.productAt(row).groupKey,
          });
        }
        return yield* candidatesOf(staged, asked, picks);
      },
    };
  });
  const { keys } = yield* bestSetInSteps(parts, max);
  return new Map(keys.map((key, at) => [ids[at]!, key]));
}

/** The products that may be chosen in a section, with what they cost. */
function* candidatesOf(
  { section }: StagedSection,
  asked: AskedSection,
  picks: Picks,
): Steps<readonly Candidate[]> {
  const left: Candidate = { key: null, price: 0, worth: 0 };
  const pick = Object.hasOwn(picks, section.id) ? picks[section.id] : undefined;
  if (pick === LEFT_OUT && section.isOptional) return [left];
  const worth = yield* worthOf(asked);
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
