import { expect, test } from "vitest";
import { newDocument } from "../start/begin";
import { withNewSection } from "./sections";

const tents = { id: "tents", name: "Tents" };
const bags = { id: "bags", name: "Sleeping bags" };
const document = newDocument("Camping", "tents", "EUR");

test("another section chooses from a catalog that none has yet, and is called so", () => {
  const { sections } = withNewSection(document, [tents, bags]);
  expect(sections.at(-1)).toMatchObject({ catalogue: "bags", heading: { en: "Sleeping bags" } });
});

test("where each catalog is chosen from already, it chooses from that of the last one", () => {
  const { sections } = withNewSection(document, [tents]);
  expect(sections.at(-1)).toMatchObject({ catalogue: "tents", heading: { en: "New section" } });
});
