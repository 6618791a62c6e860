import { startHost } from "../embedding/hosts";
import type { Site } from "../embedding/site";
import type { Visitor } from "./visitor";

/** The journeys every engine must pass, by name. */
export const journeys: Record<string, (visitor: Visitor, site: Site) => Promise<void>> = {
  "the bed finder, from its gate to its results": async (visitor, site) => {
    await visitor.open(`${site.url}/dialabed`);
    await unlock(visitor);
    await answerBeds(visitor);
  },

  "the firearm finder, from its gate to its results": async (visitor, site) => {
    await visitor.open(`${site.url}/safari`);
    await unlock(visitor);
    for (const [question, card] of [
      ["What is it for?", "Sport"],
      ["Which discipline do you shoot?", "IPSC"],
      ["Which type of firearm?", "Pistol"],
      ["Choose your caliber", "9mm"],
    ] as const) {
      await visitor.heading(question);
      await visitor.press(card);
    }
    await visitor.heading("What is your budget?");
    await visitor.press("See Recommendations");
    await visitor.heading("Your Recommendations");
    await visitor.see("article", "");
  },

  "a finder in a page of another site, without cookies of its own": async (visitor, site) => {
    // By IP address: a different site from the server's, which is addressed by name.
    const host = await startHost("127.0.0.1");
    try {
      const key = await site.allow("dialabed", [host.origin]);
      const page = host.page(
        "/",
        `<!doctype html><title>A shop</title><h1>A shop</h1>
         <div data-finder-client="dialabed" data-finder-key="${key}"></div>
         <script async src="${site.url}/embed.js"></script>`,
      );
      await visitor.open(page);
      await visitor.enter("iframe");
      await answerBeds(visitor);
    } finally {
      await host.close();
    }
  },

  ...Object.fromEntries(
    (["inline", "popup", "late"] as const).map((mode) => [
      `a page of faults of another site, ${mode}: a sentence, and an event`,
      (visitor: Visitor, site: Site) => pageOfFaults(visitor, site, mode),
    ]),
  ),

  "staff sign in and open a list": async (visitor, site) => {
    await visitor.open(`${site.url}/admin/sleep-styles`);
    await visitor.type("User name", "admin");
    await visitor.type("Password", process.env.E2E_PASSWORD!);
    await visitor.press("Sign in");
    await visitor.heading("Sleep Styles");
    await visitor.see("button", "Edit Side Sleeper");
  },
};

/** Each in a page of its own, which says what it heard: what the frame says, or the page's script where no frame comes. */
async function pageOfFaults(visitor: Visitor, site: Site, mode: "inline" | "popup" | "late") {
  const [host, stranger] = await Promise.all([startHost("127.0.0.1"), startHost("127.0.0.1")]);
  const key = await site.allow("dialabed", [host.origin]);
  const away = "This product finder is not available right now.";
  const blocked = { "Content-Security-Policy": "frame-src 'none'" };
  const cases = [
    {
      at: stranger,
      code: "not_allowed",
      says: "This product finder cannot be shown on this page.",
    },
    { at: host, client: "nothing", code: "unknown_finder", says: "There is no such finder." },
    {
      at: host,
      wrongKey: true,
      code: "wrong_key",
      says: "This product finder is not available here.",
    },
    { at: host, headers: blocked, code: "unavailable", says: away, isOutside: true },
  ];
  try {
    for (const { at, code, says, client = "dialabed", wrongKey, headers, isOutside } of cases) {
      const embedKey = wrongKey ? key.replace(/.{8}$/, "00000000") : key;
      const attributes = `data-finder-client="${client}" data-finder-key="${embedKey}" ${mode === "popup" ? 'data-finder-mode="popup"' : ""}`;
      const late = `<script>addEventListener("load", () => document.querySelector("main").innerHTML = ${JSON.stringify(`<div ${attributes}></div>`)})</script>`;
      const page = at.page(
        `/${code}`,
        `<!doctype html><title>A shop</title><h1 id="heard">nothing</h1>
         <script>addEventListener("finder:error", ({ detail }) => (document.getElementById("heard").textContent = detail.code))</script>
         <main>${mode === "late" ? "" : `<div ${attributes}></div>`}</main>${mode === "late" ? late : ""}
         <script async src="${site.url}/embed.js"></script>`,
        headers,
      );
      await visitor.open(page);
      if (mode === "popup") await visitor.press("Find your match");
      if (mode !== "popup") await visitor.heading(code);
      if (!isOutside) await visitor.enter("iframe");
      await visitor.see("p, h2", says);
    }
  } finally {
    await Promise.all([host.close(), stranger.close()]);
  }
}

async function unlock(visitor: Visitor): Promise<void> {
  await visitor.type("Password", process.env.E2E_PASSWORD!);
  await visitor.press("Unlock");
}

async function answerBeds(visitor: Visitor): Promise<void> {
  await visitor.choose("Side Sleeper");
  await visitor.press("Next Step");
  await visitor.choose("Queen");
  await visitor.choose("Hybrid");
  await visitor.press("Next Step");
  await visitor.heading("How firm do you like your mattress?");
  await visitor.choose("Medium");
  await visitor.press("Next Step");
  await visitor.choose("Mid Range");
  await visitor.press("Find My Beds");
  await visitor.heading("Your Perfect Bed Matches");
  await visitor.see("article", "");
}
