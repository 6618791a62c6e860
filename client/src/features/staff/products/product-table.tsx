import { Package } from "lucide-react";
import { FACT, type ListedProduct, type OfferedAttribute } from "@shared/contracts/product-search";
import { stockState } from "@shared/stock";
import { formatMoney } from "@/lib/formats";
import { nameOf, statedWords, stockWords } from "@/staff-kit/attribute-words";
import { INPUT } from "@/staff-kit/field-frame";
import { SortHeader } from "@/staff-kit/sort-header";
import { ProductPicture } from "@/ui/product-picture";

/** The most characters that a cell shows. */
const MAX_SHOWN = 160;

interface Props {
  label: string;
  rows: readonly ListedProduct[];
  /** The attributes that are columns. */
  attributes: readonly OfferedAttribute[];
  currency: string;
  hasBrands: boolean;
  sort: string;
  onSort: (sort: string) => void;
  onEdit?: (product: ListedProduct) => void;
}

/**
 * Products in rows; column headers sort. On a narrow screen what products state stands below their names, and the order is
 * chosen above them.
 */
export function ProductTable(props: Props) {
  const { label, rows, attributes, currency, hasBrands, sort, onSort, onEdit } = props;
  const order = { sort, onSort };
  const columns = [
    ["name", "Name"],
    ...(hasBrands ? [["brand", "Brand"]] : []),
    ["price", "Price"],
    ...attributes.map((each) => [FACT + each.id, nameOf(each) || each.id]),
  ] as [name: string, label: string][];
  return (
    <>
      <label className="mb-2 flex items-center gap-2 md:hidden">
        Order
        <select
          className={`${INPUT} w-auto! min-w-0`}
          value={sort}
          onChange={({ target }) => onSort(target.value)}
        >
          {columns.flatMap(([name, text]) => [
            <option key={name} value={name}>
              {text}
            </option>,
            <option key={`-${name}`} value={`-${name}`}>
              {text}, from the end
            </option>,
          ])}
        </select>
      </label>
      <div
        // It may scroll sideways, so it must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={label}
        className="scroll-hint overflow-x-auto rounded-card border border-line"
      >
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-surface max-md:sr-only">
            <tr>
              <th scope="col" className="px-3">
                <span className="sr-only">Picture</span>
              </th>
              <SortHeader name="name" {...order}>
                Name
              </SortHeader>
              {hasBrands && (
                <SortHeader name="brand" {...order}>
                  Brand
                </SortHeader>
              )}
              <SortHeader name="price" {...order}>
                Price
              </SortHeader>
              {attributes.map((attribute) => (
                <SortHeader key={attribute.id} name={FACT + attribute.id} {...order}>
                  {nameOf(attribute) || attribute.id}
                </SortHeader>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-t border-line">
                <td className="min-w-15 py-1.5 pl-3 align-top md:min-w-20 md:pr-3 md:align-middle">
                  <ProductPicture
                    url={row.whole.pictureUrl}
                    placeholder={Package}
                    className="w-12! rounded-md! md:w-14!"
                  />
                </td>
                <td className="px-3 py-1.5 wrap-anywhere max-md:w-full md:min-w-44">
                  <Name row={row} onEdit={onEdit} />
                  <span className="flex flex-wrap gap-x-2 text-xs tabular-nums md:hidden">
                    <Price row={row} currency={currency} />
                    <Stock row={row} />
                  </span>
                  <span className="line-clamp-2 text-xs text-muted md:hidden">
                    {[
                      hasBrands ? row.whole.brand : null,
                      ...attributes.map((each) =>
                        shortened(statedWords(row.whole.values[each.id], each)),
                      ),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </td>
                {hasBrands && <td className="px-3 py-1.5 max-md:hidden">{row.whole.brand}</td>}
                <td className="px-3 py-1.5 whitespace-nowrap tabular-nums max-md:hidden">
                  <Price row={row} currency={currency} />
                  <Stock row={row} />
                </td>
                {attributes.map((attribute) => (
                  <td
                    key={attribute.id}
                    className="max-w-64 min-w-28 px-3 py-1.5 wrap-anywhere max-md:hidden"
                  >
                    <span className="line-clamp-2">
                      {shortened(statedWords(row.whole.values[attribute.id], attribute))}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The beginning of a long text: all of it is in the product's form. */
const shortened = (text: string) =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trimEnd()}…` : text;

function Name({ row, onEdit }: { row: ListedProduct; onEdit?: (product: ListedProduct) => void }) {
  const { key, groupKey, whole } = row;
  return (
    <>
      {onEdit ? (
        <button
          type="button"
          onClick={() => onEdit(row)}
          className="text-left font-semibold text-accent-text hover:underline pointer-coarse:min-h-11"
        >
          {whole.name}
        </button>
      ) : (
        <span className="font-semibold">{whole.name}</span>
      )}
      <span className="block text-xs text-muted">
        {key}
        {groupKey !== null && groupKey !== key && `, a variant of ${groupKey}`}
      </span>
    </>
  );
}

/** Said where it is not simply there. */
function Stock({ row }: { row: ListedProduct }) {
  const stock = stockState(row);
  if (stock === null || stock === "in") return null;
  return <span className="block text-muted">{stockWords[stock].toLowerCase()}</span>;
}

function Price({ row: { whole }, currency }: { row: ListedProduct; currency: string }) {
  const { price, specialPrice } = whole;
  if (price === null) return <span className="text-muted">on request</span>;
  const said = (amount: string) => formatMoney(amount, currency, "en");
  return (
    <>
      {said(specialPrice ?? price)}
      {specialPrice !== null && <s className="ml-1 text-muted">{said(price)}</s>}
    </>
  );
}
