import type { RecommendedBed } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";

const NAMED = 3;

/** What a friend reads: how many fit, the best of them, and where to see them all. */
export function shareText(beds: RecommendedBed[], shop: string, url: string): string {
  const list = beds
    .slice(0, NAMED)
    .map(
      (bed, index) =>
        `${index + 1}. ${bed.name}: ${bed.matchScore}% match, ${formatRand(bed.price)}`,
    );
  const found = `I found ${beds.length} ${beds.length === 1 ? "bed" : "beds"} at ${shop} that fit me:`;
  return [found, ...list, "", `See them all: ${url}`].join("\n");
}

/** Opens WhatsApp with the text ready to send. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Opens the mail app with the text ready to send; mail wants CRLF. */
export function mailUrl(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
}
