import { expect, it } from "vitest";
import type { AttributeUses } from "@shared/contracts/attributes";
import { namingFinders } from "./uses";

const finder = (name: string, live: string[] | null, draft: string[] | null) => ({
  slug: name.toLowerCase(),
  name,
  isLive: live !== null,
  isDraft: draft !== null,
  catalogues: [],
  liveValues: live ?? [],
  draftValues: draft ?? [],
  asks: [],
});
const finders: AttributeUses["finders"] = [
  finder("Tents", ["wide"], ["wide", "narrow"]),
  finder("Shoes", null, ["broad"]),
];

it.each([
  ["an attribute", undefined, ["Tents (live and in its draft)", "Shoes (in its draft)"]],
  ["a value", { id: "narrow" }, ["Tents (in its draft)"]],
  [
    "a value that another one was merged into",
    { id: "wide", aliases: ["broad"] },
    ["Tents (live and in its draft)", "Shoes (in its draft)"],
  ],
  ["a value that none names", { id: "extra" }, []],
])("says which drafts and live versions name %s", (_, value, said) => {
  expect(namingFinders(finders, value)).toEqual(said);
});
