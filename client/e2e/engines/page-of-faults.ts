import { FAULTS, keyOf, makeClosed, type Fault } from "../embedding/faults";
import { startHost, type Host } from "../embedding/hosts";
import type { Site } from "../embedding/site";
import { startFront } from "./broken-front";
import type { Visitor } from "./visitor";

type Mode = "inline" | "popup" | "late";

/** Each in a page of its own, which says what it heard: what the frame says, or the page's script where no frame comes. */
export async function pageOfFaults(visitor: Visitor, site: Site, mode: Mode): Promise<void> {
  const [host, stranger] = await Promise.all([startHost("127.0.0.1"), startHost("127.0.0.1")]);
  const key = await site.allow("dialabed", [host.origin]);
  await makeClosed(site, host.origin);
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
  fault: Fault,
  { mode, key, home }: { mode: Mode; key: string; home: string },
): string {
  const { client = "dialabed", headers, code = "script" } = fault;
  const embedKey = keyOf(fault, key);
  const attributes = [
    `data-finder-client="${client}"`,
    embedKey && `data-finder-key="${embedKey}"`,
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
