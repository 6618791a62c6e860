import type { BedResultsMail } from "@shared/contracts/mail";
import type { Database } from "../database/database";
import { invalid } from "../http/validate";
import { existingBeds } from "./queries";
import type { Sending } from "./sending";
import { mailPost } from "./store-mail";

/**
 * Stores the detailed results for sending. Throws a 400 for products that do not exist and for links
 * that lead elsewhere; only then `takeOnce` is asked, which throws a 429 past a limit: what was refused
 * uses up nobody's mails.
 */
export async function storeBedResultsMail(
  db: Database,
  mail: BedResultsMail,
  { origins, outbox, now, takeOnce }: Sending & { origins: string[] },
): Promise<void> {
  const productIds = [...new Set(mail.results.map(({ id }) => id))];
  const known = await existingBeds(db, productIds);
  if (productIds.some((id) => !known.has(id))) {
    throw invalid([{ path: "results", message: "One of these products does not exist." }]);
  }
  if (!origins.includes(new URL(mail.shareUrl).origin)) {
    throw invalid([{ path: "shareUrl", message: "Use a link to this finder." }]);
  }
  const payload = {
    name: mail.name,
    message: mail.message ?? "",
    preferences: mail.preferences,
    productIds,
    shareUrl: mail.shareUrl,
  };
  const stored = { kind: "bed-results", recipient: mail.email, payload } as const;
  await takeOnce(mailPost(db, outbox, stored, now));
}
