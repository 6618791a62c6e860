import { z } from "zod";
import { clientBrands } from "@shared/brands";
import { favoritesMailBody } from "@shared/specification/contracts/mails";
import { caliberLabel } from "@shared/specification/firearm-calibers";
import { firearmTypes } from "@shared/specification/firearm-options";
import { paths } from "@shared/site";
import { existingFirearms, firearmsBySku } from "../firearm-finder/staged-firearms";
import { invalid, validate } from "../../platform/http/validate";
import { favoritesMail } from "./favorites-mail";
import { storeLink } from "../../finders/shopper/links";
import { mailPictureUrl } from "../../mail/kinds/links";
import { readPayload, UnsendableError, type RequestedMail } from "../../mail/kinds/mail-kind";
import { REQUEST_LIMITS, requestedBy } from "../../mail/kinds/finder-results";

const payload = z.object({ skus: z.array(z.string()) });

/** A shopper's favorites: the products that are still sold, in the order they were chosen, at today's prices. */
export const favorites: RequestedMail<z.infer<typeof payload>> = {
  name: "favorites",
  label: "Favorites",
  finder: "safarioutdoor",
  path: "/safari/favorites/email",
  limits: REQUEST_LIMITS,
  payload,
  payloadVersion: 1,

  async accept(given, { db }) {
    const mail = validate(favoritesMailBody, given);
    const skus = [...new Set(mail.skus)];
    const known = await existingFirearms(db, skus);
    const missing = mail.skus.flatMap((sku, index) =>
      known.has(sku)
        ? []
        : [{ path: `skus.${index}`, message: "This product is not sold any more. Remove it." }],
    );
    if (missing.length > 0) throw invalid(missing);
    return { recipient: mail.email, payload: { skus } };
  },

  async compose(stored, { db, publicUrl, askedAt }) {
    const { skus } = readPayload(payload, stored);
    const found = new Map((await firearmsBySku(db, skus)).map((item) => [item.sku, item]));
    const products = skus.flatMap((sku) => found.get(sku) ?? []);
    if (products.length === 0) throw new UnsendableError("None of its products is sold any more.");
    const brand = clientBrands.safarioutdoor;
    return favoritesMail({
      sender: brand.displayName,
      catalogueUrl: brand.products.mattresses,
      why: requestedBy("Somebody", `${publicUrl}${paths.firearmFinder}`, askedAt),
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
  },
};
