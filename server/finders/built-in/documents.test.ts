import { expect, it } from "vitest";
import { layOutBeds } from "../../catalogues/bed-catalogue";
import { options } from "../../testing/bed-fixtures";
import { checkDocument } from "../check/check-document";
import { bedsForFinders } from "./bed-catalogue";
import { bedFinderDocument } from "./documents";

it("the bed finder's document has no faults", () => {
  const { attributes } = bedsForFinders(layOutBeds([], options));
  const known = { attributes, catalogues: new Set(["bed-products"]) };
  expect(checkDocument(bedFinderDocument, known).faults).toEqual([]);
});
