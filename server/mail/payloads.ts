import { z } from "zod";
import { bedPreferences } from "@shared/contracts/preferences";

/**
 * What the outbox keeps of each kind of mail: ids and plain texts. Read back through the same shapes,
 * because a mail may be sent by a newer server than the one that stored it.
 */
export const payloads = {
  "bed-results": z.object({
    name: z.string(),
    message: z.string(),
    preferences: bedPreferences,
    productIds: z.array(z.string()),
    shareUrl: z.string(),
  }),
  favorites: z.object({ skus: z.array(z.string()) }),
  contact: z.object({ name: z.string(), email: z.string(), message: z.string() }),
};

export type Payload<Kind extends keyof typeof payloads> = z.infer<(typeof payloads)[Kind]>;

/** A kind of mail with what it needs. */
export type StoredMail = {
  [Kind in keyof typeof payloads]: { kind: Kind; payload: Payload<Kind> };
}[keyof typeof payloads];
