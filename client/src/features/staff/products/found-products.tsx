import { Columns3, SlidersHorizontal } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { Page } from "@shared/contracts/paging";
import type { CatalogChoices, ListedProduct } from "@shared/contracts/product-search";
import { Pager, ListSearch } from "@/staff-kit/pager";
import { Loaded } from "@/staff-kit/staff-page";
import { useListAddress } from "@/staff-kit/use-list-address";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import {
  columnsAtFirst,
  ColumnsChoice,
  keepColumns,
  keptColumns,
  statedAttributes,
} from "./columns-choice";
import { FilterChips } from "./filter-chips";
import { FilterPanel } from "./filter-panel";
import { NothingFound } from "./nothing-found";
import { filterWords, readFilters } from "./filters";
import { ProductTable } from "./product-table";

const PAGE_SIZE = 25;
/** In the address: the key of the product that is opened at once. */
const OPENED = "open";

interface Props {
  catalog: CatalogSummary;
  choices: CatalogChoices;
  /** The catalog's address under `/api/admin/`. */
  address: string;
  onEdit?: (product: ListedProduct) => void;
}

/** A catalog's products, found by words, filters and order, which stand in the address. */
export function FoundProducts({ catalog, choices, address, onEdit }: Props) {
  const { attributes } = choices;
  const { params, go } = useListAddress();
  const panel = useId();
  const [panelOpen, setPanelOpen] = useState<"filters" | "columns">();
  const { currency } = catalog;
  const offered = statedAttributes(attributes, choices.stated);
  const [chosen, setChosen] = useState(() => keptColumns(catalog.id));
  const shown = chosen ?? columnsAtFirst(attributes, choices.stated);
  const filters = readFilters(params);
  const q = params.get("q") ?? "";
  const sort = params.get("sort") ?? "name";
  const page = Math.max(1, Number(params.get("page")) || 1);
  const query = new URLSearchParams({
    ...filters,
    ...(q !== "" && { q }),
    sort,
    page: String(page),
    pageSize: String(PAGE_SIZE),
  });
  const { data, isPending, isError, error, refetch } = useStaffQuery<Page<ListedProduct>>(
    `${address}/products?${query}`,
    { keepsShown: true },
  );
  // Who comes for one product finds it open.
  const wanted = params.get(OPENED);
  const found = wanted === null ? undefined : data?.items.find(({ key }) => key === wanted);
  const openIt = useEffectEvent((product: ListedProduct) => {
    onEdit?.(product);
    go({ [OPENED]: "" });
  });
  useEffect(() => {
    if (found) openIt(found);
  }, [found]);
  const toggle = (which: "filters" | "columns") => ({
    "aria-expanded": panelOpen === which,
    "aria-controls": panel,
    onClick: () => setPanelOpen(panelOpen === which ? undefined : which),
  });
  const count = Object.keys(filters).length;

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div className="grow basis-56 sm:max-w-sm">
          <ListSearch
            label="Search products"
            placeholder="Name, id, brand…"
            text={q}
            onSearch={(text) => go({ q: text })}
          />
        </div>
        <Button look="secondary" {...toggle("filters")}>
          <SlidersHorizontal aria-hidden className="size-4" />
          Filters{count > 0 && ` (${count})`}
        </Button>
        <Button look="secondary" {...toggle("columns")}>
          <Columns3 aria-hidden className="size-4" />
          Columns
        </Button>
      </div>
      <div id={panel} className={panelOpen && "mt-3"}>
        {panelOpen === "filters" && (
          <FilterPanel
            attributes={offered}
            choices={choices}
            currency={currency}
            filters={filters}
            onChange={go}
          />
        )}
        {panelOpen === "columns" && (
          <ColumnsChoice
            attributes={offered}
            shown={shown}
            onChange={(ids) => {
              setChosen(ids);
              keepColumns(catalog.id, ids);
            }}
          />
        )}
      </div>
      <FilterChips
        filters={filters}
        inWords={(name, value) => filterWords(name, value, { attributes, currency })}
        onChange={go}
      />
      <div className="mt-3">
        <Loaded
          isPending={isPending}
          isError={isError && !data}
          error={error}
          onRetry={() => void refetch()}
        >
          {data?.total === 0 ? (
            <NothingFound
              catalog={catalog.id}
              q={q}
              isFiltered={count > 0}
              mayWrite={onEdit !== undefined}
              onClear={() =>
                go(Object.fromEntries(["q", ...Object.keys(filters)].map((name) => [name, ""])))
              }
            />
          ) : (
            data && (
              <>
                <p role="status" className="mb-1 text-sm text-muted">
                  {data.total.toLocaleString("en")} {data.total === 1 ? "product" : "products"}
                  {q === "" &&
                    count === 0 &&
                    data.total > catalog.products &&
                    `, ${catalog.products.toLocaleString("en")} of them for sale: the others stand for their variants`}
                </p>
                <ProductTable
                  label={`Products of ${catalog.name}`}
                  rows={data.items}
                  attributes={offered.filter(({ id }) => shown.includes(id))}
                  currency={currency}
                  hasBrands={!choices.lacks.includes("brand")}
                  sort={sort}
                  onSort={(next) => go({ sort: next })}
                  onEdit={onEdit}
                />
                <Pager
                  page={page}
                  pageSize={PAGE_SIZE}
                  total={data.total}
                  onPage={(next) => go({ page: String(next) })}
                />
              </>
            )
          )}
        </Loaded>
      </div>
    </>
  );
}
