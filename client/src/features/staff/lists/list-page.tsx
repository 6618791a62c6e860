import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AdminList, ListRow } from "@shared/specification/contracts/admin-lists";
import { useStaff } from "@/staff-kit/signed-in";
import { SortableRows } from "@/staff-kit/sortable-rows";
import { Loaded, Nothing, StaffPage } from "@/staff-kit/staff-page";
import { useRemoval } from "@/staff-kit/use-removal";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { mayLeave } from "@/staff-kit/use-unsaved-guard";
import { SearchField } from "@/staff-kit/pager";
import { Button } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";
import { ListForm } from "./list-form";
import { editButtonId, ListRowView, namedRows, useRowChoices } from "./list-row";

const NEW = "";

/** The page of one of the lists. */
export function ListPage({ list }: { list: AdminList }) {
  const { mayWrite } = useStaff();
  const rows = useStaffQuery<ListRow[]>(list.path);
  const { choices, ...choosing } = useRowChoices(list);
  const change = useChange();
  const remove = useRemoval(list.path);
  const [search, setSearch] = useState("");
  /** The id of the row being edited; empty for a new row. */
  const [open, setOpen] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const show = (id: string | undefined) => {
    setDirty(false);
    setOpen(id);
  };
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => show(undefined));
    // Returns the focus to the button that opened the form; it was hidden or disabled meanwhile.
    const button = open ? document.getElementById(editButtonId(open)) : addButton.current;
    button?.focus();
  };
  const edit = (id: string) => {
    if (id !== open && mayLeave(isDirty)) show(id);
  };

  const place = async (ids: string[]) => {
    await change.mutateAsync({ method: "PUT", path: `${list.path}/order`, body: { ids } });
    showToast({ title: "The order is saved" });
  };

  const needle = search.trim().toLowerCase();
  const found = (rows.data ?? []).filter((row) =>
    [row.name, row.id, row.description].some(
      (text) => typeof text === "string" && text.toLowerCase().includes(needle),
    ),
  );
  const form = (row?: ListRow) =>
    choices && (
      <ListForm list={list} row={row} choices={choices} onDirty={setDirty} onDone={close} />
    );

  return (
    <StaffPage
      title={list.title}
      description={list.orderText ?? "Shoppers see them in this order, as soon as they are saved."}
      actions={
        mayWrite && (
          <Button ref={addButton} onClick={() => edit(NEW)} disabled={open === NEW}>
            <Plus aria-hidden className="size-4" />
            Add {list.singular}
          </Button>
        )
      }
    >
      {open === NEW && <div className="mb-4">{form()}</div>}
      <Loaded
        isPending={rows.isPending}
        isError={(rows.isError && !rows.data) || choosing.isError}
        error={rows.error ?? choosing.error}
        onRetry={() => {
          void rows.refetch();
          void choosing.refetch();
        }}
      >
        <SearchField
          label={`Search ${list.title}`}
          value={search}
          onChange={setSearch}
          className="max-w-sm"
        />
        <div className="mt-3">
          {rows.data?.length === 0 ? (
            <Nothing>There is no {list.singular} yet. Add the first one.</Nothing>
          ) : found.length === 0 ? (
            <Nothing>
              No {list.singular} matches “{search.trim()}”.
            </Nothing>
          ) : (
            <SortableRows
              rows={found}
              // Sorting a part of the rows would not define the order of the rest.
              isSortable={mayWrite && needle === "" && open === undefined}
              onOrder={place}
            >
              {(row, handle) =>
                row.id === open ? (
                  form(row)
                ) : (
                  <ListRowView
                    list={list}
                    row={row}
                    shown={choices ? namedRows(list, choices, row) : row}
                    handle={handle}
                    onEdit={mayWrite ? () => edit(row.id) : undefined}
                    onDelete={mayWrite ? () => void remove(row) : undefined}
                  />
                )
              }
            </SortableRows>
          )}
        </div>
      </Loaded>
    </StaffPage>
  );
}
