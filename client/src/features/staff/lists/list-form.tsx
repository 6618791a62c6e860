import { useEffect } from "react";
import {
  listFlags,
  type AdminList,
  type ListRow,
} from "@shared/specification/contracts/admin-lists";
import { ChosenField } from "@/staff-kit/choosing/chosen-field";
import { FormField } from "@/staff-kit/form-field";
import { RowForm } from "@/staff-kit/row-form";
import { useRowForm } from "@/staff-kit/use-row-form";
import { mayLeave } from "@/staff-kit/use-unsaved-guard";
import { showToast } from "@/ui/toast-store";
import { fallbackNote, fallbackNotes, toForm, toWire } from "./list-values";
import { anyRows, namedRows, type RowChoices } from "./row-choices";

interface Props {
  list: AdminList;
  /** The row to edit; undefined for a new row. */
  row?: ListRow;
  /** The choices for its fields of other lists' rows. */
  choices: RowChoices;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Adds a row or edits one, in place. */
export function ListForm({ list, row, choices, onDirty, onDone }: Props) {
  const editing = useRowForm<ListRow>({
    path: list.path,
    row,
    shape: list.shape,
    toForm: (stored) => toForm(list, stored ?? list.defaults),
    toWire: (values) => toWire(list, values),
    onSaved(name, values) {
      onDone();
      showToast({
        title: `${name} is saved`,
        text: fallbackNotes(list, values).join(" ") || undefined,
      });
    },
  });
  const { form, isDirty } = editing;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const leave = () => mayLeave(isDirty) && onDone();

  return (
    <RowForm
      editing={editing}
      fields={list.fields}
      inWords={(values) => namedRows(list, choices, values)}
      onCancel={leave}
      aria-label={row ? `Edit ${row.name}` : `Add a ${list.singular}`}
      onKeyDown={(event) => event.key === "Escape" && leave()}
      className="rounded-card border border-accent bg-surface p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {list.fields.map((field, position) =>
          field.kind === "rows" ? (
            <ChosenField
              key={field.name}
              form={form}
              name={field.name}
              label={field.label}
              hint={field.hint}
              rule={anyRows}
              choices={choices[field.of] ?? []}
            />
          ) : (
            <FormField
              key={field.name}
              field={field}
              form={form}
              noteOf={field.kind === "number" ? (text) => fallbackNote(text, field) : undefined}
              takesFocus={position === 0}
            />
          ),
        )}
      </div>
      {list.hasBadges && (
        <fieldset className="mt-4 flex flex-wrap gap-x-5">
          <legend className="text-sm font-semibold">Badges</legend>
          {listFlags.map(({ name, label }) => (
            <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
              <input type="checkbox" {...form.register(name)} className="size-5 accent-accent" />
              {label}
            </label>
          ))}
          <p className="basis-full text-sm text-muted">
            Shoppers see one: Recommended before Top Seller before Most Popular.
          </p>
        </fieldset>
      )}
    </RowForm>
  );
}
