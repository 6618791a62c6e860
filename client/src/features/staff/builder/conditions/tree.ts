/** Tests that are joined by all or any, turned around, or stand alone. */
export type Tree<Test extends object> =
  { all: Tree<Test>[] } | { any: Tree<Test>[] } | { not: Tree<Test> } | Test;

export type Joins = "all" | "any";

/** What is joined, and how. */
export interface Joined<Test extends object> {
  joins: Joins;
  parts: readonly Tree<Test>[];
}

/** How deep conditions stand within one another; the check refuses what is deeper. */
export const MAX_DEPTH = 6;

const isAll = <Test extends object>(tree: Tree<Test>): tree is { all: Tree<Test>[] } =>
  "all" in tree;
const isAny = <Test extends object>(tree: Tree<Test>): tree is { any: Tree<Test>[] } =>
  "any" in tree;

/** Whether something is turned around. */
export const isNot = <Test extends object>(tree: Tree<Test>): tree is { not: Tree<Test> } =>
  "not" in tree;

/** Whether something joins others. */
export const isGroup = <Test extends object>(
  tree: Tree<Test>,
): tree is { all: Tree<Test>[] } | { any: Tree<Test>[] } => isAll(tree) || isAny(tree);

/** The parts of what joins others; anything else is its own only part. */
export function partsOf<Test extends object>(tree: Tree<Test> | undefined): Joined<Test> {
  if (tree === undefined) return { joins: "all", parts: [] };
  if (isAll(tree)) return { joins: "all", parts: tree.all };
  if (isAny(tree)) return { joins: "any", parts: tree.any };
  return { joins: "all", parts: [tree] };
}

/** What joins these parts; one of them stands for itself, and none is nothing. */
export function joinedOf<Test extends object>({
  joins,
  parts,
}: Joined<Test>): Tree<Test> | undefined {
  if (parts.length <= 1) return parts[0];
  return joins === "all" ? { all: [...parts] } : { any: [...parts] };
}

/** The same turned around, or back again. */
export const turned = <Test extends object>(tree: Tree<Test>): Tree<Test> =>
  isNot(tree) ? tree.not : { not: tree };

/** Two tests that are joined in the other way, to stand within a group. */
export const groupWithin = <Test extends object>(joins: Joins, test: () => Test): Tree<Test> =>
  joins === "all" ? { any: [test(), test()] } : { all: [test(), test()] };
