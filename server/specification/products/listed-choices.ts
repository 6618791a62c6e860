import type { Choice, ProductChoices } from "@shared/contracts/product-choices";
import { carryPositions, handSizes } from "@shared/firearm-ergonomics";
import * as firearms from "@shared/firearm-options";
import type { CataloguePath } from "@shared/product-catalogues";
import * as tables from "@shared/schema/all";
import type { Database } from "../../database/database";
import { listRows } from "../../database/list-rows";

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

const named = (options: readonly firearms.FirearmOption[]): Choice[] =>
  options.map(({ id, label }) => ({ id, name: label }));

const firearmChoices: ProductChoices = {
  purpose: named(firearms.purposes),
  firearmType: named(firearms.firearmTypes),
  subType: named([...firearms.subTypes.pistol, ...firearms.subTypes.revolver]),
  action: named(firearms.actions),
  carryPositions: named(carryPositions),
  sportDisciplines: named(firearms.disciplines),
  huntingGame: named(firearms.games),
  useCase: named(firearms.useCases),
  handSize: named(handSizes),
};
