import type { ApiError } from "@/lib/api";

/** Whether a form shows all that a refusal says: each problem stands at one of its fields. */
export function isShownBy(fields: readonly { name: string }[], { details }: ApiError): boolean {
  const problems = details.errors ?? [];
  const names = new Set(fields.map(({ name }) => name));
  return problems.length > 0 && problems.every(({ path }) => names.has(path.split(".")[0]!));
}
