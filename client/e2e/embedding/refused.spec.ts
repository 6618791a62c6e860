import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect } from "@playwright/test";
import { answerAll, headings } from "../bed-finder";
import { findChromium } from "../chromium";
import { heading } from "../page";
import { completeJourney, finderOn, frameOf, test } from "./fixtures";

test("a sandboxed frame works with the permissions it needs", async ({
  page,
  embedding: { host, site, keys },
}) => {
  await page.goto(
    host.page(
      "/sandbox",
      `<!doctype html><div id="f"><iframe width="400" height="700"
         sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
         src="${site.url}/dialabed?embed=true&key=${keys.dialabed}"></iframe></div>`,
    ),
  );
  const finder = finderOn(page, "#f");
  await answerAll(finder);
  await expect(finder.getByRole("article").first()).toBeVisible();
});

for (const scripts of ["", "allow-scripts", "allow-scripts allow-same-origin"])
  test(`a sandboxed frame without them explains itself, and leads to a tab of its own (${scripts || "no scripts"})`, async ({
    page,
    embedding: { host, site },
  }) => {
    await page.goto(
      host.page(
        "/locked-up",
        `<!doctype html><div id="f"><iframe sandbox="${scripts} allow-popups allow-popups-to-escape-sandbox" width="400" height="400" src="${site.url}/dialabed?embed=true"></iframe></div>`,
      ),
    );
    const link = finderOn(page, "#f").getByRole("link", { name: "Open it in a new tab" });
    await expect(link).toBeVisible({ timeout: 10_000 });
    const tab = page.waitForEvent("popup");
    await link.click();
    await expect(heading(await tab, "Protected Access")).toBeVisible();
    await expect(await tab).toHaveURL(`${site.url}/dialabed?`);
  });

test("with third-party storage and cookies blocked, the whole journey works for the visit", async ({
  embedding: { site, abroad, snippet },
}, { project }) => {
  const profile = mkdtempSync(join(tmpdir(), "matchwell-profile-"));
  mkdirSync(join(profile, "Default"));
  writeFileSync(
    join(profile, "Default", "Preferences"),
    JSON.stringify({ profile: { cookie_controls_mode: 1, block_third_party_cookies: true } }),
  );
  const { launchOptions } = project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    // A Chromium that has no windows at all takes no settings from a profile.
    executablePath: findChromium(),
    headless: false,
    args: [...(launchOptions?.args ?? []), "--headless=new"],
  });
  const page = await context.newPage();
  const cookies: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${site.url}/api/`)) {
      void request.allHeaders().then(({ cookie = "" }) => cookies.push(cookie));
    }
  });
  await page.goto(abroad.page("/blocked", `<!doctype html>${snippet()}`));
  const finder = finderOn(page);
  await expect(heading(finder, headings[0])).toBeVisible();
  const isRefused = await (
    await frameOf(page)
  ).evaluate(() => {
    try {
      return !window.sessionStorage;
    } catch {
      return true;
    }
  });
  expect(isRefused, "the browser refuses storage to the frame").toBe(true);
  await completeJourney(page, finder);
  expect(cookies.length).toBeGreaterThan(4);
  expect(cookies.filter(Boolean)).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});
