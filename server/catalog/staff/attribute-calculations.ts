import { belongsTo, type AttributeShape } from "@shared/contracts/attributes";
import { attributesIn } from "@shared/contracts/product-calculation";
import { isWorkedOut } from "../store/specified-attributes";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";
import { allAttributes } from "./attribute-queries";
import { allCatalogues } from "./catalogue-queries";

const partsOf = ({ calculation = null }: Pick<AttributeShape, "calculation">): string[] =>
  calculation === null ? [] : attributesIn(calculation);

/**
 * Throws a 400 where a number is worked out of what is no number that products of its catalogues state. Of one that is
 * itself worked out, nothing is: what depends on what stays plain.
 */
export async function requireParts(tx: Database, shape: AttributeShape): Promise<void> {
  const parts = partsOf(shape);
  if (parts.length === 0) return;
  const known = new Map((await allAttributes(tx)).map((each) => [each.id, each]));
  const own = (await allCatalogues(tx)).filter(({ id }) => belongsTo(shape, id));
  for (const id of parts) {
    const part = known.get(id);
    const missing = part && own.find((catalogue) => !belongsTo(part, catalogue.id));
    const message =
      part?.kind !== "number" || isWorkedOut(part)
        ? `There is no number ${id} that products state.`
        : missing &&
          `Products of ${missing.name} do not state ${id}. Add it to that catalog first.`;
    if (message) throw invalid([{ path: "calculation", message }]);
  }
}

/** Throws a 409 where an attribute would be no such number any more, of which another is worked out. */
export async function refuseNeeded(
  tx: Database,
  before: AttributeShape,
  after: AttributeShape,
): Promise<void> {
  const isNoNumber = after.kind !== before.kind || isWorkedOut(after) !== isWorkedOut(before);
  const left = (await allCatalogues(tx)).filter(
    ({ id }) => belongsTo(before, id) && !belongsTo(after, id),
  );
  if (!isNoNumber && left.length === 0) return;
  const user = (await allAttributes(tx)).find(
    (each) =>
      partsOf(each).includes(before.id) &&
      (isNoNumber || left.some(({ id }) => belongsTo(each, id))),
  );
  if (!user) return;
  const name = Object.values(user.label)[0] ?? user.id;
  throw new AppError(
    409,
    "in_use",
    `The attribute ${name} is worked out of it. Change that one first.`,
  );
}
