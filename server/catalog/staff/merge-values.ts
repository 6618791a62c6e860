import type { AttributeShape } from "@shared/contracts/attributes";
import { changeRecord } from "../../people/audit/audit";
import { transactionAs, type Actor } from "../../people/auth/act-as";
import type { Database } from "../../platform/database/database";
import { expectManyRows } from "../../platform/database/rows";
import { AppError } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";
import { attributeEntry, heldAttribute, nameOf, updateAttribute } from "./attribute-queries";
import { restateProducts, restateSelections } from "./merge-queries";
import { takeAttributes, takeProducts } from "./product-checks";

/** The most other names of a value. */
const MAX_SYNONYMS = 50;

const GONE = "This value is not there any more. Choose another one.";

interface Merge {
  from: string;
  into: string;
  /** The `updatedAt` of the attribute that staff saw. */
  basedOn: string;
}

/**
 * Makes one value of an attribute another one for ever: products state the other, selections name it, and what names
 * the old id goes on meaning it. Throws a 404, a 400 for values that there are not, and a 409 for a change based on
 * an older state.
 */
export function mergeValues(db: Database, actor: Actor, id: string, merge: Merge) {
  const { from, into, basedOn } = merge;
  return transactionAs(db, actor, async (tx) => {
    await takeAttributes(tx);
    await takeProducts(tx);
    await expectManyRows(tx);
    return changeRecord(tx, actor, {
      hold: () => heldAttribute(tx, id),
      basedOn,
      async write(before) {
        const after = await updateAttribute(tx, id, merged(before, from, into));
        await restateProducts(tx, { attribute: id, isList: before.kind === "choices", from, into });
        await restateSelections(tx, { attribute: id, from, into });
        return after;
      },
      audit: (before, after) => attributeEntry(before, "update", { before, after }),
    });
  });
}

/** The attribute with one value in the place of two. Throws a 400 where that cannot be. */
function merged(before: AttributeShape, from: string, into: string): AttributeShape {
  const { values, sizes } = before;
  const [old, kept] = [from, into].map((id) => values.find((each) => each.id === id));
  if (!old) throw invalid([{ path: "from", message: GONE }]);
  if (!kept) throw invalid([{ path: "into", message: GONE }]);
  if (old === kept) throw invalid([{ path: "into", message: "Merge it into another value." }]);
  if (kept.isRetired) {
    throw new AppError(
      409,
      "retired",
      `“${nameOf(kept)}” is retired. Merge into a value that is offered.`,
    );
  }
  const names = [...kept.synonyms, ...Object.values(old.label), ...old.synonyms];
  const value = {
    ...kept,
    synonyms: [...new Set(names)].slice(0, MAX_SYNONYMS),
    aliases: [...(kept.aliases ?? []), from, ...(old.aliases ?? [])],
  };
  return {
    ...before,
    values: values.flatMap((each) => (each === old ? [] : each === kept ? [value] : [each])),
    sizes: sizes && withoutSizesOf(sizes, from),
  };
}

type Sizes = NonNullable<AttributeShape["sizes"]>;

/** What systems call the value that stays is what counts. */
function withoutSizesOf({ systems, labels, brands }: Sizes, value: string): Sizes {
  const without = ({ [value]: _, ...rest }: Sizes["labels"]) => rest;
  return {
    systems,
    labels: without(labels),
    brands: Object.fromEntries(
      Object.entries(brands).map(([brand, table]) => [brand, without(table)]),
    ),
  };
}
