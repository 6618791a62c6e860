import { sql } from "drizzle-orm";
import { DOES_NOT_APPLY, type AttributeShape } from "@shared/contracts/attributes";
import { products, STAFF_SOURCE } from "@shared/schema/catalog-products";
import { spellingKey } from "@shared/spelling-key";
import type { Database } from "../../platform/database/database";
import { wordsIn, type Column, type Stated } from "../../engine/columns";
import type { CatalogAttribute, CatalogDefinition } from "./catalog-definition";

type Attributes = ReadonlyMap<string, CatalogAttribute>;

/** An attribute of a catalog that comes with the product. */
interface SpecifiedAttribute extends Pick<
  CatalogAttribute,
  "id" | "kind" | "idOf" | "unstated" | "calculation" | "isOrder" | "isOpen" | "isRequired"
> {
  label: string;
  /** In their order; values that products state besides follow. */
  values?: readonly { id: string; label: string }[];
}

/** Whether no product states it. */
export const isWorkedOut = ({ calculation }: Pick<AttributeShape, "calculation">): boolean =>
  calculation !== undefined && calculation !== null;

const asWritten = (word: string) => word;
const NONE: Stated = [];

/** The attributes of a catalog, as its products name them. */
export const attributesOf = (
  catalog: string,
  attributes: readonly SpecifiedAttribute[],
): Attributes =>
  new Map(
    attributes.map(({ values = [], label, ...each }) => [
      each.id,
      {
        storedAs: `${catalog}.${each.id}`,
        ...(hasValues(each) && { idOf: asWritten }),
        // Several are stated by every product, and may be none.
        ...(each.kind === "choices" && { unstated: NONE }),
        ...each,
        label: { en: label },
        values: values.map((value) => valueOf(value.id, value.label, ["en"])),
        isRetired: false,
      },
    ]),
  );

const hasValues = ({ kind }: Pick<AttributeShape, "kind">) =>
  kind === "choice" || kind === "choices";

const valueOf = (
  id: string,
  label: string,
  locales: readonly string[],
): AttributeShape["values"][number] => ({
  id,
  label: Object.fromEntries(locales.map((locale) => [locale, label])),
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

/**
 * The same attributes as staff enter them: without what is worked out, and each value as products state it, which for
 * what is shown as it was written is its name.
 */
export const asEntered = (attributes: Attributes): Attributes =>
  new Map(
    [...attributes]
      .filter(([, { calculation }]) => !isWorkedOut({ calculation }))
      .map(([id, attribute]) => {
        const { idOf, values } = attribute;
        const entered = values.map((value) => {
          const name = Object.values(value.label)[0]!;
          return idOf?.(name) === value.id ? { ...value, id: name } : value;
        });
        return [id, { ...attribute, values: entered }] as const;
      }),
  );

/** The values that any row has: a catalog after changes may have others. */
function statedIn({ codes, values }: Column): Stated[] {
  const isStated = new Uint8Array(values.length);
  for (const code of codes) isStated[code] = 1;
  return values.filter((value, code) => isStated[code] === 1 && value !== DOES_NOT_APPLY);
}

/** The same by what is stated in the database. */
export async function withStoredWords(
  db: Database,
  { attributes, source }: CatalogDefinition,
): Promise<Attributes> {
  const open = [...attributes.values()].filter(({ idOf }) => idOf);
  const rows = source && (await storedWords(db, source.name, open));
  if (!rows) return attributes;
  return withWords(attributes, (id) => {
    const { storedAs = id, idOf = asWritten } = attributes.get(id)!;
    return rows.flatMap(({ name, word }) => (name === storedAs ? [idOf(word)] : []));
  });
}

/** The attributes that staff enter, with what products state of those that take what is not listed. */
export async function withEnteredWords(
  db: Database,
  { attributes, source }: CatalogDefinition,
): Promise<Attributes> {
  const open = [...attributes.values()].filter(({ isOpen }) => isOpen);
  const rows = await storedWords(db, source?.name ?? STAFF_SOURCE, open);
  if (!rows) return attributes;
  return withWords(
    attributes,
    (id) => {
      const { storedAs = id, isOpen } = attributes.get(id)!;
      return isOpen ? rows.flatMap(({ name, word }) => (name === storedAs ? [word] : [])) : [];
    },
    {
      keyOf: spellingKey,
      labelOf: (word) => (LIKE_AN_ID.test(word) ? capitalized(inWords(word)) : word),
    },
  );
}

/** A word that is shown as words, such as `air_rifles`. */
const LIKE_AN_ID = /^[a-z0-9_]+$/;
const inWords = (id: string) => id.replaceAll("_", " ");
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

async function storedWords(
  db: Database,
  source: string,
  open: readonly CatalogAttribute[],
): Promise<{ name: string; word: string }[] | undefined> {
  if (open.length === 0) return undefined;
  const names = sql.join(
    open.map(({ id, storedAs = id }) => sql`${storedAs}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ name: string; word: string }>(sql`
    select distinct stated.key as name, word
    from ${products}, jsonb_each(${products.values}) as stated,
      jsonb_array_elements_text(case when jsonb_typeof(stated.value) = 'array'
        then stated.value else jsonb_build_array(stated.value) end) as word
    where ${products.source} = ${source} and stated.key in (${names})`);
  return rows;
}

/** The attributes with more values, in the order of their characters, on each server. */
function withWords(
  attributes: Attributes,
  wordsOf: (id: string) => readonly string[],
  { keyOf = asWritten, labelOf = inWords } = {},
): Attributes {
  const isAny = [...attributes.values()].some(({ idOf, isOpen }) => idOf ?? isOpen);
  if (!isAny) return attributes;
  const all = Array.from(attributes.values(), (attribute) => {
    if (!attribute.idOf && !attribute.isOpen) return attribute;
    const known = new Set(attribute.values.map(({ id }) => keyOf(id)));
    const others = new Map<string, string>();
    // In the order of their characters, of several spellings the first.
    for (const word of [...wordsOf(attribute.id)].sort()) {
      const key = keyOf(word);
      if (!known.has(key) && !others.has(key)) others.set(key, word);
    }
    if (others.size === 0) return attribute;
    const locales = Object.keys(attribute.label);
    // Those of staff are words already.
    const nameOf = attribute.storedAs ? labelOf : asWritten;
    const more = [...others.values()].map((word) => valueOf(word, nameOf(word), locales));
    return { ...attribute, values: [...attribute.values, ...more] };
  });
  return new Map(all.map((each) => [each.id, each]));
}
