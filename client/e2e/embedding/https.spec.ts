import { expect, test } from "@playwright/test";
import { freePort } from "@shared/testing/free-port";
import { headings } from "../bed-finder";
import { heading, press } from "../page";
import { completeJourney, finderOn } from "./fixtures";
import { startHost } from "./hosts";
import { startSite } from "./site";
import { startTlsProxy } from "./tls-proxy";

test.use({ ignoreHTTPSErrors: true });

test("over https, on another site: the shopper's cookie is partitioned and comes back, the staff's never goes into a frame", async ({
  page,
  context,
}) => {
  const [sitePort, tlsPort] = [await freePort(), await freePort()];
  const home = `https://finder.localhost:${tlsPort}`;
  const site = await startSite(sitePort, home);
  const proxy = await startTlsProxy("finder.localhost", `http://localhost:${sitePort}`, tlsPort);
  const host = await startHost();
  const shop = await startTlsProxy("shop.localhost", host.origin, 0);
  await site.allow("dialabed", [shop.origin]);

  // A member of staff is signed in, in the same browser.
  await page.goto(`${home}/admin`);
  await page.getByLabel("User name").fill("admin");
  await page.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Staff area" })).toBeVisible();
  const staffCookie = (await context.cookies(home)).find(({ name }) => name.includes("staff"))!;
  expect(staffCookie).toMatchObject({
    name: "__Host-matchwell-staff",
    secure: true,
    httpOnly: true,
    sameSite: "Lax",
  });

  // Without an embed key the frame asks for the password: the staff session does not count there.
  proxy.passed.length = 0;
  host.page(
    "/beds",
    `<!doctype html><div data-finder-client="dialabed"></div><script async src="${home}/embed.js"></script>`,
  );
  await page.goto(`${shop.origin}/beds`);
  const finder = finderOn(page);
  await finder.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await press(finder, "Unlock");
  await completeJourney(page, finder);

  const calls = proxy.passed.filter(({ path }) => path.startsWith("/api/"));
  expect(calls.length).toBeGreaterThan(5);
  expect(proxy.passed.filter(({ cookie }) => cookie.includes("staff"))).toEqual([]);
  expect(calls.filter(({ cookie }) => cookie.includes("__Host-matchwell="))).not.toEqual([]);

  const cookie = (await context.cookies()).find(({ name }) => name === "__Host-matchwell")!;
  expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: "None" });
  expect(cookie.partitionKey).toContain("shop.localhost");

  // A new page of the shop and a new document in the frame: the cookie alone opens the gate.
  proxy.passed.length = 0;
  const again = await context.newPage();
  await again.goto(`${shop.origin}/beds`);
  await expect(heading(finderOn(again), headings[0])).toBeVisible();
  expect(proxy.passed.some(({ path }) => path === "/api/verify-password")).toBe(false);

  await Promise.all([site.close(), proxy.close(), host.close(), shop.close()]);
});
