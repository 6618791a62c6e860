import type { Database } from "../database/database";
import { pictureById } from "./queries";

/** About 20 MB at most. */
const MAX_KEPT = 100;

/** Uploaded pictures by their id, the last hundred from memory: a list of results shows 24 at once. */
export function createServedPictures(db: Database): (id: string) => Promise<Buffer | undefined> {
  const kept = new Map<string, Buffer>();
  return async (id) => {
    const picture = kept.get(id) ?? (await pictureById(db, id));
    if (!picture) return undefined;
    kept.delete(id);
    kept.set(id, picture);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    return picture;
  };
}
