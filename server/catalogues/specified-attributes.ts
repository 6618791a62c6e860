import { sql } from "drizzle-orm";
import { DOES_NOT_APPLY, type AttributeShape } from "@shared/contracts/attributes";
import { products } from "@shared/schema/catalogue-products";
import type { Database } from "../database/database";
import { wordsIn, type Column, type Stated } from "../matching/columns";
import type { CatalogueAttribute, CatalogueDefinition } from "./catalogue-definition";

type Attributes = ReadonlyMap<string, CatalogueAttribute>;

/** An attribute of a catalogue that comes with the product. */
interface SpecifiedAttribute extends Pick<
  CatalogueAttribute,
  "id" | "kind" | "idOf" | "unstated" | "workedOut" | "isOrder"
> {
  label: string;
  /** In their order; values that products state besides follow. */
  values?: readonly { id: string; label: string }[];
}

const asWritten = (word: string) => word;
const NONE: Stated = [];

/** The attributes of a catalogue, as its products name them. */
export const attributesOf = (
  catalogue: string,
  attributes: readonly SpecifiedAttribute[],
): Attributes =>
  new Map(
    attributes.map(({ values = [], label, ...each }) => [
      each.id,
      {
        storedAs: `${catalogue}.${each.id}`,
        ...(hasValues(each) && { idOf: asWritten }),
        // Several are stated by every product, and may be none.
        ...(each.kind === "choices" && { unstated: NONE }),
        ...each,
        label: { en: label },
        values: values.map((value) => valueOf(value.id, value.label)),
        isRetired: false,
      },
    ]),
  );

const hasValues = ({ kind }: Pick<AttributeShape, "kind">) =>
  kind === "choice" || kind === "choices";

const valueOf = (id: string, label: string): AttributeShape["values"][number] => ({
  id,
  label: { en: label },
  synonyms: [],
  isRetired: false,
});

/** The attributes with the values that some rows state besides those listed. */
export const withStated = (
  attributes: Attributes,
  columns: ReadonlyMap<string, Column>,
): Attributes =>
  withWords(attributes, (id) => {
    const column = columns.get(id);
    return column ? statedIn(column).flatMap(wordsIn) : [];
  });

/** The values that any row has: a catalogue after changes may have others. */
function statedIn({ codes, values }: Column): Stated[] {
  const isStated = new Uint8Array(values.length);
  for (const code of codes) isStated[code] = 1;
  return values.filter((value, code) => isStated[code] === 1 && value !== DOES_NOT_APPLY);
}

/** The same by what is stated in the database. */
export async function withStoredWords(
  db: Database,
  { attributes, source }: CatalogueDefinition,
): Promise<Attributes> {
  const open = [...attributes.values()].filter(({ idOf }) => idOf);
  if (!source || open.length === 0) return attributes;
  const names = sql.join(
    open.map(({ id, storedAs = id }) => sql`${storedAs}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ name: string; word: string }>(sql`
    select distinct stated.key as name, word
    from ${products}, jsonb_each(${products.values}) as stated,
      jsonb_array_elements_text(case when jsonb_typeof(stated.value) = 'array'
        then stated.value else jsonb_build_array(stated.value) end) as word
    where ${products.source} = ${source.name} and stated.key in (${names})`);
  return withWords(attributes, (id) => {
    const { storedAs = id, idOf = asWritten } = attributes.get(id)!;
    return rows.flatMap(({ name, word }) => (name === storedAs ? [idOf(word)] : []));
  });
}

function withWords(attributes: Attributes, wordsOf: (id: string) => readonly string[]): Attributes {
  const all = Array.from(attributes.values(), (attribute) => {
    if (!attribute.idOf) return attribute;
    const known = new Set(attribute.values.map(({ id }) => id));
    const others = new Set(wordsOf(attribute.id).filter((word) => !known.has(word)));
    if (others.size === 0) return attribute;
    // In the order of their characters, on each server.
    const more = [...others].sort().map((word) => valueOf(word, word.replaceAll("_", " ")));
    return { ...attribute, values: [...attribute.values, ...more] };
  });
  return new Map(all.map((each) => [each.id, each]));
}
