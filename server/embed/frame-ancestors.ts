import { finderAt } from "@shared/finders/built-in";
import type { EmbedAccess } from "./embed-access";

/** The origins that may frame a path: for a finder's page ours and those allowed for its client, for others none. */
export function frameAncestorsBy(embedAccess: EmbedAccess) {
  return (path: string): Promise<string[]> | undefined => {
    const finder = finderAt(path);
    return finder && embedAccess.origins(finder.id).then((origins) => ["'self'", ...origins]);
  };
}
