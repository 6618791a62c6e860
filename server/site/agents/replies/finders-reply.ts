import { z } from "zod";
import type { FinderSummary } from "@shared/contracts/finders";
import { compact } from "./compact";

const listed = z.object({
  finder: z.string().describe("Its slug: what the other tools take."),
  name: z.string(),
  about: z.string().optional(),
  url: z.string().describe("Its page, for people."),
});

/** What `list_finders` returns. */
export const findersReply = z.object({ finders: z.array(listed) });

/** The finders that may be asked. */
export const listReply = (
  finders: readonly FinderSummary[],
  publicUrl: string,
): z.infer<typeof findersReply> => ({
  finders: finders.map(({ slug, name, text, path }) =>
    compact({
      finder: slug,
      name,
      about: text ?? undefined,
      url: `${publicUrl}${path}`,
    }),
  ),
});

/** One line a finder. */
export function findersInShort({ finders }: z.infer<typeof findersReply>): string {
  if (finders.length === 0) return "No finder is open to assistants here.";
  return finders
    .map(({ finder, name, about }) => `${finder}: ${name}${about ? `. ${about}` : ""}`)
    .join("\n");
}
