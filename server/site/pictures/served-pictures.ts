// On its own: memory stands between routes and queries.
import type { Database } from "../../platform/database/database";
import { bytesOf } from "../../platform/memory/shared-bytes";
import { pictureById } from "./queries";

/** Uploaded pictures by their id, the latest from memory: a list of results shows 24 at once. */
export function createServedPictures(db: Database): (id: string) => Promise<Buffer | undefined> {
  const kept = bytesOf("pictures").keep<string, Buffer>(({ byteLength }) => byteLength);
  return async (id) => {
    const picture = kept.get(id) ?? (await pictureById(db, id));
    if (picture) kept.set(id, picture);
    return picture;
  };
}
