import { z } from "zod";
import { finderDocument } from "@shared/finders/document";
import { withPartNames, partName } from "./part-names";
import type { JsonSchema } from "./json-schema";

/** The schemas of a finder's document and its parts, by their names among all schemas. */
export function documentSchemas(): Record<string, JsonSchema> {
  const { $defs = {} } = z.toJSONSchema(finderDocument, { io: "input", unrepresentable: "any" });
  const parts = Object.entries(withPartNames($defs as Record<string, JsonSchema>));
  return Object.fromEntries(parts.map(([id, { id: _id, ...schema }]) => [partName(id), schema]));
}
