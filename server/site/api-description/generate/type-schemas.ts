import ts from "typescript";
import type { JsonSchema } from "../operation";

/** Turns types, as the compiler understands them, into JSON schemas of what `JSON.stringify` makes of them. */
export interface TypeSchemas {
  schemaOf: (type: ts.Type) => JsonSchema;
  /** Those of the named types that were met, by their names. */
  named: Record<string, JsonSchema>;
}

/** `names` are the types that get a schema of their own; those in `elsewhere` have one already. */
export function typeSchemas(
  checker: ts.TypeChecker,
  names: ReadonlyMap<ts.Type, string>,
  elsewhere: ReadonlySet<string>,
): TypeSchemas {
  const named: Record<string, JsonSchema> = {};

  const schemaOf = (type: ts.Type): JsonSchema => {
    const name = names.get(type);
    if (name === undefined) return written(type);
    if (!(name in named) && !elsewhere.has(name)) {
      // Present before its parts are looked at: one of them may be the type itself.
      named[name] = {};
      Object.assign(named[name], written(type));
    }
    return { $ref: `#/components/schemas/${name}` };
  };

  const written = (type: ts.Type): JsonSchema => {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & ts.TypeFlags.BooleanLiteral)
      return { const: checker.typeToString(type) === "true" };
    if (flags & ts.TypeFlags.StringLike) return { type: "string" };
    if (flags & ts.TypeFlags.NumberLike) return { type: "number" };
    if (flags & ts.TypeFlags.Null) return { type: "null" };
    if (type.isUnion()) return anyOf(type);
    if (checker.isTupleType(type)) return tuple(type as ts.TypeReference);
    if (checker.isArrayType(type)) {
      return {
        type: "array",
        items: schemaOf(checker.getTypeArguments(type as ts.TypeReference)[0]!),
      };
    }
    if (type.symbol?.name === "Date") return { type: "string", format: "date-time" };
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return object(type);
    throw new Error(`There is no schema for the type ${checker.typeToString(type)}.`);
  };

  const anyOf = (type: ts.UnionType): JsonSchema => {
    const stated = checker.getNonNullableType(type);
    const isNamed = stated !== type && (names.has(stated) || !stated.isUnion());
    const isNullable = type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
    if (isNamed && !isNullable) return schemaOf(stated);
    if (isNamed) return oneOfThese([schemaOf(stated), { type: "null" }]);
    const present = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    return oneOfThese(present.map(schemaOf));
  };

  const oneOfThese = (schemas: JsonSchema[]): JsonSchema => {
    const isTrueOrFalse = (schema: JsonSchema) => typeof schema.const === "boolean";
    const constants = schemas.filter((schema) => "const" in schema);
    const others = schemas.filter((schema) => !("const" in schema));
    if (constants.length === 2 && constants.every(isTrueOrFalse)) others.push({ type: "boolean" });
    else if (constants.length === 1) others.push(constants[0]!);
    else if (constants.length > 1)
      others.push({ enum: constants.map((each) => each.const).sort() });
    if (others.length === 1) return others[0]!;
    const plain = others.flatMap(({ type, ...rest }) =>
      typeof type === "string" && Object.keys(rest).length === 0 ? [type] : [],
    );
    return plain.length === others.length ? { type: plain } : { anyOf: others };
  };

  const tuple = (type: ts.TypeReference): JsonSchema => {
    const parts = checker.getTypeArguments(type).map(schemaOf);
    return { type: "array", prefixItems: parts, items: false, minItems: parts.length };
  };

  const object = (type: ts.Type): JsonSchema => {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const of = checker.getTypeOfSymbol(property);
      // What is not stated says nothing of other members.
      if (of.flags & ts.TypeFlags.Undefined) continue;
      const description = ts.displayPartsToString(property.getDocumentationComment(checker));
      const schema = withFormat(property.name, schemaOf(of));
      properties[property.name] = { ...schema, ...(description && { description }) };
      const mayBeMissing =
        property.flags & ts.SymbolFlags.Optional ||
        (of.isUnion() && of.types.some(({ flags }) => flags & ts.TypeFlags.Undefined));
      if (!mayBeMissing) required.push(property.name);
    }
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const description = type.symbol
      ? ts.displayPartsToString(type.symbol.getDocumentationComment(checker))
      : "";
    return {
      type: "object",
      ...(description && { description }),
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      additionalProperties: index ? schemaOf(index.type) : false,
    };
  };

  return { schemaOf, named };
}

/** Moments are called so: `createdAt`, `lastUsedAt`. A type says only that they are texts. */
const MOMENT = /[a-z]At$/;

function withFormat(name: string, schema: JsonSchema): JsonSchema {
  const isText = [schema.type].flat().includes("string");
  return MOMENT.test(name) && isText ? { ...schema, format: "date-time" } : schema;
}
