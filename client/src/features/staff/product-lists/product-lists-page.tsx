import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "wouter";
import type { ProductListSummary } from "@shared/contracts/product-lists";
import { paths } from "@shared/site";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, Nothing, StaffPage } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/ui/button";
import { ListDialog } from "./list-dialog";
import { rowCount } from "./row-table";
import { OneList } from "./one-list";

/** What each product is for: seats for cars, capsules for machines. The address says which list is open. */
export function ProductListsPage() {
  const { mayWrite } = useStaff();
  const [params] = useSearchParams();
  const { data, isPending, isError, error, refetch } =
    useStaffQuery<ProductListSummary[]>("product-lists");
  const [isAdding, setAdding] = useState(false);
  const open = params.get("list");
  if (open !== null) return <OneList key={open} id={open} />;
  return (
    <StaffPage
      title="Product Lists"
      description="Which product is for what: seats for cars, capsules for machines. Questions and rules ask them."
      actions={
        mayWrite && (
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden className="size-5" />
            Add list
          </Button>
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
            There is no list yet. Make one where products are for something that they cannot state
            themselves, such as the cars that a seat fits into.
          </Nothing>
        )}
        <ul className="grid gap-3">
          {data?.map((list) => (
            <li key={list.id}>
              <Link
                href={`${paths.admin}/product-lists?list=${list.id}`}
                className="block rounded-card border border-outline bg-surface p-4 wrap-anywhere hover:border-muted"
              >
                <span className="block font-semibold">{list.name}</span>
                <span className="text-sm text-muted">
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
