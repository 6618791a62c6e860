import { and, ilike, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import { FACT, NOT_STATED, type productSearch } from "@shared/contracts/product-search";
import { daysOf } from "@shared/dates";
import { spellingKey } from "@shared/spelling-key";
import { dateIn } from "../table/dates";
import type { CatalogAttribute } from "../store/catalog-definition";
import { hasAny, inherited, paid, statedIn, stockStated } from "../store/selected-products";
import { invalid } from "../../platform/http/validate";
import { noSuchValue } from "../store/words";

type Search = z.output<typeof productSearch>;
type Attributes = ReadonlyMap<string, CatalogAttribute>;

/** The condition of a list's filters. Throws a 400 that names each that means nothing. */
export function filtered({ brand, stock, price, ...rest }: Search, known: Attributes) {
  return and(
    brand === undefined ? undefined : sql`lower(trim(${inherited.brand})) = lower(trim(${brand}))`,
    stock === undefined
      ? undefined
      : sql`${stockStated} is not distinct from ${stock === NOT_STATED ? null : stock}::text`,
    price === undefined ? undefined : priceIs(price),
    ...Object.entries(rest)
      .filter(([name]) => name.startsWith(FACT))
      .map(([name, wanted]) => factIs(name, String(wanted), attributeAt(name, known))),
  );
}

function priceIs(wanted: string): SQL | undefined {
  if (wanted === NOT_STATED) return sql`${inherited.price} is null`;
  const { min, max } = endsOf("price", wanted);
  return and(
    min === undefined ? undefined : sql`${paid} >= ${min}`,
    max === undefined ? undefined : sql`${paid} <= ${max}`,
  );
}

function attributeAt(name: string, known: Attributes): CatalogAttribute {
  const attribute = known.get(name.slice(FACT.length));
  if (attribute) return attribute;
  throw refused(name, "There is no such attribute.");
}

function factIs(path: string, wanted: string, attribute: CatalogAttribute): SQL | undefined {
  const { id: own, storedAs = own } = attribute;
  const value = statedIn(storedAs);
  if (wanted === NOT_STATED) return sql`${value} is null`;
  if (wanted === DOES_NOT_APPLY) return hasAny(value, [DOES_NOT_APPLY]);
  switch (attribute.kind) {
    case "choice":
    case "choices": {
      if (attribute.isOpen) return isSpelled(value, wanted.split(","));
      const ids = wanted.split(",");
      const isKnown = (id: string) =>
        id === DOES_NOT_APPLY || attribute.values.some((each) => each.id === id);
      const unknown = ids.find((id) => !isKnown(id));
      if (unknown !== undefined) throw refused(path, noSuchValue(attribute, unknown));
      return hasAny(value, ids);
    }
    case "flag":
      if (wanted !== "true" && wanted !== "false") throw refused(path, "Use true or false.");
      return sql`${value} = ${wanted}::jsonb`;
    case "number":
      return within(path, wanted, asNumber(value), asNumber(value));
    case "range":
      return within(path, wanted, end(value, "min", "-Infinity"), end(value, "max", "Infinity"));
    case "date":
      return dated(path, wanted, value);
    case "text":
      return ilike(sql`${value} #>> '{}'`, containing(wanted));
  }
}

/** The condition that a text in JSON, or one of a list in it, is one of these in any spelling. */
const isSpelled = (json: SQL, wanted: readonly string[]) => sql`exists (
  select from jsonb_array_elements_text(
    case jsonb_typeof(${json}) when 'array' then ${json} when 'string' then jsonb_build_array(${json}) else '[]'::jsonb end
  ) as each_word(word)
  where replace(lower(trim(each_word.word)), ' ', '_') in (${sql.join(
    wanted.map((word) => sql`${spellingKey(word)}`),
    sql`, `,
  )}))`;

/** The pattern of texts that contain another one; wildcards in it are plain characters. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** A stated number; none where something else is stated. Looked at only then: no plan reads a text as a number. */
const asNumber = (value: SQL) =>
  sql`case when jsonb_typeof(${value}) = 'number' then (${value} #>> '{}')::float8 end`;

const end = (value: SQL, name: "min" | "max", open: string) =>
  sql`case when jsonb_typeof(${value}) = 'object' then coalesce((${value} ->> ${name}::text)::float8, ${open}::float8) end`;

/** What reaches from one number to another, and meets the wanted ends. */
function within(path: string, wanted: string, from: SQL, to: SQL): SQL | undefined {
  const { min, max } = endsOf(path, wanted);
  return and(
    min === undefined ? undefined : sql`${to} >= ${min}::float8`,
    max === undefined ? undefined : sql`${from} <= ${max}::float8`,
  );
}

/** What is within a date, or between two, in part at least: a month is where any day of it is. */
function dated(path: string, wanted: string, value: SQL): SQL | undefined {
  const [from = "", to = from] = wanted.split("..");
  const [min, max] = [from, to].map((end) => {
    if (end.trim() === "") return undefined;
    const days = daysOf(dateIn(end, "day") ?? "");
    if (!days)
      throw refused(
        path,
        "Use a date such as 2026-05-17, 05/2026 or 2026, or two as in 2026-05..2026-08.",
      );
    return days;
  });
  const date = sql`(${value} #>> '{}')`;
  const day = (rest: string) => sql`${date} || substr(${rest}::text, length(${date}) - 3)`;
  return and(
    sql`${date} ~ '^[0-9]{4}'`,
    min === undefined ? undefined : sql`${day("-12-31")} >= ${min.first}`,
    max === undefined ? undefined : sql`${day("-01-01")} <= ${max.last}`,
  );
}

const ENDS = /^(-?\d{1,12}(?:\.\d{1,6})?)?\.\.(-?\d{1,12}(?:\.\d{1,6})?)?$/;

function endsOf(path: string, wanted: string): { min?: number; max?: number } {
  const [, min, max] = ENDS.exec(wanted) ?? [];
  if (min === undefined && max === undefined) {
    throw refused(path, "Use numbers such as 9..18, 9.. or ..18.");
  }
  if (min !== undefined && max !== undefined && Number(min) > Number(max)) {
    throw refused(path, `Begin with the smaller number: ${max} is below ${min}.`);
  }
  return {
    ...(min !== undefined && { min: Number(min) }),
    ...(max !== undefined && { max: Number(max) }),
  };
}

const refused = (path: string, message: string) => invalid([{ path, message }]);

/** By what a list is in the order of an attribute: a choice by its place, a range by where it begins. */
export function inOrderOf(sort: string, known: Attributes): SQL {
  const { id, storedAs = id, kind, values } = attributeAt(sort, known);
  const value = statedIn(storedAs);
  switch (kind) {
    case "number":
      return asNumber(value);
    case "range":
      return end(value, "min", "-Infinity");
    case "choice":
    case "choices": {
      const first = sql`case jsonb_typeof(${value}) when 'array' then ${value} ->> 0 else ${value} #>> '{}' end`;
      const ids = JSON.stringify(values.map((each) => each.id));
      return sql`array_position(array(select jsonb_array_elements_text(${ids}::jsonb)), ${first})`;
    }
    case "flag":
    case "date":
    case "text":
      return sql`${value} #>> '{}'`;
  }
}
