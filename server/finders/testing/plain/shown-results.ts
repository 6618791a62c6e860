import type { FinderResults } from "@shared/contracts/finders";
import type { PlainFinder } from "./finder-case";
import { OF_LISTS, UNKNOWN } from "./fresh-stage";
import type { plainResults } from "./plain-finder";

// Results of the product and of the plain finder, so that they can be compared.

/** What is written of something in JSON: nothing of what is undefined. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What the product says, with what it says in words by what that is of: questions, rules, lists and endings. */
export function shown(
  { document }: PlainFinder,
  { ending, isFirstSelection, sections }: FinderResults,
) {
  const { endings } = document.results;
  const after = (start: string, text: string) =>
    text.startsWith(start) ? text.slice(start.length) : text;
  const listIn = (text: string | undefined) =>
    text?.startsWith(OF_LISTS) === true ? after(OF_LISTS, text) : text && OURS;
  const at = endings.findIndex(({ text }) => ending && text.en === ending.text);
  return asJson({
    ending: at === -1 ? listIn(ending?.text) : at,
    isFirstSelection,
    sections: sections.map(({ items, withheld = [], unlisted, ...section }) => ({
      ...section,
      withheld: withheld.map(({ text, count }) => ({ id: after(UNKNOWN, text), count })),
      unlisted: listIn(unlisted?.text),
      items: items.map(
        ({ id, price, inStock, availability, score, reasons, unknowns, isFromPrice }) => ({
          id,
          price,
          inStock,
          availability,
          score,
          reasons: reasons
            .filter(({ criterion }) => criterion !== "filters")
            .map(({ criterion, points, max, verdict }) => ({ criterion, points, max, verdict })),
          unknowns: unknowns.map((text) => after(UNKNOWN, text)),
          isFromPrice,
        }),
      ),
    })),
  });
}

/** Said of a list for which staff wrote nothing. */
const OURS = "a sentence of ours";

/** The same of the plain finder, which names each list. */
export function written(
  { document }: PlainFinder,
  { ending, ...found }: ReturnType<typeof plainResults>,
) {
  const listIn = (list: string | undefined) =>
    list === undefined || document.results.unlisted?.some((each) => each.list === list) === true
      ? list
      : OURS;
  return asJson({
    ...found,
    ending: typeof ending === "string" ? listIn(ending) : ending,
    sections: found.sections.map((section) => ({
      ...section,
      unlisted: listIn("unlisted" in section ? section.unlisted : undefined),
    })),
  });
}
