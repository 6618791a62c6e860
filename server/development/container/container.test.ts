import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../../platform/process/project-root";
import { builtInDocuments } from "../../finders/built-in/check-contract";
import { templates } from "../../finders/templates/templates";
import { templateFolder } from "../../templates/finder-files";
import { ownFiles } from "./own-files";
import { builtServer, serverModules } from "./server-modules";

const require = createRequire(import.meta.url);
const read = (...path: string[]) => readFileSync(join(projectRoot, ...path), "utf8");

interface Service {
  environment?: Record<string, string>;
  stop_grace_period?: string;
}

describe("compose.yaml", () => {
  const compose = parse(read("compose.yaml"), { merge: true }) as {
    services: Record<string, Service>;
  };

  it("is valid by the schema of compose files", () => {
    const linter = dirname(require.resolve("dclint/package.json"));
    const schema = JSON.parse(
      readFileSync(join(linter, "schemas", "compose.schema.json"), "utf8"),
    ) as Record<string, unknown>;
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const { $schema: _draft, $id: _id, ...rest } = schema;
    const validate = ajv.compile(rest);
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
  });

  it("gives servers only variables that there are", () => {
    const example = read(".env.example");
    for (const name of ["server-1", "server-2"]) {
      for (const variable of Object.keys(compose.services[name]!.environment!)) {
        expect(example, variable).toMatch(new RegExp(`^# ${variable}=`, "m"));
      }
    }
  });

  it("has the servers that nginx asks, at the port of the image", () => {
    const port = /PORT=(\d+)/.exec(read("Dockerfile"))![1];
    const asked = [...read("deploy", "nginx.conf").matchAll(/^\s*server (\S+):(\d+) /gm)];
    expect(asked.map(([, name]) => name)).toEqual(["server-1", "server-2"]);
    for (const [, name, at] of asked) {
      expect(compose.services).toHaveProperty([name!]);
      expect(at).toBe(port);
    }
  });
});

describe("what the image holds", () => {
  const isHeld = (file: string) =>
    ownFiles().some((name) => file === name || file.startsWith(`${name}/`));

  it("is every file of every template, and of the examples none", () => {
    const slugs = [...Object.keys(builtInDocuments), ...templates().map(({ id }) => id)];
    for (const slug of slugs) {
      expect(isHeld(join(templateFolder(slug), "document.json")), slug).toBe(true);
    }
    expect(isHeld("server/finders/examples/gifts/document.json")).toBe(false);
  });

  it("is all that the server reads: no other part of it looks for files of the project", async () => {
    const { inputs } = await builtServer();
    const readers = Object.keys(inputs).filter(
      (file) =>
        /^(server|shared)\//.test(file) &&
        /\b(projectRoot|import\.meta\.(dirname|filename))\b/.test(read(file)),
    );
    // The migrations and the built client; templates; the version in package.json.
    expect(readers.sort()).toEqual([
      "server/platform/backup/snapshot.ts",
      "server/platform/process/project-root.ts",
      "server/templates/finder-files.ts",
    ]);
  });

  it("are the server's packages, and none of the client or the tools", async () => {
    const modules = await serverModules();
    const has = (name: string) => modules.includes(join("node_modules", name));
    for (const name of ["express", "pg", "sharp", "@resvg/resvg-js", "react-dom"]) {
      expect(has(name), name).toBe(true);
    }
    for (const name of ["vite", "typescript", "tailwindcss", "lucide-react", "vitest", "esbuild"]) {
      expect(has(name), name).toBe(false);
    }
  });
});
