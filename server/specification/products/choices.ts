import { sql } from "drizzle-orm";
import { choiceKey } from "@shared/choice-key";
import type { Choice, ProductChoices } from "@shared/contracts/product-choices";
import { featureId } from "@shared/feature-id";
import { caliberIds, caliberLabel } from "@shared/firearm-calibers";
import { ammoCategories } from "@shared/firearm-options";
import type { CataloguePath, ProductField } from "@shared/product-catalogues";
import * as tables from "@shared/schema/all";
import type { Database } from "../../database/database";
import { listedChoices, rowsOf } from "./listed-choices";
import { columnOf, storedCatalogue, type StoredCatalogue } from "./stored-catalogue";

/** More than anybody reads; the rest is found by typing. */
const MAX_USED = 1_000;

/** The choices of each field that has some. */
export async function productChoices(db: Database, path: CataloguePath): Promise<ProductChoices> {
  const catalogue = storedCatalogue(path);
  const choices = await listedChoices(db, path);
  for (const field of catalogue.fields) {
    if (field.choices === "suggested") {
      choices[field.name] = (await rowsOf(db, tables.features)).map(asWritten);
    }
    if (field.choices === "used") {
      choices[field.name] = once(field.name, [
        ...(field.name === "caliber" ? caliberIds : []),
        ...(await usedValues(db, catalogue, field)),
      ]);
    }
  }
  return choices;
}

/** Products name features as the retailer writes them; where the name does not lead back to the row, its id does. */
function asWritten({ id, name }: Choice): Choice {
  return { id: featureId(name) === id ? name : id, name };
}

/** The values of a field among the products, in alphabetical order. */
async function usedValues(
  db: Database,
  catalogue: StoredCatalogue,
  { name, kind }: ProductField,
): Promise<string[]> {
  const column = columnOf(catalogue, name);
  const value = kind === "list" ? sql`jsonb_array_elements_text(${column})` : sql`${column}`;
  const { rows } = await db.execute<{ value: string }>(sql`
    select distinct ${value} as value from ${catalogue.view} order by value limit ${MAX_USED}
  `);
  return rows.map((row) => row.value).sort((a, b) => a.localeCompare(b, "en"));
}

/** Each value once, whatever its spelling, with its display name. */
function once(field: string, values: readonly string[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const id of values) {
    const key = choiceKey(field, id);
    if (!found.has(key)) found.set(key, { id, name: nameOf(field, id) });
  }
  return [...found.values()];
}

function nameOf(field: string, id: string): string {
  if (field === "caliber") return caliberLabel(id);
  if (field !== "category") return id;
  const ammunition = ammoCategories.find((category) => category.id === id);
  if (ammunition) return ammunition.label;
  // A value written as an id is shown as words: `air_rifles`.
  return /^[a-z0-9_]+$/.test(id)
    ? id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ")
    : id;
}
