import type { FieldError } from "@shared/contracts/error";
import type { CataloguePath } from "@shared/product-catalogues";
import { scalarText, type Scalar } from "@shared/scalar";
import type { Database } from "../../database/database";
import { listedChoices } from "./listed-choices";

type Check = (fields: Record<string, unknown>) => FieldError[];

/**
 * A check for values that no finder could ask for. Reads the lists once, for any number of products.
 */
export async function unknownOptions(db: Database, path: CataloguePath): Promise<Check> {
  const known = Object.entries(await listedChoices(db, path)).map(
    ([name, choices]) => [name, new Set(choices.map(({ id }) => id))] as const,
  );
  return (fields) =>
    known.flatMap(([name, ids]) => {
      const value = fields[name];
      const given = Array.isArray(value) ? (value as string[]) : value == null ? [] : [value];
      const unknown = given.find((id) => !ids.has(id as string));
      if (unknown === undefined) return [];
      return [
        {
          path: name,
          message: `There is no “${scalarText(unknown as Scalar)}”. Use one of ${[...ids].join(", ")}.`,
        },
      ];
    });
}
