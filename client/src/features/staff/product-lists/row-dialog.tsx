import { useState } from "react";
import {
  isFilling,
  listRowBody,
  type PlacedListRow,
  type ProductListDetail,
} from "@shared/contracts/product-lists";
import { Conflict } from "@/staff-kit/conflict";
import { FieldFrame } from "@/staff-kit/field-frame";
import { problemAt } from "@/staff-kit/form-resolver";
import { staleState, useChange } from "@/staff-kit/use-staff-data";
import { useStaffForm } from "@/staff-kit/use-staff-form";
import { mayLeave, useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Button } from "@/staff-kit/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { cellsOf } from "./row-table";

interface Props {
  list: ProductListDetail;
  /** What the rows point at: products, or what an attribute is called. */
  pointsAt: string;
  /** Undefined for a new one. */
  row?: PlacedListRow;
  onClose: () => void;
}

interface Values {
  cells: Record<string, string>;
}

/** Milliseconds that Undo stays: enough to read and reach it. */
const UNDO_MS = 10_000;

/** Adds, changes or removes a row of a list; its cells are written as in the list's file. */
export function RowDialog({ list, pointsAt, row, onClose }: Props) {
  const path = `product-lists/${list.id}/rows`;
  const [base, setBase] = useState(row);
  const { form, save, send } = useStaffForm<Values>({
    shape: listRowBody,
    defaultValues: { cells: cellsOf(list, row) },
  });
  const remove = useChange();
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty);
  const leave = () => mayLeave(isDirty) && onClose();
  const submitOver = (on: PlacedListRow | undefined) =>
    form.handleSubmit((values) =>
      send(
        on
          ? { method: "PUT", path: `${path}/${on.place}`, body: { ...values, mark: on.mark } }
          : { method: "POST", path, body: values },
        () => {
          showToast({ title: "The row is saved" });
          onClose();
        },
      ),
    );
  const onRemove = ({ place, mark }: PlacedListRow, body: Values) =>
    remove.mutateAsync({ method: "DELETE", path: `${path}/${place}?mark=${mark}` }).then(
      () => {
        onClose();
        showToast({
          title: "The row was removed",
          duration: UNDO_MS,
          action: {
            label: "Undo",
            onPress: () => void remove.mutateAsync({ method: "POST", path, body }).catch(() => {}),
          },
        });
      },
      () => undefined,
    );
  const theirs = staleState<PlacedListRow>(save.error);
  const fields = [
    ...list.keys.map(({ id, label, kind }) => ({
      name: id,
      label,
      hint: kind === "range" ? "2012–2018, from 2019, up to 2011; empty for any." : undefined,
    })),
    list.attribute === null
      ? {
          name: "product",
          label: "Product",
          hint: "Its key, as in the catalog. A group’s key stands for its variants.",
        }
      : { name: "value", label: pointsAt, hint: "As it is called among the products’ values." },
  ];
  const note = { name: "note", label: "Note" };
  return (
    <Dialog place="wide" title={row ? "Change the row" : "Add a row"} onClose={leave}>
      <form noValidate onSubmit={(event) => void submitOver(base)(event)}>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {fields.map(({ name, label, hint }, at) => (
            <FieldFrame
              key={name}
              label={label}
              hint={hint}
              problem={problemAt(form, `cells.${name}`)}
            >
              {(input) => (
                <input {...input} {...form.register(`cells.${name}`)} autoFocus={at === 0} />
              )}
            </FieldFrame>
          ))}
          <FieldFrame
            label={note.label}
            isWide
            hint={isFilling(list) ? "For staff alone." : "Shoppers read it with the product."}
            problem={problemAt(form, "cells.note")}
          >
            {(input) => <textarea {...input} {...form.register("cells.note")} rows={2} />}
          </FieldFrame>
        </div>
        {theirs && (
          <Conflict
            labels={Object.fromEntries([...fields, note].map(({ name, label }) => [name, label]))}
            mine={form.getValues().cells}
            theirs={cellsOf(list, theirs)}
            onKeepMine={() => {
              setBase(theirs);
              void submitOver(theirs)();
            }}
            onTakeTheirs={() => {
              setBase(theirs);
              form.reset({ cells: cellsOf(list, theirs) });
              save.reset();
            }}
          />
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? "Saving..." : "Save"}
          </Button>
          <Button look="secondary" onClick={leave}>
            Cancel
          </Button>
          {base && (
            <Button
              look="quiet"
              className="ml-auto"
              disabled={remove.isPending}
              onClick={() => void onRemove(base, { cells: cellsOf(list, base) })}
            >
              Remove
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
