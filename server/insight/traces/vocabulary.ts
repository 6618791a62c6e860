import { finderWithId, type FinderId } from "@shared/templates/finders";
import type { FinderTrace } from "@shared/contracts/traces";
import { NOT_SURE } from "@shared/finders/answers";
import type { ProductCache } from "../../catalog/store/product-cache";
import type { StaffLists } from "../../catalog/store/specified-catalogs";
import type { Database } from "../../platform/database/database";
import type { LiveFinders } from "../../finders/live/live-finders";
import { invalid } from "../../platform/http/validate";
import type { Vocabulary } from "./misfits";
import { documentVocabulary } from "./document-vocabulary";
import type { Run } from "./queries";

/**
 * Gives the values that a finder's traces may hold, by the current options and products, and of a finder that
 * staff made by the version of the run. Throws a 400 where there is no such version.
 */
export type Vocabularies = (run: Run, ...traces: Traces) => Promise<Vocabulary>;

/** The received trace and, when it continues one, the stored trace. */
export type Traces = [sent: FinderTrace, held?: FinderTrace];

interface Sources {
  db: Database;
  lists: ProductCache<StaffLists>;
  finders: Pick<LiveFinders, "document">;
  /** Of the finders whose traces had words of their own before they were documents. */
  specified: Record<FinderId, (...traces: Traces) => Promise<Vocabulary>>;
}

export function createVocabularies({ db, lists, finders, specified }: Sources): Vocabularies {
  const sources = {
    db,
    async listIds(list: string) {
      const rows = (await lists.current()).get(list);
      return rows ? [...rows.map(({ id }) => id), NOT_SURE] : [];
    },
  };
  return async ({ app, version }, ...traces) => {
    const known = finderWithId(app);
    if (known) return specified[known.id](...traces);
    const document = version === undefined ? undefined : await finders.document(app, version);
    if (document) return documentVocabulary(sources, document, ...traces);
    throw noSuchRunVersion();
  };
}

/** Said of a version that there is not, or that whoever names it did not begin with. */
export const noSuchRunVersion = () =>
  invalid([{ path: "version", message: "Name the version that the run began with." }]);
