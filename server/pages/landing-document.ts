import escapeHtml from "escape-html";
import { SITE_NAME } from "@shared/site";

/** What the landing page says of whoever runs this site. */
export interface SiteDetails {
  publicUrl: string;
  email: string | undefined;
  phone: string | undefined;
}

/** Shown while nobody has set the real ones; they say so. */
const PLACEHOLDERS = {
  email: "set-contact-email@example.com",
  phone: "+27 00 000 0000 (set CONTACT_PHONE)",
  tel: "+27000000000",
};

/**
 * The prerendered landing page with the site's details in the places it leaves open (`{{name}}`),
 * escaped for where they stand.
 */
export function fillLanding(html: string, site: SiteDetails): string {
  const phone = site.phone ?? PLACEHOLDERS.phone;
  const values: Record<string, string> = {
    "public-url": escapeHtml(site.publicUrl),
    "contact-email": escapeHtml(site.email ?? PLACEHOLDERS.email),
    "contact-phone": escapeHtml(phone),
    // The (0) of `+27 (0)11` is not dialled from abroad.
    "contact-tel": site.phone?.replace("(0)", "").replace(/[^+\d]/g, "") ?? PLACEHOLDERS.tel,
    "structured-data": structuredData(site),
  };
  return html.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The landing page asks for an unknown “${name}”.`);
    return value;
  });
}

/** What search engines read (schema.org), as JSON that no text in it can end. */
function structuredData({ publicUrl, email, phone }: SiteDetails): string {
  const organization = {
    "@type": "Organization",
    "@id": `${publicUrl}/#organization`,
    name: SITE_NAME,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    areaServed: { "@type": "Country", name: "South Africa" },
    ...((email ?? phone) && {
      contactPoint: { "@type": "ContactPoint", contactType: "sales", email, telephone: phone },
    }),
  };
  const application = {
    "@type": "WebApplication",
    name: SITE_NAME,
    url: `${publicUrl}/wizards`,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    description: "Guided product finders for online shops on Magento and Shopify.",
    publisher: { "@id": organization["@id"] },
  };
  const data = { "@context": "https://schema.org", "@graph": [organization, application] };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
