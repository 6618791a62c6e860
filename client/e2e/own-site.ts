import { test as base } from "@playwright/test";
import { freePort } from "@shared/testing/free-port";
import { startSite, type Site } from "./embedding/site";

/** Journeys on a server of their own: what staff publish there is on no page of the others. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, run) => {
      const site = await freePort().then((port) => startSite(port));
      await run(site);
      await site.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ site }, run) => {
    await run(site.url);
  },
});
