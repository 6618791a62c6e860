import { z } from "zod";
import { productCalculation } from "@shared/contracts/product-calculation";
import { finderDocument } from "@shared/finders/document";
import { withPartNames, partName } from "./part-names";
import type { JsonSchema } from "./json-schema";

/** The schemas of a finder's document, its parts and what else names itself, by their names among all schemas. */
export function documentSchemas(): Record<string, JsonSchema> {
  const all = z.tuple([finderDocument, productCalculation]);
  const { $defs = {} } = z.toJSONSchema(all, { io: "input", unrepresentable: "any" });
  const parts = Object.entries(withPartNames($defs as Record<string, JsonSchema>));
  return Object.fromEntries(parts.map(([id, { id: _id, ...schema }]) => [partName(id), schema]));
}
