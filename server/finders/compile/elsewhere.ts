import type { AttributeShape } from "@shared/contracts/attributes";
import type { Rule } from "@shared/finders/rule";
import { columnOf } from "../../engine/columns";
import type { FinderCatalog } from "./finder-catalog";

// What a part of a set is asked that is about another part: a grinder has no cups a day.

/** What every catalog has, and is no attribute. */
const OF_ALL = ["price", "brand", "in-stock", "name", "key", "group"];

const named = new WeakMap<object, readonly string[]>();

/** The attributes that a part of a document names. */
function attributesNamed(part: object): readonly string[] {
  let found = named.get(part);
  if (!found) {
    const all = new Set<string>();
    const visit = (each: unknown): void => {
      if (typeof each !== "object" || each === null) return;
      for (const [key, value] of Object.entries(each)) {
        if (key === "attribute" && typeof value === "string") all.add(value);
        else visit(value);
      }
    };
    visit(part);
    found = [...all].filter((name) => !OF_ALL.includes(name));
    named.set(part, found);
  }
  return found;
}

/** Whether a rule is about other products alone: these can state nothing of what it names. */
export function isElsewhere(rule: Rule, attributes: ReadonlyMap<string, AttributeShape>): boolean {
  const names = attributesNamed(rule);
  return names.length > 0 && names.every((name) => !attributes.has(name));
}

const whole = new WeakMap<object, WeakMap<FinderCatalog, FinderCatalog>>();

/** A catalog with a column of nothing for what a document names and its products cannot state; itself where there is none. */
export function withUnstated(document: object, catalog: FinderCatalog): FinderCatalog {
  let known = whole.get(document);
  if (!known) whole.set(document, (known = new WeakMap()));
  let found = known.get(catalog);
  if (!found) {
    const { columns, numbers, onDemand, items } = catalog;
    const missing = attributesNamed(document).filter(
      (name) => !columns.has(name) && !numbers.has(name) && !onDemand?.(name),
    );
    found = missing.length === 0 ? catalog : extended(catalog, missing, items.length);
    known.set(catalog, found);
  }
  return found;
}

function extended(catalog: FinderCatalog, missing: readonly string[], rows: number): FinderCatalog {
  const nothing = columnOf(new Array<null>(rows).fill(null), () => null);
  const none = new Float64Array(rows).fill(NaN);
  return {
    ...catalog,
    columns: new Map([...catalog.columns, ...missing.map((name) => [name, nothing] as const)]),
    numbers: new Map([...catalog.numbers, ...missing.map((name) => [name, none] as const)]),
  };
}
