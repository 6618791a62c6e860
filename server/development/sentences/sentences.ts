// Longer than 200 lines: what counts as a sentence, and what as code, is one decision.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { projectRoot } from "../../platform/process/project-root";

/** Something that staff can read from, with what is put into it as {expression}. */
export interface Sentence {
  file: string;
  line: number;
  text: string;
  /** The same with “…” for what is put in. */
  words: string;
  /** The sources of the expressions that are put in. */
  puts: readonly string[];
}

/** Where the sentences of the builder, the check, “Worth a look” and the import are made. */
const ROOMS = [
  "client/src/features/staff",
  "client/src/staff-kit",
  ...[
    "check",
    "check-products",
    "check-work",
    "compile",
    "console",
    "live",
    "propose",
    "staff",
  ].map((room) => `server/finders/${room}`),
  "server/catalog",
  "shared/contracts",
  "shared/finders",
  "shared/input",
  "shared/sentence.ts",
];

/** What speaks to shoppers or to nobody. */
const ELSEWHERE = [
  // Read by shoppers, in their finder's language.
  "shared/finders/later-frame-texts.ts",
  "shared/finders/frame-texts.ts",
  // Data: words that files use, which are looked for and never said.
  "server/catalog/table/measures.ts",
];

/** Every sentence, file by file, each once in a file. */
export function sentences(): Sentence[] {
  return ROOMS.flatMap(filesIn)
    .filter((file) => !ELSEWHERE.includes(file) && !file.startsWith("shared/finders/frame/"))
    .flatMap((file) => sentencesIn(file, readFileSync(join(projectRoot, file), "utf8")));
}

