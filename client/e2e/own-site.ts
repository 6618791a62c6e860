import { test as base } from "@playwright/test";
import { freePort } from "@shared/testing/free-port";
import { startSite, type Site } from "./embedding/site";

interface Own {
  /** Files that name one have a server that no other file has. */
  siteFor: string;
  site: Site;
}

/** Journeys on a server of their own: what staff publish there is on no page of the others. */
export const test = base.extend<object, Own>({
  siteFor: ["all", { scope: "worker", option: true }],
  site: [
    async ({ siteFor: _ }, run) => {
      const site = await freePort().then((port) => startSite(port));
      await run(site);
      await site.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, run) => {
    await run(site.url);
  },
});
