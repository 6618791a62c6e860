import type { FinderDocument } from "@shared/finders/document";
import type { Database } from "../../platform/database/database";
import type { Findings } from "../check/finding";
import { checkWork } from "../check-work/check-work";
import { estimateInSteps } from "../check-work/estimate";
import type { Stages } from "../shopper/stages";
import type { DoWork } from "../../people/auth/require-staff";
import { finderRow } from "./rows";
import { storedVersion } from "./versions";

export interface WorkDependencies {
  db: Database;
  /** Documents with their products. */
  stages: Pick<Stages, "withProducts">;
  /** The most products that the database holds. */
  mostProducts: number;
  work: DoWork;
}

/**
 * Whether a document that is to be published as this finder asks for too much of today's products, or would of as many as
 * there can be. What takes no more than what is live is not refused. Throws a 404 where there is no such finder.
 */
export async function checkDraftWork(
  { db, stages, mostProducts, work }: WorkDependencies,
  slug: string,
  document: FinderDocument,
): Promise<Findings> {
  const draft = await stages.withProducts(document);
  const found = await work(checkWork(draft, { mostProducts, live: 0 }));
  if (found.faults.length === 0) return found;
  const { liveVersion } = await finderRow(db, slug);
  const stored = liveVersion === null ? undefined : await storedVersion(db, slug, liveVersion);
  if (!stored) return found;
  const present = await stages.withProducts(stored);
  const { operations: live } = await work(estimateInSteps(present));
  return work(checkWork(draft, { mostProducts, live }));
}
