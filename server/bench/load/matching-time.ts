import { parse } from "node:querystring";
import { firearmProductsQuery } from "@shared/specification/contracts/firearms";
import { BEDS, FIREARMS } from "@shared/templates/product-catalogs";
import {
  MAX_RECOMMENDATIONS,
  recommendationsQuery,
} from "@shared/specification/contracts/recommendations";
import { compiledBeds } from "../../specification/bed-finder/ranking";
import { stagedBeds } from "../../specification/bed-finder/staged-beds";
import { createCatalogs } from "../../catalog/store/catalogs";
import type { Database } from "../../platform/database/database";
import { recommendedRows } from "../../specification/firearm-finder/recommend";
import { stagedFirearms } from "../../specification/firearm-finder/staged-firearms";
import { bedFinderDocument, firearmFinderDocument } from "../../finders/built-in/check-contract";
import { explain } from "../../engine/explain";
import { rank } from "../../engine/rank";
import { finish } from "../../platform/work/steps";
import { finderCatalogs } from "../../finders/shopper/stages";
import { results } from "../../finders/shopper/results";
import type { Stage } from "../../finders/shopper/stage";
import type { Call } from "./calls";
import { LISTED, listedAnswers, listedDocument } from "./listed";

const ANSWERS = 2_000;

/** Milliseconds that it takes to find and explain one answer that nobody asked for before, by the name of the call. */
export async function matchingTimes(
  db: Database,
  calls: readonly Call[],
): Promise<Map<string, number>> {
  const catalogs = createCatalogs(db, Date.now);
  const products = finderCatalogs(catalogs);
  const [beds, firearms] = [await products.current(BEDS), await products.current(FIREARMS)];
  const staged = stagedBeds(bedFinderDocument, beds!);
  const guns = stagedFirearms(firearmFinderDocument, firearms!);
  const listed = await catalogs.any.of(LISTED).current();
  const seats: Stage = {
    finder: {
      slug: LISTED,
      name: "Seats",
      brand: { name: "Shop", website: null, color: null, links: [] },
      gateHash: null,
      liveVersion: 1,
    },
    version: 1,
    mark: "",
    document: listedDocument,
    catalogs: new Map(listed ? [[LISTED, listed]] : []),
  };
  // Validating the answers and writing the reply are no part of it.
  const matching: Record<string, (query: unknown) => () => unknown> = {
    recommendations(query) {
      const answers = recommendationsQuery.parse(query);
      return () => {
        const { query } = compiledBeds(staged, answers);
        return rank(beds!, query, MAX_RECOMMENDATIONS).rows.map(explain(beds!, query.score));
      };
    },
    products(query) {
      const answers = firearmProductsQuery.parse(query);
      return () => {
        const { rows, fits } = finish(recommendedRows(guns, answers));
        return rows.map(fits);
      };
    },
    [LISTED](query) {
      const answers = listedAnswers(query as Record<string, unknown>);
      return () => results(seats, answers, "en");
    },
  };
  return new Map(
    calls.flatMap(({ name, fresh }) => {
      const asked = matching[name];
      if (!asked || !fresh) return [];
      const answers = Array.from({ length: ANSWERS }, () => asked(parse(fresh().split("?")[1]!)));
      for (const answer of answers) answer();
      const startedAt = performance.now();
      for (const answer of answers) answer();
      return [[name, (performance.now() - startedAt) / ANSWERS]];
    }),
  );
}
