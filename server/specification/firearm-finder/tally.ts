import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import type { FirearmCounts, FirearmQuery } from "@shared/specification/contracts/firearms";
import { byText } from "../../catalog/store/by-text";
import { coverage } from "../../engine/coverage";
import { conditionsOf } from "../../engine/counts";
import { keep, selectInSteps } from "../../engine/select";
import type { Steps } from "../../platform/work/steps";
import { asked, type StagedFirearms } from "./staged-firearms";

/** More brands than any retailer carries: a bound, so that no list grows without end. */
const MAX_LISTED_BRANDS = 1_000;

/** How many products of each kind meet all of the answers, in steps. */
export function* tally(staged: StagedFirearms, answers: FirearmQuery): Steps<FirearmCounts> {
  const { catalog } = staged;
  const rows = yield* meeting(staged, answers);
  const ammunition = keep(catalog, rows, {
    column: "purpose",
    accepts: (purpose) => purpose === "ammo_reloading",
  });
  const countsOf = (column: string, of = rows) => {
    const { values } = coverage(catalog, column, of);
    values.delete(DOES_NOT_APPLY);
    return values;
  };
  return {
    // No type has the id of a sub type.
    types: Object.fromEntries([...countsOf("type"), ...countsOf("subType")]),
    ammoTypes: Object.fromEntries(countsOf("category", ammunition)),
    calibers: Object.fromEntries(countsOf("caliber")),
    actions: Object.fromEntries(countsOf("action")),
  };
}

/** The brands of the products that meet all of the answers, in the order of their characters, in steps. */
export function* brandsFor(staged: StagedFirearms, answers: FirearmQuery): Steps<string[]> {
  const { values } = coverage(staged.catalog, "brand", yield* meeting(staged, answers));
  return [...values.keys()].toSorted(byText((brand) => brand)).slice(0, MAX_LISTED_BRANDS);
}

function meeting(staged: StagedFirearms, answers: FirearmQuery): Steps<Uint32Array> {
  return selectInSteps(staged.catalog, conditionsOf(asked(staged, answers).query));
}
