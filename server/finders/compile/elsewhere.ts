import type { AttributeShape } from "@shared/contracts/attributes";
import type { Rule } from "@shared/finders/rule";
import type { FinderDocument } from "@shared/finders/document";
import { columnOf } from "../../engine/columns";
import type { FinderCatalog } from "./finder-catalog";
import { productValuesIn, shapeOfValue } from "./product-values";

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
export function withUnstated(document: FinderDocument, catalog: FinderCatalog): FinderCatalog {
  let known = whole.get(document);
  if (!known) whole.set(document, (known = new WeakMap()));
  let found = known.get(catalog);
  if (!found) {
    const workedOut = productValuesIn(document.values, catalog);
    const whole = workedOut.length === 0 ? catalog : withRoomFor(workedOut, catalog);
    const { columns, numbers, onDemand, items } = whole;
    const missing = attributesNamed(document).filter(
      (name) => !columns.has(name) && !numbers.has(name) && !onDemand?.(name),
    );
    found = missing.length === 0 ? whole : extended(whole, missing, items.length);
    known.set(catalog, found);
  }
  return found;
}

/** A catalog whose products state nothing yet in what is worked out for each of them: that takes answers. */
function withRoomFor(values: FinderDocument["values"], catalog: FinderCatalog): FinderCatalog {
  const none = new Float64Array(catalog.items.length).fill(NaN);
  const shapes = values.map((value) => [value.id, shapeOfValue(value)] as const);
  return {
    ...catalog,
    attributes: new Map([...catalog.attributes, ...shapes]),
    numbers: new Map([...catalog.numbers, ...values.map(({ id }) => [id, none] as const)]),
  };
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
