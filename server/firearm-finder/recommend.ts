import { MAX_FIREARMS, type FirearmCriterion, type FirearmQuery } from "@shared/contracts/firearms";
import type { FirearmCatalogue } from "../catalogues/firearm-catalogue";
import { writtenOnce } from "../catalogues/written-once";
import { fitsText } from "../finders/compile/fits";
import { rank } from "../matching/rank";
import { asked, criterionOf, wordsFor } from "./answers";
import { toItem } from "./items";

/** Up to 12 firearms, those in stock first, each part by price (ammunition by the round), low to high, with what had to be relaxed for them to be found. */
export interface Recommendation {
  /** As the JSON that is sent: a list of `RecommendedFirearm`. */
  json: string;
  /** How many fit in all. */
  total: number;
  relaxed: FirearmCriterion[];
}

/**
 * The best 12 by the answers. Every answer narrows; where nothing meets all of them, as few as
 * possible are relaxed, the least important first. An empty list means an empty catalogue.
 */
export function recommendFirearms(
  catalogue: FirearmCatalogue,
  answers: FirearmQuery,
): Recommendation {
  const compiled = asked(catalogue, answers);
  const { rows, total, relaxed } = rank(catalogue, compiled.query, MAX_FIREARMS);
  const fits = fitsText(catalogue, compiled, relaxed, wordsFor(catalogue).language);
  const items = rows.map((row) =>
    itemJson(catalogue.items[row]!, `"reason":${JSON.stringify(fits(row))}`),
  );
  return { json: `[${items.join()}]`, total, relaxed: relaxed.map(criterionOf) };
}

const itemJson = writtenOnce(toItem);
