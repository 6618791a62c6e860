import escapeHtml from "escape-html";
import { SITE_NAME } from "@shared/site";
import type { LiveFinder } from "../../finders/live/live-finders";

/** The app's document for the page of a finder that staff made: with its title, and its slug for the early gate. */
export function documentOfFinder(html: string, { slug, name }: LiveFinder): string {
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(`${name} · ${SITE_NAME}`)}</title>`)
    .replace("<html", () => `<html data-finder="${escapeHtml(slug)}"`);
}
