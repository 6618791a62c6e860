import { z } from "zod";

/**
 * The body of a PUT that takes what its GET gave: the fields of `readOnly` may be sent, and are left out of what is
 * read. Nothing else is taken besides the shape.
 */
export function sentBack<Shape extends z.ZodRawShape>(
  shape: z.ZodObject<Shape, z.core.$strict>,
  readOnly: readonly string[],
) {
  const ignored = z.unknown().optional().describe("Ignored.");
  return shape
    .extend(Object.fromEntries(readOnly.map((name) => [name, ignored])))
    .transform((sent) => {
      const read = Object.entries(sent).filter(([name]) => !readOnly.includes(name));
      return Object.fromEntries(read) as z.output<z.ZodObject<Shape, z.core.$strict>>;
    });
}
