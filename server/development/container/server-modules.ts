import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import { projectRoot } from "../../platform/process/project-root";

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const ENTRIES = ["index", "admin-create", "data"].map((name) => `server/${name}.ts`);

/** What only a worker of the server loads, which no bundler sees. */
const LOADED_BY_WORKERS = ["read-excel-file"];

/** What the bundler that builds the server says of it: the files that it is made of, and what they import. */
export async function builtServer() {
  const { metafile } = await build({
    entryPoints: ENTRIES,
    absWorkingDir: projectRoot,
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
    outdir: "out",
    logLevel: "error",
  });
  return metafile;
}

/** The folders of the packages that the built server imports, and of those that they need. */
export async function serverModules(): Promise<string[]> {
  const { outputs } = await builtServer();
  const imported = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !isBuiltin(path))
    .map(({ path }) => packageOf(path));
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const folder = folderOf(name, from);
    // Without one it is optional, and of another system.
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
    const { dependencies, optionalDependencies } = manifest;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      visit(needed, folder);
    }
  };
  for (const name of [...imported, ...LOADED_BY_WORKERS]) visit(name, projectRoot);
  return [...found].map((folder) => relative(projectRoot, folder)).sort();
}

/** Where a package finds another one: within itself, or above. */
function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  return from === projectRoot ? undefined : folderOf(name, dirname(from));
}

/** `react-dom/server` is of `react-dom`, `@electric-sql/pglite/x` of `@electric-sql/pglite`. */
const packageOf = (path: string) =>
  path
    .split("/")
    .slice(0, path.startsWith("@") ? 2 : 1)
    .join("/");
