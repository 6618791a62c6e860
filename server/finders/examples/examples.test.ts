import { expect, it } from "vitest";
import { checkDocument } from "../check/check-document";
import { readDocument } from "../live/read-in-steps";
import { examples } from "./examples";

it.each(examples)(
  "the example of $title can be published as it is",
  ({ attributes, source, lists }) => {
    const read = readDocument(JSON.parse(source));
    const known = {
      attributes: new Map(attributes.map((each) => [each.id, each])),
      lists: new Map(lists.map(({ id, keys }) => [id, keys])),
      catalogs: new Set(read.sections.map(({ catalogue }) => catalogue)),
    };
    expect(checkDocument(read, known)).toEqual({ faults: [], warnings: [] });
  },
);
