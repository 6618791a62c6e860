import {
  DOES_NOT_APPLY,
  type AttributeShape,
  type StatedValue,
  type StatedValues,
} from "@shared/contracts/attributes";
import { isDate } from "@shared/dates";
import type { CatalogAttribute } from "./catalog-definition";

type Read = (value: StatedValue) => StatedValue | undefined;

/**
 * Reads what products state: without what no attribute knows, is of another kind, or has no such value. A value
 * that was retired still counts, and so does another name of one; a list is in the order of its characters. Products that
 * state the same list share it: nobody may change it.
 */
export function valueReader(
  attributes: ReadonlyMap<string, CatalogAttribute>,
): (values: StatedValues) => StatedValues {
  const readers = new Map(
    Array.from(attributes.values(), (each) => [
      each.storedAs ?? each.id,
      { id: each.id, read: readerOf(each) },
    ]),
  );
  return (values) => {
    const found: StatedValues = {};
    for (const name of Object.keys(values)) {
      const reader = readers.get(name);
      if (!reader) continue;
      const value = values[name]!;
      const understood = value === DOES_NOT_APPLY ? DOES_NOT_APPLY : reader.read(value);
      if (understood !== undefined) found[reader.id] = understood;
    }
    return found;
  };
}

function readerOf({ kind, values, isOpen, idOf: idOfWord }: CatalogAttribute): Read {
  if (kind === "number") return (value) => (isNumber(value) ? value : undefined);
  if (kind === "flag") return (value) => (typeof value === "boolean" ? value : undefined);
  if (kind === "text") return (value) => (typeof value === "string" ? value : undefined);
  if (kind === "date")
    return (value) => (typeof value === "string" && isDate(value) ? value : undefined);
  if (kind === "range") return rangeIn;
  const named = knownIds(values);
  const listed = (said: string) => named.get(said) ?? named.get(said.toLowerCase());
  const idOf = idOfWord ?? (isOpen ? (said: string) => listed(said) ?? said : listed);
  if (kind === "choice") return (value) => (typeof value === "string" ? idOf(value) : undefined);
  // With lists of their own, 100,000 products take five times the memory, and each sweep of it takes as much longer.
  const lists = new Map<string, string[]>();
  const shared = (list: string[]) => {
    const written = JSON.stringify(list);
    const known = lists.get(written);
    if (!known) lists.set(written, list);
    return known ?? list;
  };
  // Products state the same few lists: each is read once, as it is written.
  const known = new Map<string, string[] | undefined>();
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const written = JSON.stringify(value);
    if (known.has(written)) return known.get(written);
    const ids = new Set(value.map(idOf).filter((id) => id !== undefined));
    const list = ids.size === 0 ? undefined : shared([...ids].sort());
    known.set(written, list);
    return list;
  };
}

/** The ids of the values by these ids, and by their other names where no id is written so. */
function knownIds(values: AttributeShape["values"]): Map<string, string> {
  const names = values.flatMap(({ id, synonyms, aliases = [] }) =>
    [...synonyms, ...aliases].map((name) => [name.toLowerCase(), id] as const),
  );
  return new Map([...names, ...values.map(({ id }) => [id, id] as const)]);
}

const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);

function rangeIn(value: StatedValue): StatedValue | undefined {
  if (typeof value !== "object" || Array.isArray(value)) return undefined;
  const { min, max } = value;
  const hasMin = isNumber(min);
  const hasMax = isNumber(max);
  if ((!hasMin && !hasMax) || (hasMin && hasMax && min > max)) return undefined;
  // Always in this order: equal ranges are written alike.
  return { ...(hasMin && { min }), ...(hasMax && { max }) };
}
