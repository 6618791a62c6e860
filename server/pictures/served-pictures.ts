import { LRUCache } from "lru-cache";
import type { Database } from "../database/database";
import { pictureById } from "./queries";

/** About 20 MB at most. */
const MAX_KEPT = 100;

/** Uploaded pictures by their id, the last hundred from memory: a list of results shows 24 at once. */
export function createServedPictures(db: Database): (id: string) => Promise<Buffer | undefined> {
  const kept = new LRUCache<string, Buffer>({ max: MAX_KEPT });
  return async (id) => {
    const picture = kept.get(id) ?? (await pictureById(db, id));
    if (picture) kept.set(id, picture);
    return picture;
  };
}
