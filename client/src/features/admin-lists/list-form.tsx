import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { listFlags, type AdminList, type ListRow } from "@shared/admin-lists";
import { ApiError } from "@/lib/api";
import { Conflict } from "@/staff/conflict";
import { FormField } from "@/staff/form-field";
import { isShownBy } from "@/staff/is-shown-by";
import { problemsOf } from "@/staff/problems-of";
import { staleState, useChange } from "@/staff/use-staff-data";
import { mayLeave, useUnsavedGuard } from "@/staff/use-unsaved-guard";
import { Button } from "@/ui/button";
import { showToast } from "@/ui/toast-store";
import { fallbackNote, fallbackNotes, toForm, toWire, type FormValues } from "./list-values";
import { namedRows, type RowChoices } from "./row-choices";
import { RowsField } from "./rows-field";

interface Props {
  list: AdminList;
  /** The row to edit; a new one without. */
  row?: ListRow;
  /** What its fields of other lists' rows are picked from. */
  choices: RowChoices;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Adds a row or edits one, in place. */
export function ListForm({ list, row, choices, onDirty, onDone }: Props) {
  const [base, setBase] = useState(row);
  const form = useForm<FormValues>({ defaultValues: toForm(list, row ?? list.defaults) });
  const { isDirty, errors } = form.formState;
  useUnsavedGuard(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const leave = () => mayLeave(isDirty) && onDone();
  const save = useChange<ListRow>(
    (error) => error.details.code === "stale" || isShownBy(list.fields, error),
  );
  const theirs = staleState<ListRow>(save.error);

  const send = async (values: FormValues, basedOn: ListRow | undefined) => {
    const wire = toWire(list, values);
    const problems = problemsOf(list.shape, wire);
    if (problems.length > 0) return showErrors(problems);
    try {
      await save.mutateAsync(
        basedOn
          ? {
              method: "PUT",
              path: `${list.path}/${basedOn.id}`,
              body: { ...wire, updatedAt: basedOn.updatedAt },
            }
          : { method: "POST", path: list.path, body: wire },
      );
      onDone();
      showToast({
        title: `${String(wire.name)} is saved`,
        text: fallbackNotes(list, values).join(" ") || undefined,
      });
    } catch (error) {
      if (error instanceof ApiError) showErrors(error.details.errors ?? []);
    }
  };
  const showErrors = (problems: { path: string; message: string }[]) => {
    // The first one last: it gets the focus.
    for (const { path, message } of problems.toReversed()) {
      form.setError(path.split(".")[0]!, { message }, { shouldFocus: true });
    }
  };

  return (
    <form
      noValidate
      aria-label={row ? `Edit ${row.name}` : `Add a ${list.singular}`}
      onSubmit={(event) => void form.handleSubmit((values) => send(values, base))(event)}
      onKeyDown={(event) => event.key === "Escape" && leave()}
      className="rounded-card border border-accent bg-surface p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {list.fields.map((field, position) =>
          field.kind === "rows" ? (
            <RowsField
              key={field.name}
              field={field}
              form={form}
              choices={choices[field.of] ?? []}
              problem={errors[field.name]?.message}
            />
          ) : (
            <FormField
              key={field.name}
              field={field}
              form={form}
              problem={errors[field.name]?.message}
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
      {theirs && base && (
        <Conflict
          labels={Object.fromEntries(list.fields.map(({ name, label }) => [name, label]))}
          mine={namedRows(list, choices, toWire(list, form.getValues()))}
          theirs={namedRows(list, choices, theirs)}
          onKeepMine={() => {
            setBase(theirs);
            void form.handleSubmit((values) => send(values, theirs))();
          }}
          onTakeTheirs={() => {
            setBase(theirs);
            form.reset(toForm(list, theirs));
            save.reset();
          }}
        />
      )}
      <div className="mt-3 flex gap-3">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? "Saving..." : "Save"}
        </Button>
        <Button look="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
