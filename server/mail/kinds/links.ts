import { hasCredentials } from "@shared/web-address";

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
