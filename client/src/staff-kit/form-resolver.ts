import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import {
  get,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverOptions,
  type UseFormReturn,
} from "react-hook-form";
import { config, z } from "zod";
import { sentence } from "@shared/sentence";
import { ApiError } from "@/lib/api";

// The form shows staff the same messages that the server would send.
config({ localeError: sentence });

/**
 * Checks a form by the server's own schema: `toWire` turns the form's values into the request body.
 * A field that is not ready reports it with `setCustomValidity`.
 */
export function formResolver<Values extends FieldValues>(
  shape: z.ZodType,
  toWire: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  const sent = z.preprocess(toWire, shape) as z.ZodType<unknown, Values>;
  // Not the library's resolver for zod: for a union it reports a member's message instead of the union's own.
  const check: Resolver<Values> = standardSchemaResolver(sent, undefined, { raw: true });
  return async (values, context, options) => {
    const checked = await check(values, context, options);
    const waiting = notReady(options);
    if (Object.keys(waiting).length === 0) return checked;
    return { values: {}, errors: { ...checked.errors, ...waiting } };
  };
}

function notReady<Values extends FieldValues>({ names = [], fields }: ResolverOptions<Values>) {
  const waiting = names.flatMap((name) => {
    const { ref }: { ref: Partial<HTMLInputElement> } = get(fields, name);
    if (!ref.validity?.customError) return [];
    return [[name, { type: "custom", message: ref.validationMessage, ref }] as const];
  });
  return Object.fromEntries(waiting) as FieldErrors<Values>;
}

/** A form's problem with a field; of several values, the first invalid one's. */
export function problemAt<Values extends FieldValues>(
  { formState }: UseFormReturn<Values>,
  name: Path<Values>,
): string | undefined {
  const found: unknown = get(formState.errors, name);
  const first: unknown = Array.isArray(found) ? found.find(Boolean) : found;
  return (first as { message?: string } | undefined)?.message;
}

/**
 * The server's sentence on a failure; `otherwise` if it sent none, as when it cannot be reached. Staff
 * also see failures on our side, because they can act on them.
 */
export function inServersWords(error: Error | null | undefined, otherwise: string): string {
  return (error instanceof ApiError && error.sentence) || otherwise;
}
