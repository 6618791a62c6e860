import { startHost } from "../embedding/hosts";
import type { Site } from "../embedding/site";
import { pageOfFaults } from "./page-of-faults";
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
      `a page of another site, 12 ways to fail, ${mode}: a sentence, and an event`,
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
