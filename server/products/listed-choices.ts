import type { Choice, ProductChoices } from "@shared/contracts/product-choices";
import { carryPositions, handSizes } from "@shared/gun-ergonomics";
import * as guns from "@shared/gun-options";
import type { CataloguePath } from "@shared/product-catalogues";
import * as tables from "@shared/schema/all";
import type { Database } from "../database/database";
import { listRows } from "../database/list-rows";

/** The choices of fields that take nothing else: a bed's lists are maintained by staff, a firearm's are fixed. */
export async function listedChoices(db: Database, path: CataloguePath): Promise<ProductChoices> {
  if (path === "firearm-products") return { ...firearmChoices };
  return {
    bedSize: await rowsOf(db, tables.bedSizes),
    mattressType: await rowsOf(db, tables.mattressTypes),
    firmness: await rowsOf(db, tables.firmnessLevels),
    sleepStyle: await rowsOf(db, tables.sleepStyles),
  };
}

type ChoiceTable = (typeof tables)[
  "bedSizes" | "mattressTypes" | "firmnessLevels" | "sleepStyles" | "features"];

/** A list that staff maintain, in its order. */
export const rowsOf = (db: Database, table: ChoiceTable): Promise<Choice[]> =>
  listRows(db, table, { id: table.id, name: table.name });

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
