import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import {
  get,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type ResolverOptions,
} from "react-hook-form";
import { config, z } from "zod";
import { sentence } from "@shared/sentence";

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
