import { specifiedOperations } from "@shared/specification/contracts/operations";
import type { Operation } from "../operation";
import { accountOperations } from "./account-operations";
import { builderOperations } from "./builder-operations";
import {
  adminListOperations,
  catalogueOperations,
  productOperations,
} from "./catalogue-operations";
import { finderOperations } from "./finder-operations";
import { shopperOperations } from "./shopper-operations";

/** Operations that belong together, under a name for people. */
export interface Area {
  name: string;
  operations: Readonly<Record<string, Operation>>;
}

export const areas: readonly Area[] = [
  { name: "Shoppers", operations: shopperOperations },
  { name: "Finders", operations: finderOperations },
  { name: "Bed finder and firearm finder", operations: specifiedOperations },
  { name: "Staff", operations: accountOperations },
  { name: "Builder", operations: builderOperations },
  { name: "Catalogs", operations: catalogueOperations },
  { name: "Lists of the bed finder", operations: adminListOperations },
  { name: "Beds and firearms", operations: productOperations },
];

/** All operations, by method and path. */
export const operations = new Map(areas.flatMap(({ operations: own }) => Object.entries(own)));

/** The paths of all operations: templates such as `/api/finders/{slug}`. */
export const pathTemplates: readonly string[] = [
  ...new Set([...operations.keys()].map((key) => key.slice(key.indexOf(" ") + 1))),
];
