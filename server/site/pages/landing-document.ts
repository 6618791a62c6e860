import escapeHtml from "escape-html";
import { copyrightYears, SITE_NAME } from "@shared/site";

/** The operator's details on the landing page. */
export interface SiteDetails {
  publicUrl: string;
  email: string | undefined;
  phone: string | undefined;
}

/**
 * The prerendered landing page with the site's details in place of `{{name}}`, escaped for where they
 * stand; elements for a detail that is not set (`data-when`) are left out.
 */
export function fillLanding(html: string, site: SiteDetails, now: Date): string {
  const values: Record<string, string | undefined> = {
    "copyright-years": copyrightYears(now),
    "public-url": escapeHtml(site.publicUrl),
    "contact-email": site.email && escapeHtml(site.email),
    "contact-phone": site.phone && escapeHtml(site.phone),
    // The (0) of `+27 (0)11` is not dialed from abroad.
    "contact-tel": site.phone?.replace("(0)", "").replace(/[^+\d]/g, ""),
    "structured-data": structuredData(site),
  };
  // Such elements are never nested.
  const present = html.replace(
    /<(\w+) data-when="([a-z-]+)"(.*?)<\/\1>/gs,
    (_, tag: string, name: string, rest: string) => (values[name] ? `<${tag}${rest}</${tag}>` : ""),
  );
  return present.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The landing page asks for an unknown “${name}”.`);
    return value;
  });
}

/** A document with the years of the copyright filled in. */
export function fillYears(html: string, now: Date): string {
  return html.replace("{{copyright-years}}", copyrightYears(now));
}

/** Structured data for search engines (schema.org), as JSON that no text in it can end. */
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
