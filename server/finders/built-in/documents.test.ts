import { expect, it } from "vitest";
import { layOutBeds } from "../../testing/bed-fixtures";
import { checkDocument } from "../check/check-document";
import type { FinderDocument } from "@shared/finders/document";
import { newBedOptions as options } from "@shared/testing/new-bed-options";
import { bedFinderDocument, firearmFinderDocument } from "./check-contract";

it("the bed finder's document has no faults", () => {
  const { attributes } = layOutBeds([], options);
  const known = { attributes, catalogs: new Set(["bed-products"]) };
  expect(checkDocument(bedFinderDocument, known).faults).toEqual([]);
});

// Shows 5.bed.sleep-style, 5.firearm.purpose, 5.firearm.type, 5.firearm.carry.
// Shows 5.firearm.discipline, 5.firearm.game, 5.firearm.action, 5.firearm.caliber.
// Shows 5.firearm.budget.
it("each question says in the specification's words that it lacks its answer", () => {
  const said = (document: FinderDocument) =>
    Object.fromEntries(
      document.questions.flatMap(({ id, message }) => (message ? [[id, message["en-ZA"]]] : [])),
    );
  expect(said(bedFinderDocument)).toEqual({
    sleepStyle: "Please select a sleep style",
    bedSize: "Please select a bed size",
    mattressType: "Please select a mattress type",
    firmness: "Please select firmness level",
  });
  expect(said(firearmFinderDocument)).toMatchObject({
    purpose: "Please select your intended use",
    sportDiscipline: "Please select your sport discipline",
    huntingGame: "Please select your primary game type",
    firearmType: "Please select a firearm type",
    action: "Please select action type",
    carryPosition: "Please select your preferred carry position",
    caliber: "Please select a caliber",
    budget: "Minimum price must be positive",
  });
});

// Shows 2.firearm.results.loading, 2.firearm.results.empty, 8.fetch.
it("the firearm finder says in the specification's words that it loads, fails and finds nothing", () => {
  const said = (name: string) => firearmFinderDocument.texts[name]?.["en-ZA"];
  expect(said("loading-results")).toBe("Loading products...");
  expect(said("counts-failed")).toBe("Failed to fetch counts");
  expect(said("results-failed")).toBe("Failed to fetch products");
  expect(said("nothing-found-text")).toContain("connect the product catalog");
  expect(said("view-product")).toBe("View Details");
});

// Shows 5.bed.concerns, 5.bed.features, 5.firearm.brand.
it("what a shopper may leave out is optional: concerns, must-haves, brands and how it is carried", () => {
  const optional = [bedFinderDocument, firearmFinderDocument].flatMap(({ questions }) =>
    questions.flatMap(({ id, required }) => (required ? [] : [id])),
  );
  expect(optional).toEqual(
    expect.arrayContaining(["concerns", "features", "brands", "carryPosition", "handSize"]),
  );
});
