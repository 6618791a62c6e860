import { finderAt } from "@shared/finders";
import type { EmbedAccess } from "./embed-access";

/** Who may frame a path: a finder's page by us and by the pages that staff allowed for its client, others by nobody. */
export function frameAncestorsBy(embedAccess: EmbedAccess) {
  return (path: string): Promise<string[]> | undefined => {
    const finder = finderAt(path);
    return finder && embedAccess.origins(finder.id).then((origins) => ["'self'", ...origins]);
  };
}
