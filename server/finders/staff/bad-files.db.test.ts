// Longer than 200 lines: every broken file is a row of one table.

import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { Draft } from "@shared/contracts/finder-drafts";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { addShoes, shoeDocument } from "../testing/shoes";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  await addShoes(editor, "shoes");
});
afterAll(() => server.close());

const at = (rest: string) => `/api/admin/finders/shoes${rest}`;
const draft = async () => (await editor.get(at("/draft")).expect(200)).body as Draft;

const send = async (file: string | Buffer) => {
  const { revision } = await draft();
  return editor
    .post(at(`/import?revision=${revision}`))
    .type("json")
    .serialize((sent: unknown) => sent as string)
    .send(file);
};

const whole = () => JSON.stringify(shoeDocument(), null, 2);
/** A whole document with a part put at a path. */
function withPart(path: string, part: unknown): string {
  const document = JSON.parse(whole()) as Record<string, unknown>;
  const names = path.split(".");
  const last = names.pop()!;
  const into = names.reduce((each, name) => each[name] as Record<string, unknown>, document);
  into[last] = part;
  return JSON.stringify(document);
}
const inText = (find: string | RegExp, put: string) => () => {
  const text = whole().replace(find, put);
  expect(text).not.toBe(whole());
  return text;
};
const deep = (times: number) => `${'{"not":'.repeat(times)}1${"}".repeat(times)}`;

type Case = [name: string, file: () => string | Buffer, status: number, said: RegExp];

