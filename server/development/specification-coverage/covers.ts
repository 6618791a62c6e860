import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { projectRoot } from "../../platform/process/project-root";

/** A test that shows statements of the specification, by its file and its names from the outermost on. */
export interface Cover {
  file: string;
  name: string;
  shows: string[];
}

const COMMENT = /^\/\/ Shows (.+)\.$/;
const TESTS = ["it", "test", "describe"];

/** Every test of the project whose comment says what it shows. */
export function covers(): Cover[] {
  return ["client", "server", "shared"]
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(projectRoot, file), "utf8");
      return text.includes("// Shows ") ? coversIn(file, text) : [];
    });
}

/**
 * The tests in a file that say what they show: `// Shows 2.gate.words, 8.gate.wrong.`, one such line or more right
 * above. Throws where such a comment stands above anything else.
 */
export function coversIn(file: string, text: string): Cover[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Cover[] = [];
  const visit = (node: ts.Node, outer: readonly string[]): void => {
    const name = ts.isExpressionStatement(node) ? testName(node.expression) : undefined;
    const names = name === undefined ? outer : [...outer, name];
    const shows = name === undefined ? [] : shownAbove(text, node);
    if (shows.length > 0) found.push({ file, name: names.join(" "), shows });
    node.forEachChild((child) => visit(child, names));
  };
  visit(source, []);
  const lines = text.split("\n").filter((line) => COMMENT.test(line.trim()));
  const said = lines.flatMap((line) => idsIn(line.trim()));
  const read = found.flatMap(({ shows }) => shows);
  if (said.length !== read.length) {
    throw new Error(`${file}: a comment “Shows …” has to stand right above a test.`);
  }
  return found;
}

const idsIn = (comment: string): string[] => COMMENT.exec(comment)?.[1]?.split(", ") ?? [];

function shownAbove(text: string, node: ts.Node): string[] {
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return comments.flatMap(({ pos, end }) => idsIn(text.slice(pos, end)));
}

/** The name of a test or of a group, where a call makes one: `it("…")`, `it.each([…])("…")`, `test.describe("…")`. */
function testName(call: ts.Expression): string | undefined {
  if (!ts.isCallExpression(call)) return undefined;
  let callee: ts.Expression = call.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) {
    callee = callee.expression;
  }
  const [name] = call.arguments;
  if (!ts.isIdentifier(callee) || !TESTS.includes(callee.text) || !name) return undefined;
  if (ts.isStringLiteralLike(name)) return name.text;
  return ts.isTemplateExpression(name) ? name.getText().slice(1, -1) : undefined;
}
