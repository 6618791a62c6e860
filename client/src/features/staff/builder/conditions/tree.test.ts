import fc from "fast-check";
import { expect, test } from "vitest";
import { groupWithin, isNot, joinedOf, partsOf, turned, type Tree } from "./tree-field";

interface Named {
  name: string;
}

const { tree } = fc.letrec<{ tree: Tree<Named> }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.record({ name: fc.string() }),
    fc.record({ all: fc.array(tie("tree"), { minLength: 2, maxLength: 4 }) }),
    fc.record({ any: fc.array(tie("tree"), { minLength: 2, maxLength: 4 }) }),
    fc.record({ not: tie("tree") }),
  ),
}));

test("a condition is the same once its parts are joined again", () => {
  fc.assert(
    fc.property(tree, (each) => {
      expect(joinedOf(partsOf(each))).toEqual(each);
    }),
  );
});

test("what is turned around and back again is as it was", () => {
  fc.assert(
    fc.property(tree, (each) => {
      fc.pre(!isNot(each));
      expect(turned(turned(each))).toEqual(each);
    }),
  );
});

test("the last part stands alone, and no part is no condition", () => {
  const { joins, parts } = partsOf<Named>({ any: [{ name: "a" }, { name: "b" }] });
  expect(joinedOf({ joins, parts: parts.slice(0, 1) })).toEqual({ name: "a" });
  expect(joinedOf({ joins, parts: [] })).toBeUndefined();
});

test("a group within another joins in the other way", () => {
  expect(groupWithin<Named>("all", () => ({ name: "a" }))).toEqual({
    any: [{ name: "a" }, { name: "a" }],
  });
});
