import { MAX_SHARED_LENGTH, SHARED } from "@shared/share-channels";

/** Encodes answers for an address: JSON in UTF-8, as base64url. */
export function encodeShared(answers: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(answers));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The link that opens the finder with these answers, on the given page. */
export function sharedUrl(answers: object, page: string): string {
  const url = new URL(page);
  url.searchParams.set(SHARED, encodeShared(answers));
  url.hash = "";
  return url.href;
}

/** What a share link's value says, still to be checked; undefined if it is too long, cut off or no JSON. */
export function readShared(text: string): unknown {
  if (text.length > MAX_SHARED_LENGTH) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
