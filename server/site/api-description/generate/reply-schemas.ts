import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { projectRoot } from "../../../platform/process/project-root";
import { documentSchemas, partName, type JsonSchema } from "../operation";
import { typeSchemas } from "./type-schemas";

/** The schemas of the replies that `replies.ts` lists, and of the types that they consist of. */
export interface ReplySchemas {
  /** By method and path. */
  replies: Record<string, JsonSchema>;
  /** By name. */
  types: Record<string, JsonSchema>;
}

const LIST = join(projectRoot, "server/site/api-description/replies.ts");
const CONTRACTS = [
  join(projectRoot, "shared/contracts"),
  join(projectRoot, "shared/specification/contracts"),
];
const FINDERS = join(projectRoot, "shared/finders");

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name));

/** Reads the schemas off the types. Takes seconds: the compiler has to understand them. */
export function replySchemas(): ReplySchemas {
  const contracts = CONTRACTS.flatMap(sourcesIn);
  const parts = sourcesIn(FINDERS);
  const program = ts.createProgram([LIST, ...contracts, ...parts], compilerOptions());
  const checker = program.getTypeChecker();
  const typesIn = (path: string) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(path)!)!)
      .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
      .map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)] as const);

  const names = new Map<ts.Type, string>();
  // Parts of documents are described by their own schemas, which say more than their types.
  const elsewhere = new Set(Object.keys(documentSchemas()));
  for (const [name, type] of parts.flatMap(typesIn)) {
    const part = partName(`${name[0]!.toLowerCase()}${name.slice(1)}`);
    // A record of texts is one type, whatever it is called.
    const isOwn = type.isUnion() || checker.getPropertiesOfType(type).length > 0;
    if (elsewhere.has(part) && isOwn) names.set(type, part);
  }
  for (const [name, type] of contracts.flatMap(typesIn)) {
    const isShape = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    const isGeneric = type.aliasTypeArguments ?? (type as ts.InterfaceType).typeParameters;
    const isWhole = isShape && !isGeneric && !checker.isArrayType(type);
    if (isWhole || (type.isUnion() && hasItself(checker, type))) names.set(type, name);
  }

  const [, list] = typesIn(LIST).find(([name]) => name === "Replies")!;
  const { schemaOf, named } = typeSchemas(checker, names, elsewhere);
  const replies = checker
    .getPropertiesOfType(list)
    .map((each) => [each.name, schemaOf(checker.getTypeOfSymbol(each))] as const);
  return { replies: sorted(replies), types: sorted(Object.entries(named)) };
}

/** Whether a type is among what its forms are made of: it cannot be written out. */
function hasItself(checker: ts.TypeChecker, whole: ts.UnionType): boolean {
  const seen = new Set<ts.Type>();
  const has = (type: ts.Type): boolean => {
    if (type === whole) return true;
    if (seen.has(type)) return false;
    seen.add(type);
    if (type.isUnion()) return type.types.some(has);
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      return checker.getTypeArguments(type as ts.TypeReference).some(has);
    }
    if (!(type.flags & ts.TypeFlags.Object)) return false;
    return checker.getPropertiesOfType(type).some((each) => has(checker.getTypeOfSymbol(each)));
  };
  return whole.types.some(has);
}

/** In the order of their names, so that a generated file changes where a type does. */
const sorted = (entries: (readonly [string, JsonSchema])[]) =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

function compilerOptions(): ts.CompilerOptions {
  const file = join(projectRoot, "tsconfig.json");
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, projectRoot).options;
}
