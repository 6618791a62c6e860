import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { projectRoot } from "../../platform/process/project-root";
import type { ApiDescription, DescribedOperation } from "../../site/api-description/description";
import type { Parameter } from "../../site/api-description/parameters";
import { sampler } from "./sample";

/** Where clients are written: within the project, so that they find the packages. */
const CACHE = join(projectRoot, "node_modules/.cache");

/** A client as somebody else would generate it, and a program that calls every operation with it. */
export interface ClientProgram {
  /** What the compiler finds wrong with it: the types are all that it goes by. */
  problems: string[];
  /** Whoever asked for it removes it. */
  folder: string;
  /** The file that runs. Its `calls` are functions by operation, each of a client. */
  file: string;
}

/** Generates the types from a description, writes the program, and compiles both. Takes seconds. */
export async function clientProgram(description: ApiDescription): Promise<ClientProgram> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, "api-client-"));
  const types = await openapiTS(structuredClone(description) as unknown as string, {
    // What has a default need not be sent.
    defaultNonNullable: false,
  });
  writeFileSync(join(folder, "api.ts"), astToString(types));
  const program = programText(description);
  const source = join(folder, "calls.ts");
  writeFileSync(source, program);
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    ...{
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    },
  };
  const compiled = ts.createProgram([source], options);
  const problems = ts.getPreEmitDiagnostics(compiled).map(({ messageText, file, start = 0 }) => {
    const line = file?.text.slice(0, start).split("\n").at(-1) ?? "";
    return `${line.slice(0, 120)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
  const file = join(folder, "calls.mjs");
  writeFileSync(file, ts.transpileModule(program, { compilerOptions: options }).outputText);
  return { problems, folder, file };
}

function programText(description: ApiDescription): string {
  const sample = sampler(description.components.schemas);
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const call = `client.${method.toUpperCase()}(${JSON.stringify(path)}, ${optionsOf(operation, sample)})`;
      return `  ${JSON.stringify(`${method.toUpperCase()} ${path}`)}: () => ${call},`;
    }),
  );
  return `import createClient from "openapi-fetch";
import type { paths } from "./api";

export const calls = (options: { baseUrl: string; headers: Record<string, string> }) => {
  const client = createClient<paths>(options);
  return {
${calls.join("\n")}
  };
};
`;
}

/** The parameters that are required and a body, as the types ask for them. */
function optionsOf(
  { parameters = [], requestBody }: DescribedOperation,
  sample: ReturnType<typeof sampler>,
): string {
  const all = (place: Parameter["in"]) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && each.required)
        .map(({ name, schema }) => [name, sample(schema)]),
    );
  const given = Object.entries({ path: all("path"), query: all("query") });
  const params = Object.fromEntries(given.filter(([, each]) => Object.keys(each).length > 0));
  // A file, or a page, is no JSON.
  const asText = { params, parseAs: "text" };
  const [sent] = Object.entries(requestBody?.content ?? {});
  if (!sent) return JSON.stringify(asText);
  const [type, { schema }] = sent;
  if (type === "application/json") return JSON.stringify({ ...asText, body: sample(schema) });
  const options = JSON.stringify({ ...asText, body: "a,b", headers: { "Content-Type": type } });
  return `{ ...${options}, bodySerializer: (body) => body as string }`;
}
