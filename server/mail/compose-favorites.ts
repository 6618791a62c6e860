import { clientBrand } from "@shared/brands";
import { caliberLabel } from "@shared/gun-calibers";
import { firearmTypes } from "@shared/gun-options";
import type { Database } from "../database/database";
import { firearmsBySku } from "../gun-finder/queries";
import { mailPictureUrl, storeLink } from "./links";
import { UnsendableError } from "./mailer";
import type { Payload } from "./payloads";
import { favoritesMail } from "./templates/favorites";
import type { MailContent } from "./templates/mail-frame";

/** The favourites mail: the products that are still sold, in the order they were chosen, at today's prices. */
export async function favoritesContent(
  db: Database,
  { skus }: Payload<"favorites">,
  { why, publicUrl }: { why: string; publicUrl: string },
): Promise<MailContent> {
  const found = new Map((await firearmsBySku(db, skus)).map((item) => [item.sku, item]));
  const products = skus.flatMap((sku) => found.get(sku) ?? []);
  if (products.length === 0) throw new UnsendableError("None of its products is sold any more.");
  const brand = clientBrand("safarioutdoor");
  return favoritesMail({
    sender: brand.displayName,
    catalogueUrl: brand.products.mattresses,
    why,
    products: products.map((item) => ({
      ...item,
      facts: [
        item.brand,
        firearmTypes.find(({ id }) => id === item.firearmType)?.label,
        caliberLabel(item.caliber),
        item.packSize && `${item.packSize} rounds`,
      ]
        .filter(Boolean)
        .join(" · "),
      pictureUrl: mailPictureUrl(item.imageUrl, publicUrl),
      storeUrl: storeLink(item.url),
    })),
  });
}
