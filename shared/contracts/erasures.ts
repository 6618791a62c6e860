import { z } from "zod";
import { emailAddress } from "./email-address";
import { importQuery } from "./imports";

/** `POST /api/admin/erasures`: a person by their address. Not in the query: logs keep those. */
export const erasureBody = z.strictObject({ address: emailAddress });

/** The query of `POST /api/admin/erasures`: `dryRun` only counts, as in imports. */
export const erasureQuery = importQuery.pick({ dryRun: true });

/** How much of what a person sent or was sent is erased, or would be. */
export interface Erasure {
  messages: number;
  mails: number;
  /** Entries of the audit that lose the address. */
  auditEntries: number;
}
