import { useState } from "react";
import type { z } from "zod";
import { useStaffForm } from "./use-staff-form";
import { staleState } from "./use-staff-data";
import { useUnsavedGuard } from "./use-unsaved-guard";

/** What a form holds: text as it is typed, flags, and what was chosen. */
export type FormValues = Record<string, string | boolean | string[]>;

/** What staff edit: it has been somebody's last at this moment. */
interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  updatedAt: string;
}

interface Options<Edited extends Row> {
  /** Where rows are, under `/api/admin/`. */
  path: string;
  /** The one to edit; a new one without. */
  row: Edited | undefined;
  shape: z.ZodType;
  /** A row, or the beginning of a new one, as the form shows it. */
  toForm: (row: Edited | undefined) => FormValues;
  /** What the form holds, as the server takes it. */
  toWire: (values: FormValues) => Record<string, unknown>;
  onSaved: (name: string, values: FormValues) => void;
}

/** Two people's versions of a row, and the two ways on. */
interface RowConflict {
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Edits one row, or makes one: checks it, keeps what is not saved, and never overwrites another's change unasked. */
export function useRowForm<Edited extends Row>(options: Options<Edited>) {
  const { path, row, shape, toForm, toWire, onSaved } = options;
  const [base, setBase] = useState(row);
  const { form, save, send } = useStaffForm<FormValues, Edited>({
    shape,
    defaultValues: toForm(row),
    toWire,
  });
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty);

  const submitOver = (basedOn: Edited | undefined) =>
    form.handleSubmit((values) => {
      const wire = toWire(values);
      return send(
        basedOn
          ? {
              method: "PUT",
              path: `${path}/${basedOn.id}`,
              body: { ...wire, updatedAt: basedOn.updatedAt },
            }
          : { method: "POST", path, body: wire },
        () => onSaved(String(wire.name), values),
      );
    });
  const theirs = staleState<Edited>(save.error);
  const conflict: RowConflict | undefined = theirs && {
    mine: toWire(form.getValues()),
    theirs,
    onKeepMine: () => {
      setBase(theirs);
      void submitOver(theirs)();
    },
    onTakeTheirs: () => {
      setBase(theirs);
      form.reset(toForm(theirs));
      save.reset();
    },
  };
  return { form, isDirty, isSaving: save.isPending, submit: submitOver(base), conflict };
}
