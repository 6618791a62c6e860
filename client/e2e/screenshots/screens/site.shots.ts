import { expect } from "@playwright/test";
import { press } from "../../page";
import { screens } from "./capture";

screens("site", {
  landing: "/",
  "landing-menu": async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await page.locator("summary").first().click();
  },
  "contact-wrong": async (page) => {
    await page.goto("/#contact");
    await page.getByLabel("E-mail").or(page.getByLabel("Email")).first().fill("nobody");
    await page.getByRole("button", { name: /^Send/ }).click();
    await expect(page.getByText("Please enter your name.")).toBeVisible();
  },
  wizards: "/wizards",
  "no-such-page": "/no/such/page",
  "no-such-finder": "/f/no-such-finder",
  // The top of it: all of it is some 50 screens long.
  api: { path: "/api/docs", isWhole: false },
  gate: "/dialabed",
  "gate-firearms": "/safari",
  "gate-own": "/f/tents",
  "gate-wrong": async (page) => {
    await page.goto("/dialabed");
    await page.getByLabel("Password").fill("not-this-one");
    await press(page, "Unlock");
    await expect(page.getByText("Incorrect password. Please try again.")).toBeVisible();
  },
  "sign-in": "/admin",
  "sign-in-wrong": async (page) => {
    await page.goto("/admin");
    await page.getByLabel("User name").fill("admin");
    await page.getByLabel("Password").fill("not-this-one");
    await press(page, "Sign in");
    await expect(page.getByRole("alert")).toBeVisible();
  },
});
