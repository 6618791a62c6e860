import { request } from "@playwright/test";
import type { Site } from "./site";

/** What becomes of a request: its connection is cut, it is never answered, or a proxy has no server; or nothing. */
export type Break = (path: string) => "away" | "silent" | "bad gateway" | undefined;

/** A way to fail on a retailer's page, and what its shopper reads and the page hears. */
export interface Fault {
  /** On which page it stands; the allowed one unless given. */
  where?: "stranger";
  client?: string;
  key?: "wrong" | "none";
  headers?: Record<string, string>;
  breaks?: Break;
  says: string;
  /** Whether the page's script says it, not the frame. */
  isOutside?: boolean;
  /** None where the script itself does not come. */
  code?: string;
}

const AWAY = "This product finder is not available right now.";
const isFrame = (path: string) => /^\/(?:dialabed|f\/\w+)\?embed=true/.test(path);
const outside = { says: AWAY, isOutside: true, code: "unavailable" };

/** Each in words. */
export const FAULTS: Record<string, Fault> = {
  "an origin that is not allowed": {
    where: "stranger",
    says: "This product finder cannot be shown on this page.",
    code: "not_allowed",
  },
  "a finder that there is not": {
    client: "nothing",
    says: "There is no such finder.",
    code: "unknown_finder",
  },
  "a finder that staff have closed": {
    client: "closed",
    says: "This finder is not open now.",
    code: "not_open",
  },
  "a wrong key": {
    key: "wrong",
    says: "This product finder is not available here.",
    code: "wrong_key",
  },
  "no key": { key: "none", says: "Protected Access", code: "locked" },
  "a server that is away": { ...outside, breaks: (path) => (isFrame(path) ? "away" : undefined) },
  "a server that does not answer": {
    ...outside,
    breaks: (path) => (isFrame(path) ? "silent" : undefined),
  },
  "a proxy whose server is away": {
    ...outside,
    breaks: (path) => (isFrame(path) ? "bad gateway" : undefined),
  },
  "an app that does not come": {
    ...outside,
    breaks: (path) => (/^\/assets\/.*\.js/.test(path) ? "away" : undefined),
  },
  "calls that are not answered": {
    breaks: (path) => (path.startsWith("/api/") ? "away" : undefined),
    says: "We could not load the questions",
    code: "questions_unavailable",
  },
  "a policy of the page that blocks the frame": {
    ...outside,
    headers: { "Content-Security-Policy": "frame-src 'none'" },
  },
  "a script that does not come": {
    breaks: (path) => (path === "/embed.js" ? "away" : undefined),
    says: "All beds",
    isOutside: true,
  },
};

/** The key that a fault puts on its page, if any. */
export const keyOf = (
  { client = "dialabed", key: which }: Fault,
  key: string,
): string | undefined => {
  if (client !== "dialabed" || which === "none") return undefined;
  return which === "wrong" ? key.replace(/.{8}$/, "00000000") : key;
};

/** Makes the finder "closed", which was never published. */
export async function makeClosed(site: Site, origin: string): Promise<void> {
  const staff = await request.newContext({ baseURL: site.url });
  await staff.post("/api/admin/session", {
    data: { username: "admin", password: process.env.E2E_PASSWORD! },
  });
  await staff.post("/api/admin/finders", { data: { slug: "closed", name: "Closed" } });
  await staff.dispose();
  await site.allow("closed", [origin]);
}
