import { get, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";

/** What a form says is wrong with a field; of several values, with the first that is wrong. */
export function problemAt<Values extends FieldValues>(
  { formState }: UseFormReturn<Values>,
  name: Path<Values>,
): string | undefined {
  const found: unknown = get(formState.errors, name);
  const first: unknown = Array.isArray(found) ? found.find(Boolean) : found;
  return (first as { message?: string } | undefined)?.message;
}
