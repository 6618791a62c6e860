import type { AttributeShape } from "@shared/contracts/attributes";
import { availabilityOf } from "@shared/stock";
import type { ProductRecord } from "@shared/schema/catalog-products";
import { AppError } from "../../platform/http/app-error";
import type { Database } from "../../platform/database/database";
import { toCell, type CellKind } from "../csv/cells";
import { refuseColumns } from "../imports/import-kind";
import { isWorkedOut } from "../store/specified-attributes";
import { csvOf } from "../csv/csv-of";
import { entered, type StaffCatalog } from "./staff-catalog";
import { finder, wordKey } from "../store/words";
import { cellOf } from "./cells";
import { productsAfter } from "./product-queries";

/** A field that every product has, as it is written in a file. */
export interface OwnField {
  name: string;
  kind: CellKind;
}

/** A column of one, with its header. */
interface OwnColumn {
  header: string;
  field: OwnField;
}

const own = (header: string, name: string, kind: CellKind = "line"): OwnColumn => ({
  header,
  field: { name, kind },
});

/** What every product has, in the order of a file. */
export const ownColumns: readonly OwnColumn[] = [
  own("key", "key"),
  own("group", "groupKey"),
  own("gtin", "gtin"),
  own("name", "name"),
  own("description", "description", "text"),
  own("short description", "shortDescription", "text"),
  own("brand", "brand"),
  // Prices are read as they are written: a comma in one could mean two things.
  own("price", "price", "address"),
  own("special price", "specialPrice", "address"),
  own("picture", "pictureUrl", "picture"),
  own("page", "pageUrl", "address"),
  own("in stock", "inStock", "stock"),
  own("collections", "collections", "list"),
];

/** Those that products of a catalog have. */
export const ownColumnsOf = ({ source }: Pick<StaffCatalog, "source">) =>
  ownColumns.filter(({ field }) => !source?.lacks.includes(field.name as never));

/** The meaning of one column of a file. */
export type FileColumn = { header: string } & ({ own: OwnField } | AttributeColumn);

interface AttributeColumn {
  attribute: AttributeShape;
  /** The system that its sizes are written in, as its header says. */
  system?: string;
}

/**
 * The meaning of a file's columns, by their headers: an attribute's is its id or one of its labels, with or without
 * its unit or a system of its sizes. Throws a 400 that names those that are unknown or twice, or that the key is
 * missing; and those that `others` explain, the attributes of other catalogs.
 */
export function columnsOf(
  cells: readonly string[],
  attributes: ReadonlyMap<string, AttributeShape>,
  others: ReadonlyMap<string, AttributeShape> = new Map(),
  offered = ownColumns,
): FileColumn[] {
  const ownOf = finder(
    offered.map((column) => ({ ...column, id: column.header })),
    () => [],
  );
  const attributeOf = attributeFinder([...attributes.values()]);
  const otherNames = new Set(
    [...others.values()].flatMap((each) => [each.id, ...namesOf(each)].map(wordKey)),
  );
  const columns: FileColumn[] = [];
  const unknown: string[] = [];
  const elsewhere: string[] = [];
  for (const cell of cells) {
    const header = cell.trim();
    // An attribute may be called so from before every product had it.
    const known = attributes.has(header) ? undefined : ownOf(header);
    const attribute = known ? undefined : attributeOf(header);
    if (known) columns.push({ header, own: known.field });
    else if (attribute) columns.push({ header, ...attribute });
    else if (otherNames.has(wordKey(header))) elsewhere.push(header);
    else unknown.push(header === "" ? "a column without a name" : header);
  }
  const places = columns.map((column) => ("own" in column ? column.own : column.attribute));
  const twice = columns.filter((_, place) => places.indexOf(places[place]!) !== place);
  const hasKey = columns.some((column) => "own" in column && column.own.name === "key");
  refuseColumns({
    missing: hasKey ? [] : ["key"],
    unknown,
    elsewhere,
    twice: twice.map(({ header }) => header),
  });
  return columns;
}

/** Finds an attribute by its header. Throws a 400 for a label that several have. */
function attributeFinder(
  attributes: readonly AttributeShape[],
): (header: string) => AttributeColumn | undefined {
  const byId = finder(attributes, () => []);
  const byLabel = new Map<string, AttributeColumn[]>();
  const add = (name: string, column: AttributeColumn) => {
    const key = wordKey(name);
    const others = byLabel.get(key) ?? [];
    if (others.every(({ attribute }) => attribute !== column.attribute)) {
      byLabel.set(key, [...others, column]);
    }
  };
  for (const attribute of attributes) {
    for (const name of namesOf(attribute)) add(name, { attribute });
    for (const { id: system, label } of attribute.sizes?.systems ?? []) {
      for (const name of [attribute.id, ...Object.values(attribute.label)]) {
        add(`${name} (${label})`, { attribute, system });
        add(`${name} ${label}`, { attribute, system });
      }
    }
  }
  return (header) => {
    const known = byId(header);
    if (known) return { attribute: known };
    const found = byLabel.get(wordKey(header)) ?? [];
    const offered = found.filter(({ attribute }) => !attribute.isRetired);
    const left = offered.length > 0 ? offered : found;
    if (left.length > 1) {
      const ids = left.map(({ attribute }) => attribute.id).join(" or ");
      throw new AppError(
        400,
        "invalid",
        `Several attributes are called ${header.slice(0, 40)}. Write ${ids} in line 1 instead.`,
      );
    }
    return left[0];
  };
}

const namesOf = ({ label, unit }: AttributeShape): string[] =>
  Object.values(label).flatMap((name) => (unit ? [name, `${name} (${unit})`] : [name]));

/** The products of a catalog as CSV, piece by piece: each attribute that is not retired is a column. */
export function exportProducts(db: Database, at: StaffCatalog): AsyncGenerator<string> {
  const own = ownColumnsOf(at);
  const ids = [...at.attributes.values()]
    .filter((each) => !each.isRetired && !isWorkedOut(each))
    .map(({ id }) => id);
  return csvOf<ProductRecord>({
    header: [...own.map(({ header }) => header), ...ids],
    read: (last, limit) => productsAfter(db, at, last, limit),
    cellsOf(row) {
      const product = entered(at, row);
      return [
        ...own.map(({ field }) =>
          toCell(
            field,
            field.kind === "stock"
              ? (availabilityOf(product) ?? product.inStock)
              : product[field.name as keyof ProductRecord],
          ),
        ),
        ...ids.map((id) => toCell(AS_TEXT, cellOf(statedBy(product, id)))),
      ];
    },
  });
}

const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;

const statedBy = ({ values }: ProductRecord, id: string) =>
  Object.hasOwn(values, id) ? values[id] : undefined;
