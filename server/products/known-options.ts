import type { FieldError } from "@shared/contracts/error";
import { carryPositionIds, handSizeIds } from "@shared/gun-ergonomics";
import * as guns from "@shared/gun-options";
import type { CataloguePath } from "@shared/product-catalogues";
import * as tables from "@shared/schema/all";
import type { Database } from "../database/database";

type Check = (fields: Record<string, unknown>) => FieldError[];

/**
 * A check for values that no finder could ask for: a bed's options are what staff keep at the moment,
 * a firearm's are fixed. Reads the lists once, for any number of products.
 */
export async function unknownOptions(db: Database, path: CataloguePath): Promise<Check> {
  const known = path === "bed-products" ? await bedOptionIds(db) : firearmOptionIds;
  return (fields) =>
    Object.entries(known).flatMap(([name, ids]) => {
      const value = fields[name];
      const given = Array.isArray(value) ? (value as string[]) : value == null ? [] : [value];
      const unknown = given.find((id) => !ids.has(id as string));
      if (unknown === undefined) return [];
      return [
        {
          path: name,
          message: `There is no “${String(unknown as string)}”. Use one of ${[...ids].join(", ")}.`,
        },
      ];
    });
}

async function bedOptionIds(db: Database): Promise<Record<string, Set<string>>> {
  const ids = async (
    table:
      | typeof tables.bedSizes
      | typeof tables.mattressTypes
      | typeof tables.firmnessLevels
      | typeof tables.sleepStyles,
  ) => new Set((await db.select({ id: table.id }).from(table)).map(({ id }) => id));
  return {
    bedSize: await ids(tables.bedSizes),
    mattressType: await ids(tables.mattressTypes),
    firmness: await ids(tables.firmnessLevels),
    sleepStyle: await ids(tables.sleepStyles),
  };
}

const firearmOptionIds: Record<string, Set<string>> = {
  purpose: new Set(guns.purposeIds),
  firearmType: new Set(guns.firearmTypeIds),
  subType: new Set(guns.subTypeIds),
  action: new Set(guns.actionIds),
  carryPositions: new Set(carryPositionIds),
  sportDisciplines: new Set(guns.disciplineIds),
  huntingGame: new Set(guns.gameIds),
  useCase: new Set(guns.useCaseIds),
  handSize: new Set(handSizeIds),
};
