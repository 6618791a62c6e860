import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../platform/process/project-root";

// The product writes caliber, favorites and color: one spelling, in everything that people read.
const OTHER_SPELLINGS =
  /calibre|favourite|colour|catalogue|centre(d|s)?\b|centrefire|met(re|res)\b|grey|licences?\b|neighbour|organis|recognis|behaviour|cancell(ed|ing)|labell|modell(ed|ing)/i;

/** Names of tables, columns and addresses, which nobody reads as words. */
const NAME = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?[a-z0-9_./:{}-]+$/;

/** Every text in a source file: string literals, templates and what stands between tags. */
function texts(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const isTemplatePart =
      ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isTemplatePart) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

const sources = ["client", "server", "shared"]
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  .filter((name) => /\.tsx?$/.test(name));

it("every rule is said where it holds: no file points to a document that is not here", () => {
  // What is specified stands in a folder of its own, which tests point to by the ids there.
  const others = sources.filter(
    (file) => !file.startsWith("server/development/specification-coverage/"),
  );
  const pointing = others.filter((file) =>
    /\bspecification[,:]|\bof the specification|\(design: |\bsections? \d/i.test(
      readFileSync(join(projectRoot, file), "utf8"),
    ),
  );
  // This file contains the patterns.
  expect(pointing).toEqual(["server/testing/spelling.test.ts"]);
});

describe("one spelling", () => {
  it("finds another spelling in a string, a template and a tag, but not in a name", () => {
    const source =
      'const a = "Your colour"; const b = `${a} metres`; const c = <p>Any calibre</p>; const d = "catalogue_versions";';
    expect(texts("a.tsx", source).filter(isMisspelt)).toEqual([
      "Your colour",
      " metres",
      "Any calibre",
    ]);
  });

  it("holds in every text of the product", () => {
    const files = sources.filter(
      (name) =>
        !/\.test\.|\/(testing|bench|e2e|build)\//.test(name) &&
        // Words of other languages have spellings of their own.
        !/\/(frame|sentences)\/(de|fr|nl)\.ts$/.test(name),
    );
    expect(files.length).toBeGreaterThan(300);
    const wrong = files.flatMap((file) =>
      texts(file, readFileSync(join(projectRoot, file), "utf8"))
        .filter(isMisspelt)
        .map((text) => `${file}: ${text.trim()}`),
    );
    expect(wrong).toEqual([]);
  });
});

function isMisspelt(text: string): boolean {
  return OTHER_SPELLINGS.test(text) && !NAME.test(text);
}
