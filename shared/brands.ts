import type { FinderId } from "./templates/finders";

/** The brand of a retailer: names, logo and addresses at its store. */
export interface ClientBrand {
  id: FinderId;
  /** The short name of the brand configuration. */
  name: string;
  displayName: string;
  logo: string;
  /** The number of the logo's characters in the accent color. */
  accentLength: number;
  /** The spacing of the logo's letters. */
  tracking: "tight" | "wide";
  logoAlt: string;
  /** `red` or `orange`: the token set that `theme.css` holds for this brand. */
  primaryColor: string;
  website: string;
  /** The target of the header's search; `{query}` is replaced. */
  searchUrl: string;
  links: Record<
    "delivery" | "exchange" | "payment" | "contact" | "account" | "privacy" | "terms",
    string
  >;
  products: Record<"bedSets" | "mattresses" | "pillows" | "protectors", string>;
  brands: Record<"featured" | "all" | "catalog" | "blog", string>;
}

/** The pages that both stores have at the same addresses. */
const storePages = (website: string) => ({
  website,
  searchUrl: `${website}/catalogsearch/result/?q={query}`,
  links: {
    delivery: `${website}/delivery`,
    exchange: `${website}/returns`,
    payment: `${website}/payment-options`,
    contact: `${website}/contact`,
    account: `${website}/customer/account/login`,
    privacy: `${website}/privacy-policy`,
    terms: `${website}/terms-and-conditions`,
  },
  brands: {
    featured: `${website}/featured-brands`,
    all: `${website}/brands`,
    catalog: `${website}/catalogue`,
    blog: `${website}/blog`,
  },
});

const bedRetailer = "https://www.dialabed.co.za";
const bedPages = storePages(bedRetailer);
const outdoorRetailer = "https://www.safarioutdoor.co.za";
const outdoorPages = storePages(outdoorRetailer);

export const clientBrands: Record<FinderId, ClientBrand> = {
  dialabed: {
    id: "dialabed",
    name: "Dial-a-Bed",
    displayName: "Dial-a-Bed",
    logo: "dial·a·bed",
    accentLength: 4,
    tracking: "tight",
    logoAlt: "Dial-a-Bed",
    primaryColor: "red",
    ...bedPages,
    links: { ...bedPages.links, exchange: `${bedRetailer}/returns-and-exchanges` },
    products: {
      bedSets: `${bedRetailer}/bed-sets.html`,
      mattresses: `${bedRetailer}/mattresses.html`,
      pillows: `${bedRetailer}/pillows.html`,
      protectors: `${bedRetailer}/mattress-protectors.html`,
    },
  },
  safarioutdoor: {
    id: "safarioutdoor",
    name: "Safari Outdoor",
    displayName: "Safari Outdoor",
    logo: "SAFARI OUTDOOR",
    accentLength: 0,
    tracking: "wide",
    logoAlt: "Safari Outdoor",
    primaryColor: "orange",
    ...outdoorPages,
    links: { ...outdoorPages.links, contact: `${outdoorRetailer}/contact-us` },
    products: {
      bedSets: `${outdoorRetailer}/shooting.html`,
      mattresses: `${outdoorRetailer}/firearms.html`,
      pillows: `${outdoorRetailer}/optics.html`,
      protectors: `${outdoorRetailer}/ammunition.html`,
    },
  },
};

/** The brand of a client id from outside; an unknown one falls back to the bed retailer. */
export function clientBrand(id: string): ClientBrand {
  return Object.hasOwn(clientBrands, id) ? clientBrands[id as FinderId] : clientBrands.dialabed;
}
