import { z } from "zod";
import { paging } from "./paging";

/** The query of `GET /api/admin/audit`. */
export const auditQuery = z.strictObject({
  ...paging,
  /** What was changed, such as `finders`. */
  subject: z.string("Give it once.").max(64).optional(),
});
