import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { INPUT } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";

interface Props<Test extends object> {
  tree: Tree<Test> | undefined;
  /** What the button for another one says. */
  more: string;
  mayWrite: boolean;
  /** Whether the last one can be taken away. */
  mayBeEmpty?: boolean;
  /** A test to begin with; without one nothing can be added. */
  first?: () => Test;
  field: (test: Test, onChange: (test: Test) => void) => ReactNode;
  onChange: (tree: Tree<Test> | undefined) => void;
  depth?: number;
}

/** Tests joined by "and" or "or", each of which can be turned around, or be a group of its own. */
export function TreeField<Test extends object>(props: Props<Test>) {
  const { tree, more, mayWrite, mayBeEmpty = false, first, onChange, depth = 1 } = props;
  const { joins, parts } = partsOf(tree);
  const change = (next: readonly Tree<Test>[], join = joins) =>
    onChange(joinedOf({ joins: join, parts: next }));
  return (
    <div className="grid min-w-0 grow grid-cols-1 gap-2">
      {parts.map((part, at) => (
        <div key={at} className="flex min-w-0 flex-wrap items-center gap-2">
          {at > 0 && (
            <select
              aria-label="How the conditions are joined"
              className={`${INPUT} w-auto!`}
              value={joins}
              onChange={({ target }) => change(parts, target.value as Joins)}
            >
              <option value="all">and</option>
              <option value="any">or</option>
            </select>
          )}
          <Part
            {...props}
            depth={depth}
            part={part}
            onPart={(next) =>
              change(next === undefined ? parts.toSpliced(at, 1) : parts.with(at, next))
            }
          />
          {mayWrite && (parts.length > 1 || mayBeEmpty) && (
            <button
              type="button"
              className="grid size-control place-items-center rounded-lg text-muted hover:text-ink"
              onClick={() => change(parts.toSpliced(at, 1))}
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">
                {isGroup(bare(part)) ? "Remove these conditions" : "Remove this condition"}
              </span>
            </button>
          )}
        </div>
      ))}
      {mayWrite && first && (
        <div className="flex flex-wrap gap-x-4">
          <Button look="quiet" onClick={() => change([...parts, first()])}>
            <Plus aria-hidden className="size-4" />
            {more}
          </Button>
          {parts.length > 1 && depth < MAX_DEPTH && (
            <Button
              look="quiet"

              onClick={() => change([...parts, groupWithin(joins, first)])}
            >
              <Plus aria-hidden className="size-4" />
              {joins === "all" ? "Add “either … or …”" : "Add “both … and …”"}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface PartProps<Test extends object> extends Props<Test> {
  part: Tree<Test>;
  depth: number;
  onPart: (part: Tree<Test> | undefined) => void;
}

function Part<Test extends object>({ part, onPart, ...rest }: PartProps<Test>) {
  const { field, mayWrite, depth } = rest;
  const isTurned = isNot(part);
  const inner = bare(part);
  const put = (next: Tree<Test> | undefined) =>
    onPart(next !== undefined && isTurned ? { not: next } : next);
  const isDeep = isGroup(inner) || isNot(inner);
  // Before what it denies where it does; behind it, where it would only be read as if it did.
  const turn = (
    <button
      type="button"
      aria-pressed={isTurned}
      aria-label={`${isTurned ? "not" : "Say the opposite of"} ${isDeep ? "these conditions" : "this condition"}`}
      disabled={!mayWrite}
      className="inline-flex min-h-control items-center rounded-full px-3 text-sm text-muted hover:text-ink aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent-text"
      onClick={() => onPart(turned(part))}
    >
      {isTurned ? "not" : "Say the opposite"}
    </button>
  );
  return (
    <>
      {isTurned && turn}
      {isDeep ? (
        <div className="min-w-0 grow basis-full border-l-2 border-accent pl-3 sm:min-w-56 sm:basis-0">
          <TreeField {...rest} tree={inner} mayBeEmpty onChange={put} depth={depth + 1} />
        </div>
      ) : (
        field(inner, put)
      )}
      {mayWrite && !isTurned && turn}
    </>
  );
}

/** What stands behind a "not". */
const bare = <Test extends object>(tree: Tree<Test>): Tree<Test> => (isNot(tree) ? tree.not : tree);

/** Tests that are joined by all or any, turned around, or stand alone. */
export type Tree<Test extends object> =
  { all: Tree<Test>[] } | { any: Tree<Test>[] } | { not: Tree<Test> } | Test;

type Joins = "all" | "any";

/** What is joined, and how. */
interface Joined<Test extends object> {
  joins: Joins;
  parts: readonly Tree<Test>[];
}

/** How deep conditions stand within one another; the check refuses what is deeper. */
const MAX_DEPTH = 6;

const isAll = <Test extends object>(tree: Tree<Test>): tree is { all: Tree<Test>[] } =>
  "all" in tree;
const isAny = <Test extends object>(tree: Tree<Test>): tree is { any: Tree<Test>[] } =>
  "any" in tree;

/** Whether something is turned around. */
export const isNot = <Test extends object>(tree: Tree<Test>): tree is { not: Tree<Test> } =>
  "not" in tree;

/** Whether something joins others. */
const isGroup = <Test extends object>(
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
