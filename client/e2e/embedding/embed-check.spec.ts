import { expect } from "@playwright/test";
import { headings } from "../bed-finder";
import { heading } from "../page";
import { finderOn, test } from "./fixtures";

test("a page that is as it should be is told so, and shoppers are told nothing", async ({
  page,
  embedding: { host, snippet },
}) => {
  const address = host.page("/good", `<!doctype html>${snippet()}`, {
    "Content-Security-Policy": "style-src 'none'",
  });
  await page.goto(`${address}?finder-check`);
  const report = page.getByRole("status").filter({ hasText: "Finder check" });
  await expect(
    report.getByText("✓ Finder “dialabed” works and is connected to the page."),
  ).toBeVisible();
  await expect(report.getByText("Finder check: all is well")).toBeVisible({ timeout: 12_000 });
  await page.goto(address);
  await expect(heading(finderOn(page), headings[0])).toBeVisible();
  await expect(page.locator("[data-finder-report]")).toHaveCount(0);
});

test("an origin that is not allowed, a script that is there twice and a narrow place are named with their remedies", async ({
  page,
  embedding: { stranger, snippet, site },
}) => {
  const address = stranger.page(
    "/bad",
    `<!doctype html><div style="width:250px">${snippet()}</div><script async src="${site.url}/embed.js"></script>`,
  );
  await page.goto(`${address}?finder-check`);
  const report = page.getByRole("status").filter({ hasText: "Finder check" });
  await expect(report.getByText("The script is on this page 2 times.")).toBeVisible();
  await expect(report.getByText("is only 250 pixels wide")).toBeVisible();
  await expect(report.getByText(`Add ${stranger.origin} to the allowed origins`)).toBeVisible({
    timeout: 12_000,
  });
  await expect(page.locator("[data-finder-client] iframe")).toHaveCount(1);
});

test("a policy that blocks the frame, one that refuses the clipboard, and a missing key are named", async ({
  page,
  embedding: { host, site, snippet },
}) => {
  const blocked = host.page("/csp", `<!doctype html>${snippet()}`, {
    "Content-Security-Policy": `frame-src 'self'; script-src ${site.url}`,
  });
  await page.goto(`${blocked}?finder-check`);
  const report = page.getByRole("status").filter({ hasText: "Finder check" });
  await expect(
    report.getByText(`Add ${site.url} to frame-src in the page's Content-Security-Policy.`),
  ).toBeVisible();

  const keyless = host.page(
    "/keyless",
    `<!doctype html><div data-finder-client="dialabed"></div><script async src="${site.url}/embed.js"></script>`,
    { "Permissions-Policy": "clipboard-write=()" },
  );
  await page.goto(`${keyless}?finder-check`);
  await expect(report.getByText("asks for a password")).toBeVisible();
  await expect(report.getByText("Permissions-Policy header allow clipboard-write")).toBeVisible();
});
