import { FilePlus, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "wouter";
import type { ProductListDetail, ProductListSummary } from "@shared/contracts/product-lists";
import { paths } from "@shared/site";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, Nothing, ROWS, StaffPage } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button, buttonClass } from "@/staff-kit/button";
import { ListDialog } from "./list-dialog";
import { rowCount } from "./row-table";
import { ListFromFile } from "./list-from-file";
import { OneList } from "./one-list";

/** What each product is for: seats for cars, capsules for machines. The address says which list is open. */
export function ProductListsPage() {
  const { mayWrite } = useStaff();
  const [params] = useSearchParams();
  const { data, isPending, isError, error, refetch } =
    useStaffQuery<ProductListSummary[]>("product-lists");
  const [isAdding, setAdding] = useState(false);
  const open = params.get("list");
  if (open !== null)
    return params.has("import") ? (
      <ImportIntoList key={open} id={open} />
    ) : (
      <OneList key={open} id={open} />
    );
  if (params.has("import")) return <ListFromFile />;
  return (
    <StaffPage
      title="Product Lists"
      description="Which product, or which size, is for what: seats for cars, tyre sizes for cars, capsules for machines. Questions and rules ask them."
      actions={
        mayWrite && (
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" onClick={() => setAdding(true)}>
              <Plus aria-hidden className="size-4" />
              Add list
            </Button>
            <Link href={`${paths.admin}/product-lists?import`} className={buttonClass("primary")}>
              <FilePlus aria-hidden className="size-4" />
              New list from a file
            </Link>
          </div>
        )
      }
    >
      <Loaded
        isPending={isPending}
        isError={isError && !data}
        error={error}
        onRetry={() => void refetch()}
      >
        {data?.length === 0 && (
          <Nothing>
            There is no list yet. Bring the table that you have, such as cars with the sizes of
            their tyres, or add one row by row.
          </Nothing>
        )}
        <ul className={ROWS}>
          {data?.map((list) => (
            <li key={list.id}>
              <Link
                href={`${paths.admin}/product-lists?list=${list.id}`}
                className="block px-3 py-2 -outline-offset-2 wrap-anywhere hover:bg-accent-soft"
              >
                <span className="block font-semibold">{list.name}</span>
                <span className="text-muted">
                  {rowCount(list.rows)}, by {list.keys.map(({ label }) => label).join(", ")}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Loaded>
      {isAdding && (
        <ListDialog taken={(data ?? []).map(({ id }) => id)} onClose={() => setAdding(false)} />
      )}
    </StaffPage>
  );
}

/** A file for a list that there is. */
function ImportIntoList({ id }: { id: string }) {
  const found = useStaffQuery<ProductListDetail>(`product-lists/${encodeURIComponent(id)}`);
  if (found.data) return <ListFromFile list={found.data} />;
  return (
    <StaffPage title="Import a file">
      <Loaded {...found} onRetry={() => void found.refetch()}>
        {null}
      </Loaded>
    </StaffPage>
  );
}
