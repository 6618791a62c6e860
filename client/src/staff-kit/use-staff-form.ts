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
import { useChange, type Change } from "./use-staff-data";

interface Options<Values extends FieldValues> extends Pick<
  UseFormProps<Values>,
  "mode" | "values"
> {
  /** The schema by which the server checks the request body, too. */
  shape: z.ZodType;
  /** Every field of the form with its initial value. */
  defaultValues: Values;
  /** Turns the form's values into the request body; without it they are sent as they are. */
  toWire?: (values: Values) => unknown;
}

/** A form of the staff area: shows problems at its fields, before it is sent and after. */
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
    // The first one last, so that it gets the focus.
    for (const { path, message } of problems.toReversed()) {
      form.setError(path as Path<Values>, { message }, { shouldFocus: true });
    }
  };
  /** Sends a change; the server's problems are shown at the fields, or in a toast. */
  const send = (change: Change, onSaved: (answer: Answer) => void) =>
    save.mutateAsync(change).then(onSaved, showProblems);

  return { form, save, send };
}

/** Whether a form shows all of a rejection: every problem belongs to one of its fields. */
export function isShownBy(names: readonly string[], { details }: ApiError): boolean {
  const problems = details.errors ?? [];
  return problems.length > 0 && problems.every(({ path }) => names.includes(path.split(".")[0]!));
}
