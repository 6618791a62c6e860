import type { JsonSchema } from "../../site/api-description/operation";

/** Schemas that hold themselves are followed so deep. */
const MAX_DEPTH = 12;

/** Makes values that schemas allow: the first form of several, and of an object what it requires. */
export function sampler(schemas: Readonly<Record<string, JsonSchema>>) {
  return (schema: JsonSchema): unknown => sample(schema, 0);

  function sample(schema: JsonSchema, depth: number): unknown {
    if (depth > MAX_DEPTH) throw new Error("There is no value within so many levels.");
    const { $ref, enum: allowed, default: usual } = schema;
    if ($ref) return sample(schemas[$ref.split("/").at(-1)!]!, depth + 1);
    if ("const" in schema) return schema.const;
    if (allowed) return allowed[0];
    if (usual !== undefined) return usual;
    const forms = schema.anyOf ?? (schema.oneOf as JsonSchema[] | undefined);
    if (forms) return firstOf(forms, depth);
    const type = [schema.type].flat().find((each) => each !== "null");
    switch (type) {
      case "string":
        return text(schema);
      case "integer":
      case "number":
        return schema.minimum ?? 1;
      case "boolean":
        return false;
      case "array":
        return list(schema, depth);
      case "object":
        return object(schema, depth);
      default:
        return {};
    }
  }

  function firstOf(forms: readonly JsonSchema[], depth: number): unknown {
    for (const form of forms) {
      try {
        return sample(form, depth + 1);
      } catch {
        // This form holds itself: another one ends.
      }
    }
    throw new Error("No form of it ends.");
  }

  function list({ items, prefixItems, minItems = 0 }: JsonSchema, depth: number): unknown[] {
    if (prefixItems) return prefixItems.map((each) => sample(each, depth + 1));
    const item = typeof items === "object" ? items : {};
    return Array.from({ length: minItems }, () => sample(item, depth + 1));
  }

  function object({ properties = {}, required = [] }: JsonSchema, depth: number) {
    return Object.fromEntries(
      required.map((name) => [name, sample(properties[name] ?? {}, depth + 1)]),
    );
  }
}

const FORMATS: Record<string, string> = {
  "date-time": "2027-01-31T00:00:00Z",
  date: "2027-01-31",
  uuid: "00000000-0000-4000-8000-000000000000",
  email: "somebody@shop.example",
  uri: "https://shop.example/",
};

function text({ format, minLength = 0 }: JsonSchema): string {
  const known = format === undefined ? undefined : FORMATS[format];
  return known ?? "a".repeat(Math.max(1, Number(minLength)));
}
