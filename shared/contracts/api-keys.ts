import { z } from "zod";
import { oneLine } from "../input/plain-text";
import { staffRoles, type StaffRole } from "../staff-roles";

/** A key lasts no longer: one that is forgotten ends by itself. */
export const MAX_KEY_DAYS = 366;
const MAX_KEY_MS = MAX_KEY_DAYS * 24 * 60 * 60 * 1000;

/** `POST /api/admin/api-keys`. */
export const newApiKeyBody = z.strictObject({
  name: oneLine("Say which program it is for.", 100),
  role: z.enum(staffRoles, "Choose a role."),
  endsAt: z.iso
    .datetime({ offset: true, error: "Use a date and time such as 2027-01-31T00:00:00Z." })
    .refine(
      (moment) => new Date(moment).getTime() > Date.now(),
      "Use a time that is still to come.",
    )
    .refine(
      (moment) => new Date(moment).getTime() <= Date.now() + MAX_KEY_MS,
      `A key lasts at most ${MAX_KEY_DAYS} days.`,
    ),
});
export type NewApiKey = z.infer<typeof newApiKeyBody>;

/** A line of `GET /api/admin/api-keys`. */
export interface ApiKey {
  id: string;
  name: string;
  role: StaffRole;
  /** The key's last characters. */
  ending: string;
  endsAt: string;
  madeBy: string;
  /** Null until it was used. */
  lastUsedAt: string | null;
  createdAt: string;
}

/** The reply to `POST /api/admin/api-keys`: the only one that ever has the key. */
export interface MadeApiKey extends ApiKey {
  key: string;
}
