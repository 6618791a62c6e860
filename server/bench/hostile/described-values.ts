import fc from "fast-check";
import type { JsonSchema } from "../../site/api-description/operation";

/** What values are made of: the schemas that others name, and words that mean something here. */
export interface Vocabulary {
  schemas: Readonly<Record<string, JsonSchema>>;
  words: readonly string[];
  /** What may stand where a schema says nothing. */
  anything: fc.Arbitrary<unknown>;
}

/** So deep are parts made within parts; beyond it their smallest form. */
const MAX_DEPTH = 5;
const MAX_ITEMS = 3;

/** Values as a schema describes them, as far as a fuzz needs it: patterns are left to the words. */
export function valuesOf(
  schema: JsonSchema,
  vocabulary: Vocabulary,
  depth = 0,
): fc.Arbitrary<unknown> {
  const within = (part: JsonSchema | boolean | undefined, levels = 1) =>
    typeof part === "object" ? valuesOf(part, vocabulary, depth + levels) : vocabulary.anything;
  const { $ref, enum: choices, anyOf, oneOf, type } = schema;
  if ($ref !== undefined) {
    const named = vocabulary.schemas[$ref.split("/").at(-1)!];
    return named ? within(named) : vocabulary.anything;
  }
  if ("const" in schema) return fc.constant(schema.const);
  if (choices) return fc.constantFrom(...choices);
  const forms = anyOf ?? (oneOf as JsonSchema[] | undefined);
  if (forms) {
    // Past the depth the first of the forms that is no part of parts.
    const flat = forms.filter(({ type: own }) => own !== "object" && own !== "array");
    const offered = depth > MAX_DEPTH && flat.length > 0 ? flat : forms;
    return fc.oneof(...offered.map((form) => within(form)));
  }
  switch (Array.isArray(type) ? type[0] : type) {
    case "string":
      return textsOf(schema, vocabulary);
    case "integer":
    case "number":
      return numbersOf(schema, type === "integer");
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array": {
      const least = schema.minItems ?? 0;
      const { items, prefixItems } = schema;
      if (prefixItems) return fc.tuple(...prefixItems.map((each) => within(each)));
      const most = depth > MAX_DEPTH ? least : Math.max(least, MAX_ITEMS);
      return fc.array(within(items), { minLength: least, maxLength: most });
    }
    case "object":
      return objectsOf(schema, vocabulary, depth);
    default:
      return vocabulary.anything;
  }
}

function textsOf(
  { format, minLength, maxLength }: JsonSchema,
  { words }: Vocabulary,
): fc.Arbitrary<string> {
  if (format === "email") return fc.nat(99_999).map((n) => `canary${n}@shop.example`);
  if (format === "uuid") return fc.uuid();
  if (format === "date") return fc.constantFrom("2026-11-21", "2000-02-29", "9999-12-31");
  if (format === "date-time")
    return fc.constantFrom("2026-11-21T10:00:00.000Z", "1970-01-01T00:00:00Z");
  if (format === "uri") return fc.constantFrom("https://shop.example/a", "tel:+27115550100");
  const least = typeof minLength === "number" ? minLength : 0;
  const most = typeof maxLength === "number" ? maxLength : 4_000;
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...words).map((word) => word.padEnd(least, "x").slice(0, most)),
    },
    { weight: 2, arbitrary: fc.nat(9_999).map(String) },
    fc.constant("x".repeat(Math.min(most, 4_000))),
    fc.string({
      unit: "grapheme",
      minLength: least,
      maxLength: Math.min(most, Math.max(least, 30)),
    }),
  );
}

function numbersOf({ minimum, maximum }: JsonSchema, isWhole: boolean): fc.Arbitrary<number> {
  const least = typeof minimum === "number" ? minimum : -1_000;
  const most = typeof maximum === "number" ? maximum : 1_000_000;
  const some = fc.constantFrom(least, most, 0, 1);
  return fc.oneof(
    some,
    fc.integer({ min: Math.ceil(Math.max(least, -1e6)), max: Math.floor(Math.min(most, 1e6)) }),
    ...(isWhole ? [] : [fc.constantFrom(0.1, 1e-7, least + 0.5)]),
  );
}

function objectsOf(
  schema: JsonSchema,
  vocabulary: Vocabulary,
  depth: number,
): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties).filter(
    (name) => depth <= MAX_DEPTH || required.includes(name),
  );
  const fields = Object.fromEntries(
    names.map((name) => [name, valuesOf(properties[name]!, vocabulary, depth + 1)]),
  );
  const own = fc.record(fields, { requiredKeys: names.filter((name) => required.includes(name)) });
  if (typeof additionalProperties !== "object" || depth > MAX_DEPTH) return own;
  const others = fc.dictionary(
    fc.constantFrom(...vocabulary.words),
    valuesOf(additionalProperties, vocabulary, depth + 1),
    { maxKeys: MAX_ITEMS },
  );
  return fc.tuple(own, others).map(([known, more]) => ({ ...more, ...known }));
}
