import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { toAppError } from "../../platform/http/error-handler";
import { invalid } from "../../platform/http/validate";
import type { FinderDocument } from "@shared/finders/document";
import type { Finding } from "../check/finding";
import { checkDraftInSteps } from "./check-draft";
import type { DoWork } from "../../people/auth/staff-work";
import { knownNames } from "./known-names";

/**
 * What was worked out about a document that need not be sound. A draft takes what only its check finds wrong: names of
 * what is gone, ids that are there twice, comparisons with what is no number. Where such a fault keeps the work from
 * being done, a 400 names the faults. Throws what the work throws where it is none of that.
 */
export async function faultsInstead<Result>(
  work: () => Result | Promise<Result>,
  faultsOf: () => Promise<readonly Finding[]>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // A refusal of what was asked, or a database that is away, has its own sentence.
    if (error instanceof AppError || toAppError(error).status !== 500) throw error;
    const faults = await faultsOf();
    throw faults.length > 0 ? invalid([...faults]) : error;
  }
}

/** What the check finds wrong with a document as this finder's. */
export const faultsOf =
  (db: Database, slug: string, document: FinderDocument, work: DoWork) =>
  async (): Promise<Finding[]> =>
    (await work(checkDraftInSteps(slug, document, await knownNames(db, document)))).faults;