const files: Case[] = [
  ["nothing at all", () => "", 400, /^This file is empty\./],
  ["spaces", () => " \n\t ", 400, /^This file is empty\./],
  [
    "a letter",
    () => "Dear colleagues,\nhere it is.",
    400,
    /^Line 1, character 1: this is no JSON\./,
  ],
  ["a table", () => "id,name\n1,Road", 400, /^Line 1, character 1: this is no JSON\./],
  ["a page", () => "<!doctype html>\n<title>Shoes</title>", 400, /^Line 1, character 1:/],
  [
    "a comma too many",
    inText('"locale": "en",', '"locale": "en",,'),
    400,
    /^Line 3, character 18:/,
  ],
  ["a quote too few", inText('"locale": "en"', '"locale": "en'), 400, /^Line 3, character 13:/],
  ["names without quotes", () => "{ schema: 1 }", 400, /^Line 1, character 3:/],
  ["a remark", inText('"locale"', '// ours\n  "locale"'), 400, /^Line 3, character 3:/],
  [
    "the first half",
    () => whole().slice(0, whole().indexOf('"sections"')),
    400,
    /^This file ends in line \d+, before it is complete\./,
  ],
  ["two documents", () => whole() + whole(), 400, /^Line \d+, character 2: this is no JSON\./],
  ["a list", () => `[${whole()}]`, 400, /^This file is no finder: it holds a list\./],
  ["a number", () => "42", 400, /^This file is no finder: it holds a single value\./],
  ["null", () => "null", 400, /^This file is no finder: it holds a single value\./],
  [
    "JSON of another kind",
    () => '{"name":"shop","version":"1.0.0","dependencies":{}}',
    400,
    /^This file is no finder: it has neither questions nor sections\./,
  ],
  [
    "UTF-16",
    () => Buffer.from(`\ufeff${whole()}`, "utf16le"),
    400,
    /in UTF-16\. Save it in UTF-8\./,
  ],
  ["UTF-16 without a mark", () => Buffer.from(whole(), "utf16le"), 400, /in UTF-16\. Save it/],
  [
    "Latin letters of Windows",
    () => Buffer.from(whole().replace("How wide", "Für draußen"), "latin1"),
    400,
    /not written in UTF-8\. Save it in UTF-8\./,
  ],
  [
    "bytes by chance",
    () => Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0xff, 0x41]),
    400,
    /not written in UTF-8/,
  ],
  [
    "a newer schema",
    () => withPart("schema", 7),
    400,
    /^schema: This file was made by a newer version/,
  ],
  [
    "a schema that is a word",
    () => withPart("schema", "one"),
    400,
    /^schema: Use 2; 1 is for documents that keep their former meaning\.$/,
  ],
  ["no questions", () => withPart("questions", []), 400, /^questions: A finder asks at least one/],
  ["questions by name", () => withPart("questions", { a: 1 }), 400, /^questions: Use a list\.$/],
  [
    "a title without a locale",
    () => withPart("questions.0.title", "Surface"),
    400,
    /^questions, 1st, title: Write a text as /,
  ],
  [
    "a field that is not known, deep inside",
    () => withPart("questions.0.colour", "red"),
    400,
    /^questions, 1st, colour: This field is not known here\.$/,
  ],
  [
    "a label that is a number, deep inside",
    () =>
      withPart("questions.0.options", [
        { id: "a", label: { en: "A" } },
        { id: "b", label: 5 },
      ]),
    400,
    /^questions, 1st, options, 2nd, label: Write a text as /,
  ],
  [
    "a condition that is none",
    () => withPart("questions.0.when", { question: "surface", equals: "road" }),
    400,
    /^questions, 1st, when: Use a condition on answers/,
  ],
  [
    "a kind of question that there is none of",
    () => withPart("questions.0.ask", { kind: "dropdown" }),
    400,
    /^questions, 1st, ask(, kind)?: Ask in one of these ways: /,
  ],
  [
    "a prototype",
    inText('"locale"', '"__proto__": { "admin": true },\n  "locale"'),
    400,
    /^__proto__: This name cannot be used\./,
  ],
  [
    "a prototype, deep inside",
    () => withPart("texts", {}).replace('"texts":{}', '"texts":{"__proto__":{"en":"x"}}'),
    400,
    /^texts, __proto__: This name cannot be used\./,
  ],
  [
    "a constructor",
    () => withPart("constructor", { prototype: {} }),
    400,
    /^constructor: This field is not known here\./,
  ],
  ["a NUL", () => withPart("notes", "a\0b"), 400, /^notes: Use plain text\.$/],
  ["what is nested too deep", () => deep(20_000), 400, /nested too deep/],
  [
    "conditions that are nested too deep",
    () => withPart("questions.0.when", JSON.parse(deep(60))),
    400,
    /nested too deep/,
  ],
  [
    "more than half a megabyte",
    () => withPart("notes", "x".repeat(600_000)),
    413,
    /less than 512 kB/,
  ],
  [
    "61 questions",
    () => withPart("questions", Array(61).fill(shoeDocument().questions[0])),
    400,
    /^questions: A finder has at most 60 questions\./,
  ],
];

/** Texts that people must never read: a validator's own words or its internals. */
const RAW =
  /invalid|expected|received|unexpected|pattern|regex|unrecognized|undefined|NaN|zod|SyntaxError|\bat position\b/i;

describe("a file that is imported as a finder", () => {
  it.each(files)(
    "and holds %s is refused in a sentence, and changes nothing",
    async (_, file, status, said) => {
      const before = await draft();
      const reply = await send(file());
      const { message } = reply.body as ErrorBody;
      expect([reply.status, message]).toEqual([status, expect.stringMatching(said)]);
      expect(message).toMatch(/[.…]$/);
      expect(message).not.toMatch(RAW);
      expect(await draft()).toEqual(before);
    },
  );

  it("is taken with a mark of Windows at its beginning, and line ends of Windows", async () => {
    const reply = await send(`\ufeff${whole().replaceAll("\n", "\r\n")}`);
    expect(reply.status).toBe(200);
    expect((reply.body as Draft).document).toMatchObject({ locale: "en" });
  });

  it("is refused where it is sent as something else", async () => {
    const { revision } = await draft();
    const post = editor.post(at(`/import?revision=${revision}`));
    expect((await post.type("text").send(whole())).status).toBe(415);
  });
});
