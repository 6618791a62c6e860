import escapeHtml from "escape-html";
import { paths } from "@shared/site";

/** The pages open to search engines: the public ones; the built-in finders are behind passwords. */
const PUBLIC_PAGES = ["/", paths.wizards];

export function robotsText(publicUrl: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    `Disallow: ${paths.admin}`,
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** The sitemap, with the pages of finders that are open without a password. */
export function sitemap(publicUrl: string, finderPages: readonly string[]): string {
  const urls = [...PUBLIC_PAGES, ...finderPages].map(
    (page) => `<url><loc>${escapeHtml(publicUrl + page)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}
