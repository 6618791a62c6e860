import { get, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";

/** A form's problem with a field; of several values, the first invalid one's. */
export function problemAt<Values extends FieldValues>(
  { formState }: UseFormReturn<Values>,
  name: Path<Values>,
): string | undefined {
  const found: unknown = get(formState.errors, name);
  const first: unknown = Array.isArray(found) ? found.find(Boolean) : found;
  return (first as { message?: string } | undefined)?.message;
}
