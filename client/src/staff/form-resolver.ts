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

// Staff are told by their own form what the server would tell them, in the same words.
config({ localeError: sentence });

/**
 * Checks a form by the shape by which the server checks what it sends: `toWire` makes that of what the
 * form holds. A field that is not ready says so with `setCustomValidity`.
 */
export function formResolver<Values extends FieldValues>(
  shape: z.ZodType,
  toWire: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  const sent = z.preprocess(toWire, shape) as z.ZodType<unknown, Values>;
  // Not the library's resolver for zod: of a union it repeats a member's words and not the union's own.
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
