import { MAX_SHARED_LENGTH, SHARED } from "@shared/share-channels";
import { hasCredentials } from "@shared/web-address";

// Addresses that go out in mails and to assistants: whole ones.

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
