import { expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import type { LiveFinder } from "../live/live-finders";
import { finderSummaries } from "./summaries";

const finder: LiveFinder = {
  slug: "shoes",
  name: "Shoe Finder",
  brand: { name: "North Star", website: null, color: null, links: [] },
  gateHash: null,
  liveVersion: 3,
};
const question = { title: { en: "How heavy?" }, ask: { kind: "number", min: 0, max: 10 } };
const document = finderDocument.parse({
  schema: 1,
  locale: "en",
  title: { en: "Shoes" },
  text: { en: "Three questions.", af: "Drie vrae." },
  questions: [
    { ...question, id: "a" },
    { id: "b", title: { en: "Well" }, ask: { kind: "info" } },
    { ...question, id: "c" },
  ],
  sections: [{ id: "main", catalogue: "shoes" }],
});

it("the built-in finders come first, each at its own page", () => {
  expect(finderSummaries([]).map(({ slug, path, isGated }) => [slug, path, isGated])).toEqual([
    ["dialabed", "/dialabed", true],
    ["safarioutdoor", "/safari", true],
  ]);
});

it("a finder of staff has its questions counted, and its text in its own locale", () => {
  expect(finderSummaries([{ finder, document }])[2]).toEqual({
    slug: "shoes",
    path: "/f/shoes",
    name: "Shoe Finder",
    text: "Three questions.",
    questions: 2,
    isGated: false,
  });
  const gated = {
    finder: { ...finder, gateHash: "x" },
    document: { ...document, text: undefined },
  };
  expect(finderSummaries([gated])[2]).toMatchObject({ text: null, isGated: true });
});
