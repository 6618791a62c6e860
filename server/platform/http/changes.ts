import { z } from "zod";
import { validate } from "./validate";

/** A PUT: its fields, unchecked, and the version that it is based on. */
export interface Changes {
  sent: Record<string, unknown>;
  basedOn: string | undefined;
}

const sentBody = z
  .record(z.string(), z.unknown(), "Send the fields to change, as a JSON object.")
  .refine((body) => Object.keys(body).length <= 100, "Those are too many fields.");
const basedOn = z.object({ updatedAt: z.iso.datetime({ offset: true }).optional() });

/**
 * Reads a PUT of something that may be sent back as received: the fields in `ignored` are read-only.
 * Throws a 400 for a body that is no object.
 */
export function readChanges(body: unknown, ignored: readonly string[]): Changes {
  const { updatedAt, ...given } = validate(sentBody, body);
  return {
    sent: Object.fromEntries(Object.entries(given).filter(([name]) => !ignored.includes(name))),
    basedOn: validate(basedOn, { updatedAt }).updatedAt,
  };
}

/**
 * The result of a change: fields that are not sent stay. Checked as a whole, so that fields that depend
 * on each other are checked together. Throws a 400.
 */
export function changed(
  shape: z.ZodType<Record<string, unknown>>,
  names: readonly string[],
  present: Record<string, unknown>,
  sent: Record<string, unknown>,
): Record<string, unknown> {
  const kept = Object.fromEntries(names.map((name) => [name, present[name]]));
  return validate(shape, { ...kept, ...sent });
}
