import { hasCredentials } from "@shared/web-address";
import { MAX_SHARED_LENGTH, SHARED } from "@shared/share-channels";

/**
 * The full address of a product's picture for a mail. Our own drawings come as PNG, because most mail
 * programs show no SVG; null where a mail program may load none.
 */
export function mailPictureUrl(imageUrl: string | null, publicUrl: string): string | null {
  if (imageUrl === null) return null;
  if (imageUrl.startsWith("/") && !/^\/[/\\]/.test(imageUrl)) {
    return `${publicUrl}${imageUrl.replace(/^(\/pictures\/.*)\.svg$/, "$1.png")}`;
  }
  if (!URL.canParse(imageUrl) || hasCredentials(imageUrl)) return null;
  return new URL(imageUrl).protocol === "https:" ? imageUrl : null;
}

/** A product's own page, if its stored address is one that a browser may open. */
export function storeLink(address: string): string | null {
  if (!URL.canParse(address) || hasCredentials(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? href : null;
}

/**
 * The link that opens a finder with answers, by question as addresses write them. Answers that are too many
 * for a link stay away.
 */
export function answersLink(
  page: string,
  version: number,
  answers: Record<string, string>,
): string {
  const shared = Buffer.from(JSON.stringify({ v: version, a: answers })).toString("base64url");
  return shared.length > MAX_SHARED_LENGTH ? page : `${page}?${SHARED}=${shared}`;
}
