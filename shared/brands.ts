import type { FinderId } from "./finders/built-in";

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

const bedRetailer = "https://www.dialabed.co.za";
const outdoorRetailer = "https://www.safarioutdoor.co.za";

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
    website: bedRetailer,
    searchUrl: `${bedRetailer}/catalogsearch/result/?q={query}`,
    links: {
      delivery: `${bedRetailer}/delivery`,
      exchange: `${bedRetailer}/returns-and-exchanges`,
      payment: `${bedRetailer}/payment-options`,
      contact: `${bedRetailer}/contact`,
      account: `${bedRetailer}/customer/account/login`,
      privacy: `${bedRetailer}/privacy-policy`,
      terms: `${bedRetailer}/terms-and-conditions`,
    },
    products: {
      bedSets: `${bedRetailer}/bed-sets.html`,
      mattresses: `${bedRetailer}/mattresses.html`,
      pillows: `${bedRetailer}/pillows.html`,
      protectors: `${bedRetailer}/mattress-protectors.html`,
    },
    brands: {
      featured: `${bedRetailer}/featured-brands`,
      all: `${bedRetailer}/brands`,
      catalog: `${bedRetailer}/catalogue`,
      blog: `${bedRetailer}/blog`,
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
    website: outdoorRetailer,
    searchUrl: `${outdoorRetailer}/catalogsearch/result/?q={query}`,
    links: {
      delivery: `${outdoorRetailer}/delivery`,
      exchange: `${outdoorRetailer}/returns`,
      payment: `${outdoorRetailer}/payment-options`,
      contact: `${outdoorRetailer}/contact-us`,
      account: `${outdoorRetailer}/customer/account/login`,
      privacy: `${outdoorRetailer}/privacy-policy`,
      terms: `${outdoorRetailer}/terms-and-conditions`,
    },
    products: {
      bedSets: `${outdoorRetailer}/shooting.html`,
      mattresses: `${outdoorRetailer}/firearms.html`,
      pillows: `${outdoorRetailer}/optics.html`,
      protectors: `${outdoorRetailer}/ammunition.html`,
    },
    brands: {
      featured: `${outdoorRetailer}/featured-brands`,
      all: `${outdoorRetailer}/brands`,
      catalog: `${outdoorRetailer}/catalogue`,
      blog: `${outdoorRetailer}/blog`,
    },
  },
};

/** The brand of a client id from outside; an unknown one falls back to the bed retailer. */
export function clientBrand(id: string): ClientBrand {
  return Object.hasOwn(clientBrands, id) ? clientBrands[id as FinderId] : clientBrands.dialabed;
}
