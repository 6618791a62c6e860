import { request } from "@playwright/test";
import { startHost, type Host } from "../embedding/hosts";
import type { Site } from "../embedding/site";
import { startFront, type Break } from "./broken-front";
import type { Visitor } from "./visitor";

type Mode = "inline" | "popup" | "late";

interface Fault {
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

const FAULTS: Record<string, Fault> = {
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

/** Each in a page of its own, which says what it heard: what the frame says, or the page's script where no frame comes. */
export async function pageOfFaults(visitor: Visitor, site: Site, mode: Mode): Promise<void> {
  const [host, stranger] = await Promise.all([startHost("127.0.0.1"), startHost("127.0.0.1")]);
  const key = await site.allow("dialabed", [host.origin]);
  await makeClosed(site, host);
  try {
    for (const [what, fault] of Object.entries(FAULTS)) {
      const front = fault.breaks ? await startFront(site.url, fault.breaks) : undefined;
      try {
        const at = fault.where === "stranger" ? stranger : host;
        await visitor.open(pageOf(at, fault, { mode, key, home: front?.url ?? site.url }));
        await seeFault(visitor, fault, mode);
      } catch (error) {
        throw new Error(`${what}: ${(error as Error).message}`, { cause: error });
      } finally {
        await front?.close();
      }
    }
  } finally {
    await Promise.all([host.close(), stranger.close()]);
  }
}

async function seeFault(visitor: Visitor, { says, isOutside, code }: Fault, mode: Mode) {
  if (code === undefined) return void (await visitor.see("a", says));
  if (mode === "popup") await visitor.press("Find your match");
  else await visitor.heading(code);
  if (!isOutside) await visitor.enter("iframe");
  await visitor.see("p, h1, h2", says);
}

function pageOf(
  at: Host,
  { client = "dialabed", key: which, headers, code = "script" }: Fault,
  { mode, key, home }: { mode: Mode; key: string; home: string },
): string {
  const embedKey = which === "wrong" ? key.replace(/.{8}$/, "00000000") : key;
  const attributes = [
    `data-finder-client="${client}"`,
    client === "dialabed" && which !== "none" && `data-finder-key="${embedKey}"`,
    mode === "popup" && 'data-finder-mode="popup"',
  ];
  const fallback = code === "script" ? '<a data-finder-fallback href="/beds">All beds</a>' : "";
  const place = `<div ${attributes.filter(Boolean).join(" ")}>${fallback}</div>`;
  const late = `<script>addEventListener("load", () => (document.querySelector("main").innerHTML = ${JSON.stringify(place)}))</script>`;
  return at.page(
    `/${code}`,
    `<!doctype html><title>A shop</title><h1 id="heard">nothing</h1>
     <script>addEventListener("finder:error", ({ detail }) => (document.getElementById("heard").textContent = detail.code))</script>
     <main>${mode === "late" ? "" : place}</main>${mode === "late" ? late : ""}
     <script async src="${home}/embed.js"></script>`,
    headers,
  );
}

/** A finder that was never published. */
async function makeClosed(site: Site, host: Host): Promise<void> {
  const staff = await request.newContext({ baseURL: site.url });
  await staff.post("/api/admin/session", {
    data: { username: "admin", password: process.env.E2E_PASSWORD! },
  });
  await staff.post("/api/admin/finders", { data: { slug: "closed", name: "Closed" } });
  await staff.dispose();
  await site.allow("closed", [host.origin]);
}
