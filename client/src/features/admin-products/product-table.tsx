import { ImageOff } from "lucide-react";
import type { ProductChoices } from "@shared/contracts/product-choices";
import { formatRand } from "@shared/money";
import { catalogueOf, type CataloguePath, type ProductRow } from "@shared/product-catalogues";
import { SortHeader } from "@/staff/sort-header";
import { ProductPicture } from "@/ui/product-picture";
import { named } from "./named";

interface Props {
  path: CataloguePath;
  rows: ProductRow[];
  /** The names of chosen values; without them stored values are shown. */
  choices: ProductChoices | undefined;
  /** A column's name; with `-` in front, descending. */
  sort: string;
  onSort: (sort: string) => void;
  onEdit?: (row: ProductRow) => void;
}

const columns: Record<CataloguePath, readonly string[]> = {
  "bed-products": ["name", "magentoId", "bedSize", "mattressType", "price", "inStock"],
  "firearm-products": ["name", "externalId", "brand", "caliber", "price", "inStock"],
};

/** Products in rows; column headers sort. */
export function ProductTable({ path, rows, choices, sort, onSort, onEdit }: Props) {
  const catalogue = catalogueOf(path);
  return (
    <div
      // It may scroll sideways, so it must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={catalogue.title}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="px-3">
              <span className="sr-only">Picture</span>
            </th>
            {columns[path].map((name) => (
              <SortHeader key={name} name={name} sort={sort} onSort={onSort}>
                {catalogue.fields.find((field) => field.name === name)?.label}
              </SortHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-line">
              <td className="w-16 px-3 py-1.5">
                <ProductPicture
                  url={(row.imageUrl as string | null) ?? null}
                  placeholder={ImageOff}
                  className="w-14! rounded-md!"
                />
              </td>
              {columns[path].map((name) => (
                <td key={name} className={`px-3 py-1.5 ${name === "name" ? "min-w-44" : ""}`}>
                  {name === "name" && onEdit ? (
                    <button
                      type="button"
                      onClick={() => onEdit(row)}
                      className="min-h-11 text-left font-semibold text-accent-text hover:underline"
                    >
                      {row.name}
                    </button>
                  ) : (
                    <Cell
                      row={row}
                      name={name}
                      value={named(catalogue, choices, name, row[name])}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ row, name, value }: { row: ProductRow; name: string; value: unknown }) {
  if (name === "inStock") return row.inStock ? "yes" : <span className="text-muted">no</span>;
  if (name !== "price") return String((value as string | null) ?? "");
  const special = row.specialPrice as string | null | undefined;
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formatRand(special ?? (row.price as string))}
      {special && <s className="ml-1 text-muted">{formatRand(row.price as string)}</s>}
    </span>
  );
}
