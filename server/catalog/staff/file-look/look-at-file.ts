import type { AttributeShape } from "@shared/contracts/attributes";
import type { FileLook } from "@shared/contracts/file-look";
import type { Database } from "../../../platform/database/database";
import { sentFile } from "../../import-files/file-queries";
import { sourcesOf } from "../sources/source-queries";
import { allAttributes } from "../attribute-queries";
import { ownColumnsOf } from "../file-columns";
import { staffCatalog } from "../staff-catalog";
import { lookAt } from "./file-look";
import type { Place } from "./known-columns";

interface Wish {
  sheet?: string | null | undefined;
  asItIs?: boolean;
  /** The catalog that it goes into; a new one unless given. */
  catalog?: string | null | undefined;
  /** The source that it is the next file of; the one whose files look so, unless given. */
  source?: string | null | undefined;
}

/** What a file that was sent seems to hold, for its catalog. Throws a 404, and a 400 for what cannot be read. */
export async function lookAtFile(
  db: Database,
  id: string,
  { catalog, source, ...wish }: Wish,
): Promise<FileLook> {
  return lookAt(await sentFile(db, id), await placeOf(db, catalog, source), wish);
}

async function placeOf(
  db: Database,
  catalog: string | null | undefined,
  source: string | null | undefined,
): Promise<Place> {
  if (!catalog) return { known: await allAttributes(db) };
  const at = await staffCatalog(db, catalog);
  const own = [...at.attributes.values()] as AttributeShape[];
  const ids = new Set(own.map(({ id }) => id));
  const others = at.source
    ? []
    : (await allAttributes(db)).filter((attribute) => !ids.has(attribute.id));
  const sources = await sourcesOf(db, catalog);
  return {
    known: [...own, ...others],
    own: ids,
    mayAdd: !at.source,
    uses: new Set(ownColumnsOf(at).map(({ header }) => header)),
    sources: source ? sources.filter(({ id }) => id === source) : sources,
    isChosen: Boolean(source),
  };
}