function filesIn(room: string): string[] {
  if (/\.tsx?$/.test(room)) return [room];
  return readdirSync(join(projectRoot, room), { recursive: true, encoding: "utf8" })
    .map((file) => `${room}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|fixtures)\//.test(file))
    .sort();
}

/** The sentences of a file, in their order. */
export function sentencesIn(file: string, source: string): Sentence[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found = new Map<string, Sentence>();
  const keep = (node: ts.Node, { text: given, words: bare, puts }: Read) => {
    const [text, words] = [given, bare].map((each) => each.replace(/\s+/g, " ").trim());
    if (!text || !words || !/\p{L}/u.test(words) || found.has(text)) return;
    const { line } = root.getLineAndCharacterOfPosition(node.getStart());
    found.set(text, { file, line: line + 1, text, words, puts });
  };
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      keep(node, ofChildren(node.children));
    } else if (ts.isTemplateExpression(node)) {
      const read = ofTemplate(node);
      if (isSaid(node, read.words)) keep(node, read);
    } else if (ts.isStringLiteralLike(node) && isSaid(node, node.text)) {
      keep(node, { text: node.text, words: node.text, puts: [] });
    }
    node.forEachChild(visit);
  };
  visit(root);
  return [...found.values()];
}

/** The source of what is put in, without what would tear a line apart: tags, and braces of its own. */
const sourceOf = (node: ts.Node) => {
  const source = node.getText().replace(/\s+/g, " ");
  return /[{}<]/.test(source) ? "…" : source;
};

type Read = Pick<Sentence, "text" | "words" | "puts">;

/** Pieces of text, and between them what is put in. */
function joined(pieces: readonly (string | ts.Node | null)[]): Read {
  const puts: string[] = [];
  const said = pieces.map((piece) => {
    if (piece === null) return "{…}";
    if (typeof piece === "string") return piece;
    puts.push(sourceOf(piece));
    return `{${sourceOf(piece)}}`;
  });
  const words = pieces.map((piece) => (typeof piece === "string" ? piece : "…"));
  return { text: said.join(""), words: words.join(""), puts };
}

const ofTemplate = ({ head, templateSpans }: ts.TemplateExpression): Read =>
  joined([
    head.text,
    ...templateSpans.flatMap(({ expression, literal }) => [expression, literal.text]),
  ]);

/** The text between tags; what other tags say stands on its own. */
const ofChildren = (children: readonly ts.JsxChild[]): Read =>
  joined(
    children.map((child) => {
      if (ts.isJsxText(child)) return child.text;
      // An icon, which says nothing.
      if (ts.isJsxSelfClosingElement(child)) return "";
      if (!ts.isJsxExpression(child)) return null;
      const { expression } = child;
      if (!expression) return "";
      return ts.isStringLiteralLike(expression) ? expression.text : expression;
    }),
  );

/** Attributes of tags that nobody reads. */
const UNREAD =
  /^(className|look|id|key|type|value|role|name|href|to|d|viewBox|fill|method|path|align|place|side|size|as|htmlFor|data-.*|aria-(live|current|labelledby|describedby|controls|haspopup|sort)|inputMode|autoComplete|pattern|accept|ref|rel|target|scope|stroke.*)$/;
/** Names of constants and fields whose strings nobody reads. */
const UNREAD_NAMES =
  /^(description|className|look|SMALL|INPUT|LINK|[A-Z_]*(LOOK|CLASS|STYLE)S?|kind|use|id|path|href|method|code|queryKey|type|column|as|op|by|key|format|icon)$/;
/** Calls whose arguments nobody reads. */
const UNREAD_CALLS =
  /^(describe|meta|classNames|clsx|querySelector\w*|getElementById|startsWith|endsWith|includes|has|get|split|join|register|setAttribute|addEventListener|toLocaleString|sql|raw|param|NumberFormat|DateTimeFormat|ListFormat|PluralRules|Set|RegExp|Error|TypeError|RangeError|replace|replaceAll|localeCompare|normalize|set|header|type|lazy|getItem|setItem|discriminatedUnion|jsonBody)$/;

/** What is read by programs alone, with all that is in it. */
function isCode(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isJsxAttribute(node)) return UNREAD.test(node.name.getText());
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
    return (
      UNREAD_NAMES.test(node.name.getText()) &&
      node.initializer !== undefined &&
      (ts.isStringLiteralLike(node.initializer) || ts.isTemplateExpression(node.initializer))
    );
  return (ts.isCallExpression(node) || ts.isNewExpression(node)) && isUnreadCall(node);
}

function isUnreadCall({ expression }: ts.CallExpression | ts.NewExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  // What is called on something may have been said before: `z.string({ error: "…" }).describe("…")`.
  return ts.isIdentifier(name) && UNREAD_CALLS.test(name.text) && !holdsCall(expression);
}

const holdsCall = (expression: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(expression) && ts.isCallExpression(expression.expression);

/** Fields and attributes that are shown even where they hold a single word in small letters. */
const SHOWN = /^(label|title|hint|words?|said|message|placeholder|aria-label|heading|short|error)$/;

/** Whether a string is read by people: it has words, and stands where no program compares or names by it. */
function isSaid(node: ts.StringLiteralLike | ts.TemplateExpression, said: string): boolean {
  const { parent } = node;
  if (isCompared(parent, node) || isNameOfMember(parent, node)) return false;
  if (isArgumentOfUnread(node)) return false;
  const words = said.trim();
  if (looksLikeCode(words)) return false;
  if (/\p{L}[\s’“”,;:]+\S/u.test(words) || /\p{L}[.!?]$/u.test(words)) return true;
  if (/^\p{Lu}\p{Ll}+/u.test(words)) return true;
  const field =
    ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) ? parent.name.getText() : "";
  return SHOWN.test(field);
}

/** Whether it is told to a call whose own callee may hold sentences: `z.string("Name it.").describe("…")`. */
function isArgumentOfUnread({ parent }: ts.Node): boolean {
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) && (UNREAD_CALLS.test(name.text) || EDITS.test(name.text));
}

/** Edits are told what they are, so that typing is one step of Undo. */
const EDITS = /^(edit|change|onChange|put)$/;

const isCompared = (parent: ts.Node, node: ts.Node): boolean =>
  (ts.isBinaryExpression(parent) &&
    [
      ts.SyntaxKind.EqualsEqualsEqualsToken,
      ts.SyntaxKind.ExclamationEqualsEqualsToken,
      ts.SyntaxKind.InKeyword,
    ].includes(parent.operatorToken.kind)) ||
  ts.isCaseClause(parent) ||
  ts.isElementAccessExpression(parent) ||
  ts.isLiteralTypeNode(parent) ||
  (ts.isComputedPropertyName(parent) && parent.expression === node);

const isNameOfMember = (parent: ts.Node, node: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;

/** Class names, addresses, patterns, programs, and names of headers, events and files. */
function looksLikeCode(words: string): boolean {
  if (/^(https?:|\/|\?|#|@|\.{1,2}\/|data:|blob:|<)/.test(words)) return true;
  if (/\(\?|\[\w|=>|\\/.test(words)) return true;
  if (!/\s/.test(words)) {
    const isWord =
      /^…?\p{L}[\p{L}’-]*[.!?…]*$/u.test(words) && !/^\p{Lu}\p{Ll}+\p{Lu}/u.test(words);
    return !isWord && /\w[./?:]…?\w*…?|_|^\p{Lu}\p{Ll}+\p{Lu}/u.test(words);
  }
  if (/^…?\p{Lu}|[.?“”]|!$/u.test(words)) return /^M…/.test(words);
  const tokens = words.split(/\s+/);
  const isClass = (token: string) =>
    /^!?-?[a-z0-9@*&][\w:./[\]()%,&>*=#!-]*$/.test(token) && /[-:[\d]/.test(token);
  const classes = tokens.filter((token) => isClass(token) || PLAIN_CLASSES.test(token)).length;
  return classes > 0 && classes >= tokens.length / 2;
}

const PLAIN_CLASSES = /^(flex|grid|block|grow|truncate|underline|relative|absolute|border|hidden)$/;
