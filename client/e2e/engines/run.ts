// Promise: the finders, a finder framed by another site, and the staff area work in Firefox and in WebKit, as
// Debian packages them (firefox-esr; webkit2gtk-driver and xvfb), with third-party cookies refused.
//
//   npm run test:engines      (REQUIRE_ALL=true: an engine that is not installed counts as a failure)
import { freePort } from "@shared/testing/free-port";
import { startSite } from "../embedding/site";
import { Missing, type Browser } from "./browser";
import { startFirefox } from "./firefox";
import { journeys } from "./journeys";
import { visitor } from "./visitor";
import { startWebKit } from "./webkit";

process.env.E2E_PASSWORD ??= "three-engines";
const isEverythingRequired = process.env.REQUIRE_ALL === "true";
let passed = 0;
let failed = 0;

for (const start of [startFirefox, startWebKit]) {
  for (const [what, journey] of Object.entries(journeys)) {
    // A server and a profile of its own: no journey depends on another.
    const site = await startSite(await freePort());
    let browser: Browser | undefined;
    try {
      browser = (await start()) as Browser;
      await journey(visitor(browser), site);
      passed++;
      console.log(`${browser.name}: ${what}: passed`);
    } catch (error) {
      if (error instanceof Missing) {
        console.log(`Not run: ${error.message}.`);
        if (isEverythingRequired) failed++;
        break;
      }
      failed++;
      console.log(`${browser?.name ?? start.name}: ${what}: FAILED: ${(error as Error).message}`);
    } finally {
      await browser?.quit();
      await site.close();
    }
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
