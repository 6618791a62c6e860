import { expect, it } from "vitest";
import { namesIn } from "./audit-page";

const nameOf = namesIn([
  {
    bedSize: [{ id: "super_king", name: "Super King" }],
    features: [{ id: "Edge Support", name: "Edge Support" }],
  },
  { caliber: [{ id: "9mm", name: "9mm" }] },
]);

it.each([
  ["bedSize", "super_king", "Super King"],
  ["features", "Edge Support", "Edge Support"],
  ["features", "edge_support", "Edge Support"],
  ["caliber", "9mm", "9mm"],
  ["bedSize", "gone", undefined],
  ["price", "100", undefined],
])("the choice of %s that is called %s is named %s", (field, id, name) => {
  expect(nameOf(field, id)).toBe(name);
});
