import type { ApiError } from "@/lib/api";

/** Whether a form shows all of a rejection: every problem belongs to one of its fields. */
export function isShownBy(names: readonly string[], { details }: ApiError): boolean {
  const problems = details.errors ?? [];
  return problems.length > 0 && problems.every(({ path }) => names.includes(path.split(".")[0]!));
}
