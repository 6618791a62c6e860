import { expect } from "@playwright/test";
import { waysCalls } from "../../server/finders/testing/put-in-ways";
import { asks, check, test as base } from "./tents";
import { expectSound, press } from "./page";
import { variantUnless } from "./variants";

/** A finder that asks in every way, on the server of the tents. */
const test = base.extend<object, { address: string }>({
  address: [
    async ({ camp }, use) => {
      await camp.staff(waysCalls("ways"));
      await use(`${camp.site.url}/f/ways`);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

for (const scheme of ["light", "dark"] as const) {
  const title = `every way to ask is sound, and its answers are said in words, ${scheme}`;

  test(title, variantUnless(scheme === "light"), async ({ page, address }) => {
    await page.emulateMedia({ colorScheme: scheme });
    // One picture is there, the others are lost.
    await page.route("https://tents.example/**", (route) =>
      route.request().url().endsWith("/dome.svg")
        ? route.fulfill({ contentType: "image/svg+xml", body: DOME })
        : route.fulfill({ status: 404 }),
    );
    await page.goto(address);

    await asks(page, "Which color?");
    await expectSound(page);
    const small = await page
      .getByRole("radio")
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    await page.getByRole("radio", { name: /^Sand/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /^Moss green/ })).toBeChecked();
    await expectSound(page);
    await press(page, "Next");

    await asks(page, "Which shape?");
    await expect(page.getByRole("radiogroup").locator("img")).toHaveCount(1);
    await check(page, "Tunnel");
    await expectSound(page);
    await press(page, "Next");

    await asks(page, "Before you measure");
    await expect(page.getByText("Lay the tent out flat.")).toBeVisible();
    await expectSound(page);
    await press(page, "Next");

    await asks(page, "When do you leave?");
    await press(page, "Next");
    await expect(page.getByRole("alert")).toHaveText("Please enter a date.");
    await expectSound(page);
    await page.getByLabel("When do you leave?").fill("2026-01-01");
    await press(page, "Next");
    await expect(page.getByRole("alert")).toHaveText(
      "Enter a date from November 1, 2026 to October 31, 2027.",
    );
    await page.getByLabel("When do you leave?").fill("2026-11-22");
    await press(page, "Next");

    await asks(page, "How much can you carry?");
    const field = page.getByRole("textbox", { name: "How much can you carry?" });
    await page.getByRole("combobox", { name: "Unit" }).selectOption("lb");
    await field.fill("0.5");
    await press(page, "Next");
    await expect(page.getByRole("alert")).toHaveText("Enter a number from 1.2 to 44\u00a0lb.");
    await expectSound(page);
    await field.fill("20.9");
    await press(page, "Next");

    await asks(page, "How much rain must it stand?");
    await expect(page.getByText("0 – 6000+ mm")).toBeVisible();
    await page.getByRole("slider", { name: "At least" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("1000 – 6000+ mm")).toBeVisible();
    await expectSound(page);
    await press(page, "Next");

    await asks(page, "What matters?");
    await expect(page.getByText("Choose at most 2.")).toBeVisible();
    await check(page, "Dark inside", "checkbox");
    await check(page, "None of these", "checkbox");
    await expect(page.getByRole("checkbox", { name: "Dark inside" })).not.toBeChecked();
    await expectSound(page);
    await press(page, "Back");
    await expect(page.getByText("1000 – 6000+ mm")).toBeVisible();
    await press(page, "Back");
    await expect(field).toHaveValue("20.9");
    await press(page, "Back");
    await expect(page.getByLabel("When do you leave?")).toHaveValue("2026-11-22");
    await press(page, "Next");
    await press(page, "Next");
    await press(page, "Next");
    await press(page, "See Results");

    await asks(page, "Your Recommendations");
    await expect(page.getByText("November 22, 2026").first()).toBeVisible();
    await expect(page.getByText(/9\.48\skg/).first()).toBeVisible();
    await expect(page.getByText(/1000\s–\u2060\s6000\+\smm/).first()).toBeVisible();
    await expectSound(page);
  });
}

test("the chosen color has a mark where the browser picks the colors", async ({
  page,
  address,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(address);
  await asks(page, "Which color?");
  await check(page, "Sand");
  await expect(page.locator(".lucide-check:visible")).toHaveCount(1);
  const swatch = page.locator("[data-swatch]").first();
  await expect(swatch).toHaveCSS("background-color", "rgb(217, 199, 160)");
});

const DOME =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#a8c0b0"/><path d="M.4 2.6a1.6 1.9 0 0 1 3.2 0z" fill="#1f6f54"/></svg>';
