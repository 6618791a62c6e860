// How large what shoppers press is on a phone: whatever is pressed is found 22 px above, below and beside its middle.
import { expect, type Page } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { encode, everything, unlock } from "./bed-finder";
import { test } from "./own-site";
import { heading } from "./page";
import { staffAt } from "./tents";

const LEAST = 44;

test.use({ siteFor: "targets" });

/** What is smaller than a fingertip, with its size; links within a sentence are as high as its line. */
const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const controls = "a[href], button, input:not([type=hidden]), select, summary, textarea";
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".sr-only"),
    );
    const isInSentence = (each: HTMLElement) =>
      getComputedStyle(each).display === "inline" &&
      (each.parentElement?.textContent ?? "").trim().length > (each.textContent ?? "").length + 20;
    /** Whether a point of the page belongs to it, or to the label that presses it. */
    const isHit = (each: HTMLElement, x: number, y: number) => {
      const there = document.elementFromPoint(x, y);
      const label = there?.closest("label");
      return (
        there !== null && (each.contains(there) || there.contains(each) || label?.control === each)
      );
    };
    return all.flatMap((each) => {
      if (isInSentence(each) || each.className.includes("sr-only")) return [];
      // A field within its label is pressed by all of that.
      if (each.closest("label")?.contains(each) && each.matches("[type=checkbox], [type=radio]")) {
        const { height } = each.closest("label")!.getBoundingClientRect();
        if (height >= least) return [];
      }
      each.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = each.getBoundingClientRect();
      if (width < 2 || height < 2) return [];
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = least / 2 - 2;
      const points = [
        [x, y - reach],
        [x, y + reach],
        ...(width >= least
          ? []
          : [
              [x - reach, y],
              [x + reach, y],
            ]),
      ] as [number, number][];
      const missed = points.filter(
        ([px, py]) =>
          px > 0 && py > 0 && px < innerWidth && py < innerHeight && !isHit(each, px, py),
      );
      return missed.length === 0
        ? []
        : [
            `${each.tagName} “${(each.textContent || each.getAttribute("aria-label") || "").trim().slice(0, 30)}” ${Math.round(width)} × ${Math.round(height)}`,
          ];
    });
  }, LEAST);

test("in the bed finder", async ({ page }) => {
  await unlock(page);
  expect(await tooSmall(page), "first question").toEqual([]);
  await page.context().clearCookies();
  await page.goto("about:blank");
  await unlock(page, `?shared=${encode({ ...everything, minPrice: 0, maxPrice: 30000 })}`);
  await expect(page.getByRole("button", { name: "Save These" })).toBeVisible();
  // It stands over the end of the page for a moment.
  await page.getByRole("listitem").getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Shared Preferences Loaded!")).toBeHidden();
  expect(await tooSmall(page), "results").toEqual([]);
});

test("in a finder of staff", async ({ page, site }) => {
  await (
    await staffAt(site.url)
  )(exampleCalls("coffee"));
  await page.goto("/f/coffee");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await tooSmall(page), "first question").toEqual([]);
});

test("on our own pages", async ({ page }) => {
  await page.goto("/");
  expect(await tooSmall(page), "landing page").toEqual([]);
  await page.goto("/wizards");
  await expect(heading(page, "Choose Your Wizard")).toBeVisible();
  expect(await tooSmall(page), "finders").toEqual([]);
});
