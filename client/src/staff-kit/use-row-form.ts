import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { useStaffForm } from "./use-staff-form";
import { staleState } from "./use-staff-data";
import { useUnsavedGuard } from "./use-unsaved-guard";

/** A form's values: text as typed, flags, and choices. */
export type FormValues = Record<string, string | boolean | string[]>;

/** An editable row with the time of its last change. */
interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  updatedAt: string;
}

interface Options<Edited extends Row, Values, Answer> {
  /** The path of the rows, under `/api/admin/`. */
  path: string;
  /** The row to edit; undefined for a new one. */
  row: Edited | undefined;
  shape: z.ZodType;
  /** A row, or the defaults of a new one, as form values. */
  toForm: (row: Edited | undefined) => Values;
  /** The form's values as the server takes them. */
  toWire: (values: Values) => Record<string, unknown>;
  onSaved: (name: string, values: Values, answer: Answer) => void;
}

/** Two people's versions of a row, and the two ways to resolve them. */
interface RowConflict {
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Edits or creates one row: validates it, guards unsaved changes, and never overwrites another's change unasked. */
export function useRowForm<
  Edited extends Row,
  Values extends FieldValues = FormValues,
  Answer = Edited,
>(options: Options<Edited, Values, Answer>) {
  const { path, row, shape, toForm, toWire, onSaved } = options;
  const [base, setBase] = useState(row);
  const { form, save, send } = useStaffForm<Values, Answer>({
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
        (answer) => onSaved(String(wire.name), values, answer),
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
