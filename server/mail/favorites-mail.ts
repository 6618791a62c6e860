import type { FavoritesMail } from "@shared/contracts/mail";
import type { Database } from "../database/database";
import { invalid } from "../http/validate";
import { existingFirearms } from "./queries";
import type { Sending } from "./sending";
import { mailPost } from "./store-mail";

/**
 * Stores a shopper's favourites for sending. Throws a 400 that names the products that are not sold
 * any more; only then `takeOnce` is asked, which throws a 429 past a limit.
 */
export async function storeFavoritesMail(
  db: Database,
  mail: FavoritesMail,
  { outbox, now, takeOnce }: Sending,
): Promise<void> {
  const skus = [...new Set(mail.skus)];
  const known = await existingFirearms(db, skus);
  const missing = mail.skus.flatMap((sku, index) =>
    known.has(sku)
      ? []
      : [{ path: `skus.${index}`, message: "This product is not sold any more. Remove it." }],
  );
  if (missing.length > 0) throw invalid(missing);
  const stored = { kind: "favorites", recipient: mail.email, payload: { skus } } as const;
  await takeOnce(mailPost(db, outbox, stored, now));
}
