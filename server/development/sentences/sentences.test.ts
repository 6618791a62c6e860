import { expect, it } from "vitest";
import { codeIn } from "./code-words";
import { sentences, sentencesIn, type Sentence } from "./sentences";

/** Said of a document that somebody wrote as a file, by hand: there JSON is what they write. */
const OF_FILES = /^shared\/finders\/(condition|operands|question|rule|text|when)\.ts$/;

/** Said to programs that call our API in a wrong way: no page of ours does. */
const TO_PROGRAMS = [
  /^Send (what it (was|is now), or null|changes such as)/,
  /^Sort by one of /,
  // Staff copy it as it is.
  /^Write “\{value:/,
];

/** Puts an id in: into a sentence, not into a key or an address. */
const ID = /(?:^|\.)(?:\w*Id|id|slug|path)!?$/;

const all = sentences();
const isRead = ({ file, text }: Sentence) =>
  !OF_FILES.test(file) && !TO_PROGRAMS.some((each) => each.test(text));
const said = (each: Sentence) => `${each.file}:${each.line} ${each.text}`;

it("lists what staff can read from the builder, the check and the import", () => {
  expect(all.length).toBeGreaterThan(1_500);
  const texts = new Set(all.map(({ text }) => text));
  for (const known of [
    "Worth a look",
    "Check and publish",
    "Enter a price such as 12999 or 12999.50, with a point and without a thousands separator.",
  ])
    expect(texts).toContain(known);
});

it("reads sentences from tags, attributes and strings, and leaves code out", () => {
  const source = `
    import { x } from "./some place";
    const LOOK = "mt-2 flex gap-3";
    const said = count === 1 ? "1 product is" : \`\${count} products are\`;
    const path = \`questions.\${at}.options\`;
    export const Part = () => (
      <p className="grow text-sm" aria-label="Of every product">Used by <b>{name}</b> and {more} more.</p>
    );`;
  expect(sentencesIn("part.tsx", source).map(({ text }) => text)).toEqual([
    "1 product is",
    "{count} products are",
    "Used by {…} and {more} more.",
    "Of every product",
  ]);
});

it("tells code from words", () => {
  for (const code of [
    "Use ask.presets.",
    "The budgetRange is wrong.",
    "A price_list.",
    'Use { "a": 1 }.',
    "Invalid input.",
    "It is in-stock.",
  ])
    expect([code, codeIn(code)]).not.toEqual([code, []]);
  for (const words of [
    "Enter an e-mail address such as name@example.com.",
    "Write “in-stock” here.",
    "Use at most 2.5 kg.",
    "It is 3.5–4 cm. Use less.",
    "{answer} stands for what was answered.",
  ])
    expect([words, codeIn(words)]).toEqual([words, []]);
});

it("has no path, id, field's name, JSON or program's word in any of them", () => {
  const wrong = all
    .filter(isRead)
    .flatMap((each) => codeIn(each.words).map((code) => `${code} in ${said(each)}`));
  expect(wrong).toEqual([]);
});

it("puts no id in where a name has to stand", () => {
  const isSentence = ({ words }: Sentence) => /^\p{Lu}|[.?!]$/u.test(words);
  // What staff typed themselves, or what an address is called, stands in quotation marks.
  const wrong = all
    .filter((each) => isRead(each) && isSentence(each))
    .filter(({ text, puts }) => puts.some((put) => ID.test(put) && !text.includes(`“{${put}}”`)));
  expect(wrong.map(said)).toEqual([]);
});
