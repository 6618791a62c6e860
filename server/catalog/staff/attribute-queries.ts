import { asc, eq, sql } from "drizzle-orm";
import type { AttributeShape } from "@shared/contracts/attributes";
import { attributes, products } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import { nextUpdatedAt } from "../../platform/database/rows";

const columns = {
  id: attributes.id,
  label: attributes.label,
  kind: attributes.kind,
  unit: attributes.unit,
  catalogues: attributes.catalogues,
  values: attributes.values,
  sizes: attributes.sizes,
  isOpen: attributes.isOpen,
  calculation: attributes.calculation,
  isRetired: attributes.isRetired,
  updatedAt: attributes.updatedAt,
};

export type AttributeRecord = AttributeShape & { updatedAt: Date };

/** Every attribute, in staff's order. */
export function allAttributes(db: Database): Promise<AttributeRecord[]> {
  return db.select(columns).from(attributes).orderBy(asc(attributes.position), asc(attributes.id));
}

/** An attribute; nobody else changes it until the transaction ends. */
export async function heldAttribute(tx: Database, id: string) {
  const [row] = await tx
    .select(columns)
    .from(attributes)
    .where(eq(attributes.id, id))
    .for("update");
  return row;
}

const stored = (shape: AttributeShape) => ({
  ...shape,
  unit: shape.unit ?? null,
  catalogues: shape.catalogues ?? null,
  sizes: shape.sizes ?? null,
  isOpen: shape.isOpen ?? false,
  calculation: shape.calculation ?? null,
});

/** Adds an attribute at the end. */
export async function insertAttribute(tx: Database, shape: AttributeShape) {
  const [row] = await tx
    .insert(attributes)
    .values({
      ...stored(shape),
      position: sql`(select coalesce(max(${attributes.position}), -1) + 1 from ${attributes})`,
    })
    .returning(columns);
  return row!;
}

export async function updateAttribute(tx: Database, id: string, shape: AttributeShape) {
  const [row] = await tx
    .update(attributes)
    .set({
      ...stored(shape),
      updatedAt: nextUpdatedAt(attributes.updatedAt),
    })
    .where(eq(attributes.id, id))
    .returning(columns);
  return row!;
}

/** How many products state something in an attribute. */
export function productsStating(tx: Database, id: string): Promise<number> {
  return tx.$count(products, sql`jsonb_exists(${products.values}, ${id})`);
}

/** What the audit says of a change of an attribute. */
export const attributeEntry = (
  { id, label }: AttributeShape,
  action: "create" | "update",
  change: { before?: unknown; after: unknown },
) => ({
  action,
  subject: "attributes",
  subjectId: id,
  subjectName: nameOf({ id, label }),
  ...change,
});

/** What staff call an attribute or a value. */
export const nameOf = ({ id, label }: Pick<AttributeShape, "id" | "label">): string =>
  Object.values(label).find(Boolean) ?? id;
