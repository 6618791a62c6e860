import type { AttributeShape, Selection } from "@shared/contracts/attributes";
import type { StaffCatalogue } from "./staff-catalogue";

/**
 * A new product with what the selection asks of it, wherever that is one thing and the product says nothing of it
 * itself. A variant has what it does not say from its group; a price is nobody's to guess.
 */
export function withSelected(
  { collections = [], brands = [], attributes = [] }: Selection,
  known: ReadonlyMap<string, AttributeShape>,
  sent: Record<string, unknown>,
): Record<string, unknown> {
  const [collection] = collections;
  const filled = { ...(collection !== undefined && { collections: [collection] }), ...sent };
  if (sent.groupKey !== undefined && sent.groupKey !== null && sent.groupKey !== "") return filled;
  const { values = {} } = sent;
  const asked = attributes.flatMap(({ attribute, oneOf }) => {
    const [value] = oneOf;
    if (oneOf.length > 1 || value === undefined) return [];
    return [[attribute, known.get(attribute)?.kind === "choices" ? [value] : value] as const];
  });
  const isRecord = typeof values === "object" && values !== null && !Array.isArray(values);
  return {
    ...(brands.length === 1 && { brand: brands[0] }),
    ...filled,
    ...(isRecord && { values: { ...Object.fromEntries(asked), ...values } }),
  };
}

/** The same of the row of a file: its fields, and what its cells state, null where that is nothing. */
export function rowAsSelected(
  { selection, attributes }: StaffCatalogue,
  fields: Record<string, unknown>,
  read: Record<string, unknown>,
) {
  const values = Object.entries(read).filter(([, value]) => value !== null);
  const given = Object.entries(fields).filter(
    ([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  const sent = { ...Object.fromEntries(given), values: Object.fromEntries(values) };
  return withSelected(selection, attributes, sent) as { values: Record<string, unknown> };
}
