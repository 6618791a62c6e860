import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormProps,
} from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "@/lib/api";
import { formResolver } from "./form-resolver";
import { isShownBy } from "./is-shown-by";
import { useChange, type Change } from "./use-staff-data";

interface Options<Values extends FieldValues> extends Pick<
  UseFormProps<Values>,
  "mode" | "values"
> {
  /** The server checks what is sent by it, too. */
  shape: z.ZodType;
  /** Every field of the form, as it begins. */
  defaultValues: Values;
  /** What is sent, made of what the form holds; the same without. */
  toWire?: (values: Values) => unknown;
}

/** A form of the staff area: says at its fields what is wrong with them, before it is sent and after. */
export function useStaffForm<Values extends FieldValues, Answer = unknown>(
  options: Options<Values>,
) {
  const { shape, defaultValues, toWire, ...rest } = options;
  const form = useForm<Values>({
    ...rest,
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: formResolver(shape, toWire),
  });
  const save = useChange<Answer>(
    (error) => error.details.code === "stale" || isShownBy(Object.keys(defaultValues), error),
  );
  const showProblems = (error: unknown) => {
    const problems = error instanceof ApiError ? (error.details.errors ?? []) : [];
    // The first one last: it gets the focus.
    for (const { path, message } of problems.toReversed()) {
      form.setError(path as Path<Values>, { message }, { shouldFocus: true });
    }
  };
  /** Sends a change; what the server finds wrong with it stands at the fields, or in a toast. */
  const send = (change: Change, onSaved: (answer: Answer) => void) =>
    save.mutateAsync(change).then(onSaved, showProblems);

  return { form, save, send };
}
