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

const named = (slug: string) => ({ finder: { ...finder, slug }, document });

it("those that come with the product stand first, each at its own page", () => {
  const all = finderSummaries([named("shoes"), named("safarioutdoor"), named("dialabed")]);
  expect(all.map(({ slug, path, isGated }) => [slug, path, isGated])).toEqual([
    ["dialabed", "/dialabed", true],
    ["safarioutdoor", "/safari", true],
    ["shoes", "/f/shoes", false],
  ]);
});

it("one of them that is closed is not there", () => {
  expect(finderSummaries([named("safarioutdoor")]).map(({ slug }) => slug)).toEqual([
    "safarioutdoor",
  ]);
});

it("a finder of staff has its questions counted, and its text in its own locale", () => {
  expect(finderSummaries([{ finder, document }])[0]).toEqual({
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
  expect(finderSummaries([gated])[0]).toMatchObject({ text: null, isGated: true });
});
