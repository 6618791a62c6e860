import { z } from "zod";
import type { JsonSchema } from "./json-schema";
import type { Operation } from "./operation";
import { withPartNames } from "./part-names";

/** The schema of what a client sends, whatever becomes of it; the parts that it names are among all schemas. */
export function inputSchema(shape: z.ZodType): JsonSchema {
  const made = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const { $schema: _schema, $defs: _parts, "~standard": _standard, ...schema } = made;
  return withPartNames(schema);
}

/** The same for the body of an operation: with what is ignored, and of a PUT with all of it optional. */
export function bodySchema(operation: Operation, isChange: boolean): JsonSchema | undefined {
  const { body, ignored } = operation;
  if (!body) return undefined;
  const schema = inputSchema(body);
  if (!ignored) return schema;
  const { required, properties = {}, ...rest } = schema;
  const besides = Object.fromEntries(ignored.map((name) => [name, { description: "Ignored." }]));
  const basis: JsonSchema = {
    type: "string",
    format: "date-time",
    description: "The version that the change is based on: a newer one is not overwritten.",
  };
  return {
    ...rest,
    properties: { ...properties, ...(isChange && { updatedAt: basis }), ...besides },
    ...(!isChange && required && { required }),
  };
}
