import { expect, type Page } from "@playwright/test";
import { coffeeCalls } from "../../server/finders/testing/put-in-coffee";
import { expectSound, heading, press } from "./page";
import { test } from "./tents";
import { variantUnless } from "./variants";

const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

for (const scheme of ["light", "dark"] as const) {
  test(
    `a set is chosen part by part, kept and shared, ${scheme}`,
    variantUnless(scheme === "light"),
    async ({ page, camp }) => {
      const slug = `coffee-${scheme}-${test.info().project.name}`;
      await page.emulateMedia({ colorScheme: scheme });
      await camp.staff(coffeeCalls(slug));
      await page.goto(`${camp.site.url}/f/${slug}`);
      await expect(heading(page, "What do you drink?")).toBeVisible();
      await page.getByRole("radio", { name: "espresso" }).check();
      await press(page, "See Results");
      const machine = part(page, "Machine");
      const grinder = part(page, /^Grinder/);
      await expect(machine.getByRole("heading", { name: "espresso-1" })).toBeVisible();
      await expect(grinder.getByRole("heading", { name: "fine-1" })).toBeVisible();
      await expect(page.getByText("Your set of 2", { exact: true })).toBeVisible();
      await expect(page.getByText("R5,000", { exact: true }).first()).toBeVisible();
      await expectSound(page);

      // Another part below, then another machine above: the grinder still suits it.
      await grinder.getByRole("button", { name: /other choices/i }).click();
      await grinder.getByRole("button", { name: /^Choose this one.*fine-2/ }).click();
      await expect(page.getByText("R6,000", { exact: true }).first()).toBeVisible();
      await expect(grinder.getByRole("heading", { level: 2 })).toBeFocused();
      await machine.getByRole("button", { name: /other choices/i }).click();
      await machine.getByRole("button", { name: /^Choose this one.*espresso-2/ }).click();
      await expect(page.getByText("R8,000", { exact: true }).first()).toBeVisible();
      await expectSound(page);

      await page.reload();
      await expect(page.getByText("R8,000", { exact: true }).first()).toBeVisible();
      await grinder.getByRole("button", { name: /^Leave it out.*fine-2/ }).click();
      await expect(grinder.getByText("You leave it out.")).toBeVisible();
      await expect(page.getByText("Your set of 1", { exact: true })).toBeVisible();

      await press(page, "Back");
      await page.getByRole("radio", { name: "capsules" }).check();
      await press(page, "See Results");
      await expect(grinder.getByText("Not needed with what you chose.")).toBeVisible();
      await expectSound(page);
    },
  );
}
