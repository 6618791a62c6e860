import { Download, Pencil, Plus, Trash2, Upload } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import type { Page } from "@shared/contracts/paging";
import {
  isFilling,
  type PlacedListRow,
  type ProductListDetail,
} from "@shared/contracts/product-lists";
import { paths } from "@shared/site";
import { useAskFirst } from "@/staff-kit/ask-first";
import { Pager, ListSearch } from "@/staff-kit/pager";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, Nothing, StaffPage } from "@/staff-kit/staff-page";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button, buttonClass } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";
import { ListDialog } from "./list-dialog";
import { ListFitView } from "./list-fit";
import { usePointsAt } from "./points-at";
import { rowCount, RowTable } from "./row-table";
import { RowDialog } from "./row-dialog";

const PAGE_SIZE = 25;
const ALL = `${paths.admin}/product-lists`;

/** A list with its rows, page by page. */
export function OneList({ id }: { id: string }) {
  const { mayWrite } = useStaff();
  const [, setLocation] = useLocation();
  const [{ q, page }, setWish] = useState({ q: "", page: 1 });
  const [open, setOpen] = useState<PlacedListRow | "new" | "name">();
  const close = () => setOpen(undefined);
  const found = useStaffQuery<ProductListDetail>(`product-lists/${encodeURIComponent(id)}`);
  const query = new URLSearchParams({ q, page: String(page), pageSize: String(PAGE_SIZE) });
  const rows = useStaffQuery<Page<PlacedListRow>>(
    `product-lists/${encodeURIComponent(id)}/rows?${query}`,
    { keepsShown: true },
  );
  const remove = useChange();
  const { ask, dialog } = useAskFirst();
  const list = found.data;
  const pointsAt = usePointsAt(list?.attribute ?? null);
  const onRemove = ({ name, rows: count }: ProductListDetail) => {
    const onAgree = () =>
      remove.mutate(
        { method: "DELETE", path: `product-lists/${id}` },
        {
          onSuccess() {
            showToast({ title: `${name} is removed` });
            setLocation(ALL);
          },
        },
      );
    const text = `Its ${rowCount(count)} ${count === 1 ? "goes" : "go"} with it, for good.`;
    ask({ title: `Remove the list ${name}?`, text, action: "Remove it", onAgree });
  };
  return (
    <StaffPage
      title={list?.name ?? "Product list"}
      description={
        <Link href={ALL} className="font-semibold text-accent-text hover:underline">
          All product lists
        </Link>
      }
      actions={
        list && (
          <div className="flex flex-wrap gap-2">
            <a
              href={`/api/admin/product-lists/${id}/export`}
              download
              className={buttonClass("secondary")}
            >
              <Download aria-hidden className="size-4" />
              Export CSV
            </a>
            {mayWrite && (
              <>
                <Link href={`${ALL}?list=${list.id}&import`} className={buttonClass("secondary")}>
                  <Upload aria-hidden className="size-4" />
                  Import file
                </Link>
                <Button onClick={() => setOpen("new")}>
                  <Plus aria-hidden className="size-4" />
                  Add row
                </Button>
              </>
            )}
          </div>
        )
      }
    >
      <Loaded
        isPending={found.isPending || rows.isPending}
        isError={(found.isError && !list) || (rows.isError && !rows.data)}
        error={found.error ?? rows.error}
        onRetry={() => void Promise.all([found.refetch(), rows.refetch()])}
      >
        {list && rows.data && (
          <>
            <ListSearch
              label="Search rows"
              placeholder="Golf 2015…"
              text={q}
              onSearch={(text) => setWish({ q: text, page: 1 })}
            />
            <p role="status" className="mt-3 mb-1 text-sm text-muted">
              {q === "" ? rowCount(list.rows) : `${rowCount(rows.data.total)} found`}
              {list.rowsWithoutProduct > 0 &&
                `, ${list.rowsWithoutProduct.toLocaleString("en")} without a product of that key`}
              {list.isComplete && ". It has every product: what is in no row is for nothing in it."}
            </p>
            {isFilling(list) && <ListFitView id={id} pointsAt={pointsAt} />}
            {rows.data.total === 0 ? (
              <Nothing>
                {q === ""
                  ? "The list is empty. Add a row, or import a file."
                  : `No row has “${q}”. Search by the words of a row, or by a number in its range.`}
              </Nothing>
            ) : (
              <RowTable
                list={list}
                pointsAt={pointsAt}
                rows={rows.data.items}
                onOpen={mayWrite ? setOpen : undefined}
              />
            )}
            <Pager
              page={page}
              pageSize={PAGE_SIZE}
              total={rows.data.total}
              onPage={(next) => setWish({ q, page: next })}
            />
            {mayWrite && (
              <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
                <Button look="quiet" onClick={() => setOpen("name")}>
                  <Pencil aria-hidden className="size-4" />
                  Change name and keys
                </Button>
                <Button look="quiet" disabled={remove.isPending} onClick={() => onRemove(list)}>
                  <Trash2 aria-hidden className="size-4" />
                  Remove list
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      {dialog}
      {list && open === "name" && <ListDialog list={list} taken={[]} onClose={close} />}
      {list && (open === "new" || typeof open === "object") && (
        <RowDialog
          list={list}
          pointsAt={pointsAt}
          row={open === "new" ? undefined : open}
          onClose={close}
        />
      )}
    </StaffPage>
  );
}
