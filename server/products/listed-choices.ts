import { asc } from "drizzle-orm";
import type { Choice, ProductChoices } from "@shared/contracts/product-choices";
import { carryPositions, handSizes } from "@shared/gun-ergonomics";
import * as guns from "@shared/gun-options";
import type { CataloguePath } from "@shared/product-catalogues";
import * as tables from "@shared/schema/all";
import type { Database } from "../database/database";

/** What fields may hold that take nothing else: a bed's lists are what staff keep, a firearm's are fixed. */
export async function listedChoices(db: Database, path: CataloguePath): Promise<ProductChoices> {
  if (path === "firearm-products") return { ...firearmChoices };
  return {
    bedSize: await rowsOf(db, tables.bedSizes),
    mattressType: await rowsOf(db, tables.mattressTypes),
    firmness: await rowsOf(db, tables.firmnessLevels),
    sleepStyle: await rowsOf(db, tables.sleepStyles),
  };
}

type ListTable =
  | typeof tables.bedSizes
  | typeof tables.mattressTypes
  | typeof tables.firmnessLevels
  | typeof tables.sleepStyles
  | typeof tables.features;

/** A list that staff keep, in its order. */
export function rowsOf(db: Database, table: ListTable): Promise<Choice[]> {
  return db
    .select({ id: table.id, name: table.name })
    .from(table)
    .orderBy(asc(table.sortOrder), asc(table.id));
}

const named = (options: readonly guns.GunOption[]): Choice[] =>
  options.map(({ id, label }) => ({ id, name: label }));

const firearmChoices: ProductChoices = {
  purpose: named(guns.purposes),
  firearmType: named(guns.firearmTypes),
  subType: named([...guns.subTypes.pistol, ...guns.subTypes.revolver]),
  action: named(guns.actions),
  carryPositions: named(carryPositions),
  sportDisciplines: named(guns.disciplines),
  huntingGame: named(guns.games),
  useCase: named(guns.useCases),
  handSize: named(handSizes),
};
