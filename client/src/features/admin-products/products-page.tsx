import * as Tabs from "@radix-ui/react-tabs";
import { Download, Plus, Upload } from "lucide-react";
import { useState } from "react";
import type { Page } from "@shared/contracts/paging";
import type { ProductChoices } from "@shared/contracts/product-choices";
import {
  catalogueOf,
  cataloguePaths,
  type CataloguePath,
  type ProductRow,
} from "@shared/product-catalogues";
import { ImportDialog } from "@/staff/import-dialog";
import { Pager } from "@/staff/pager";
import { useStaff } from "@/staff/signed-in";
import { Loaded, Nothing, StaffPage } from "@/staff/staff-page";
import { SubmittedSearch } from "@/staff/submitted-search";
import { useListAddress } from "@/staff/use-list-address";
import { useStaffQuery } from "@/staff/use-staff-data";
import { Button, buttonClass } from "@/ui/button";
import { readFilters } from "./filters";
import { ProductDialog } from "./product-dialog";
import { ProductFilters } from "./product-filters";
import { ProductTable } from "./product-table";

const PAGE_SIZE = 25;

/** Both catalogues. Search and order are in the address. */
export function ProductsPage() {
  const { mayWrite } = useStaff();
  const { params, go } = useListAddress();
  const path = cataloguePaths.find((each) => each === params.get("catalogue")) ?? "bed-products";
  const catalogue = catalogueOf(path);
  const q = params.get("q") ?? "";
  const sort = params.get("sort") ?? "name";
  const filters = readFilters(catalogue, params);
  const noFilters = Object.fromEntries(catalogue.filtered.map((name) => [name, ""]));
  const isNarrowed = Object.keys(filters).length > 0;
  const page = Math.max(1, Number(params.get("page")) || 1);
  const [open, setOpen] = useState<ProductRow | "new">();
  const [isImporting, setImporting] = useState(false);
  const query = new URLSearchParams({
    ...filters,
    sort,
    page: String(page),
    pageSize: String(PAGE_SIZE),
  });
  if (q !== "") query.set("q", q);
  const { data, isPending, isError, error, refetch } = useStaffQuery<Page<ProductRow>>(
    `${path}?${query}`,
    { keepsShown: true },
  );
  const choices = useStaffQuery<ProductChoices>(`${path}/choices`);

  return (
    <StaffPage
      title="Products"
      actions={
        <div className="flex flex-wrap gap-2">
          <a href={`/api/admin/${path}/export.csv`} download className={buttonClass("secondary")}>
            <Download aria-hidden className="size-5" />
            Export CSV
          </a>
          {mayWrite && (
            <>
              <Button look="secondary" onClick={() => setImporting(true)}>
                <Upload aria-hidden className="size-5" />
                Import CSV
              </Button>
              <Button onClick={() => setOpen("new")}>
                <Plus aria-hidden className="size-5" />
                Add {catalogue.singular}
              </Button>
            </>
          )}
        </div>
      }
    >
      <Tabs.Root
        value={path}
        onValueChange={(next) => go({ ...noFilters, catalogue: next, q: "", sort: "" })}
      >
        <Tabs.List aria-label="Catalog" className="flex gap-2">
          {cataloguePaths.map((each: CataloguePath) => (
            <Tabs.Trigger
              key={each}
              value={each}
              className="min-h-11 rounded-full border border-outline bg-surface px-4 font-semibold data-[state=active]:border-accent data-[state=active]:bg-accent-soft data-[state=active]:text-accent-text"
            >
              {catalogueOf(each).title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={path} className="pt-4">
          <SubmittedSearch
            key={path}
            label="Search products"
            placeholder="Name, id, brand… then Enter"
            text={q}
            onSearch={(text) => go({ q: text })}
          />
          {choices.data && (
            <ProductFilters
              key={`${path} filters`}
              path={path}
              choices={choices.data}
              filters={filters}
              onChange={go}
            />
          )}
          <div className="mt-3">
            <Loaded
              isPending={isPending}
              isError={(isError && !data) || (choices.isError && !choices.data)}
              error={error ?? choices.error}
              onRetry={() => {
                void refetch();
                void choices.refetch();
              }}
            >
              {data?.total === 0 ? (
                <Nothing>
                  {isNarrowed
                    ? `Nothing matches ${q === "" ? "" : `“${q}” and `}these filters.`
                    : q !== ""
                      ? `Nothing matches “${q}”.`
                      : "The catalog is empty. Add a product, or import a CSV."}
                </Nothing>
              ) : (
                data && (
                  <>
                    <p role="status" className="mb-1 text-sm text-muted">
                      {data.total.toLocaleString("en")} {catalogue.singular}
                      {data.total !== 1 && "s"}
                    </p>
                    <ProductTable
                      path={path}
                      rows={data.items}
                      choices={choices.data}
                      sort={sort}
                      onSort={(next) => go({ sort: next })}
                      onEdit={mayWrite ? setOpen : undefined}
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
        </Tabs.Content>
      </Tabs.Root>
      {open && choices.data && (
        <ProductDialog
          path={path}
          product={open === "new" ? undefined : open}
          choices={choices.data}
          onClose={() => setOpen(undefined)}
        />
      )}
      {isImporting && (
        <ImportDialog
          title={`Import ${catalogue.title.toLowerCase()} from CSV`}
          description={`Products are matched by their ${catalogue.key}: existing ones are updated, the others added. Nothing is deleted.`}
          hint="With the columns of the export, up to 10 MB; commas, semicolons or tabs."
          address={`/api/admin/${path}/import`}
          onClose={() => setImporting(false)}
        />
      )}
    </StaffPage>
  );
}
