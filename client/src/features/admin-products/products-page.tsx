import * as Tabs from "@radix-ui/react-tabs";
import { Download, Plus, Upload } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "wouter";
import type { Page } from "@shared/contracts/paging";
import {
  catalogueOf,
  cataloguePaths,
  type CataloguePath,
  type ProductRow,
} from "@shared/product-catalogues";
import { Pager } from "@/staff/pager";
import { useStaff } from "@/staff/signed-in";
import { Loaded, Nothing, StaffPage } from "@/staff/staff-page";
import { useStaffQuery } from "@/staff/use-staff-data";
import { Button, buttonClass } from "@/ui/button";
import { ImportDialog } from "./import-dialog";
import { ProductDialog } from "./product-dialog";
import { ProductTable } from "./product-table";
import { SearchField } from "./search-field";

const PAGE_SIZE = 25;

/** Both catalogues. What is looked for, and in which order, stands in the address. */
export function ProductsPage() {
  const { mayWrite } = useStaff();
  const [params, setParams] = useSearchParams();
  const path = cataloguePaths.find((each) => each === params.get("catalogue")) ?? "bed-products";
  const catalogue = catalogueOf(path);
  const q = params.get("q") ?? "";
  const sort = params.get("sort") ?? "name";
  const page = Math.max(1, Number(params.get("page")) || 1);
  const [open, setOpen] = useState<ProductRow | "new">();
  const [isImporting, setImporting] = useState(false);
  const go = (changes: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: "", ...changes })) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const query = new URLSearchParams({ sort, page: String(page), pageSize: String(PAGE_SIZE) });
  if (q !== "") query.set("q", q);
  const { data, isPending, isError, refetch } = useStaffQuery<Page<ProductRow>>(
    `${path}?${query}`,
    { keepsShown: true },
  );

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
      <Tabs.Root value={path} onValueChange={(next) => go({ catalogue: next, q: "", sort: "" })}>
        <Tabs.List aria-label="Catalogue" className="flex gap-2">
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
          <SearchField key={path} text={q} onSearch={(text) => go({ q: text })} />
          <div className="mt-3">
            <Loaded isPending={isPending} isError={isError && !data} onRetry={() => void refetch()}>
              {data?.total === 0 ? (
                <Nothing>
                  {q === ""
                    ? "The catalogue is empty. Add a product, or import a CSV."
                    : `Nothing matches “${q}”.`}
                </Nothing>
              ) : (
                data && (
                  <>
                    <ProductTable
                      path={path}
                      rows={data.items}
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
      {open && (
        <ProductDialog
          path={path}
          product={open === "new" ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
      {isImporting && <ImportDialog path={path} onClose={() => setImporting(false)} />}
    </StaffPage>
  );
}
