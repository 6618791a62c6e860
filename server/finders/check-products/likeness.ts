import { createHash } from "node:crypto";
import type { Question } from "@shared/finders/question";
import { byCodes } from "../../engine/by-codes";
import { selectInSteps } from "../../engine/select";
import type { Steps } from "../../platform/work/steps";
import type { Outcome } from "./stocked";

/**
 * The same text for answers that mean the same products: all that one leaves the other leaves, and what they wish is
 * earned by the same products. Undefined for an answer that means nothing, or everything. In steps.
 */
export function* likenessOf(
  { id }: Question,
  outcomes: readonly Outcome[],
): Steps<string | undefined> {
  const hash = createHash("sha1");
  let tells = false;
  for (const { compiled, isMust, left, before } of outcomes) {
    yield;
    const { catalogue, query } = compiled;
    hash.update(`${before.at};`);
    if (isMust) {
      if (left < before.left && left > 0) tells = true;
      const musts = [...query.filter, ...query.narrow.map(({ condition }) => condition)];
      hash.update(yield* selectInSteps(catalogue, musts));
    }
    const criterion = compiled.criteria.find((each) => each.id === id);
    if (!criterion) continue;
    const shareAt = byCodes(catalogue, criterion.columns, (...values) =>
      criterion.isUnknown?.(...values) ? 0.5 : criterion.share(...values),
    );
    const shares = Float64Array.from(catalogue.items, (_, row) => shareAt(row));
    if (shares.some((each) => each !== shares[0])) tells = true;
    hash.update(shares);
  }
  return tells ? hash.digest("base64") : undefined;
}
