import type { Response } from "express";
import { staffIn } from "../auth/require-staff";
import type { Asker } from "./fair-jobs";

/** Whom work on a finder is for that a member of staff asks for: it waits beside shoppers' work, not before it. */
export const staffAsker = (res: Response, slug: string): Asker => ({
  finder: `draft ${slug}`,
  network: "staff",
  session: staffIn(res).id,
});
