import { expect, type Locator, type Page } from "@playwright/test";

const MAX_STOPS = 800;

/**
 * What can be pressed or filled on a page and is not come to by Tab, as HTML. Of a group of radio buttons, one is
 * enough: arrow keys move within it. What is inside frames is not looked at.
 */
export async function unreachedByTab(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0;
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [role=slider]",
    );
    for (const element of all) {
      const isRadio = element instanceof HTMLInputElement && element.type === "radio";
      const roves = element.closest("[role=tablist], [role=listbox], [role=menu], [role=grid]");
      if (!isRadio && !roves && isSeen(element)) element.dataset.stop = "open";
    }
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLElement && target.dataset.stop) target.dataset.stop = "reached";
    });
    (document.activeElement as HTMLElement | null)?.blur();
    window.getSelection()?.removeAllRanges();
  });
  const open = page.locator("[data-stop=open]");
  for (let stop = 0; stop < MAX_STOPS && (await open.count()) > 0; stop++) {
    await page.keyboard.press("Tab");
  }
  return open.evaluateAll((elements) => elements.map((each) => each.outerHTML.slice(0, 200)));
}

/** Presses Tab until something has the focus. Fails where it is never come to. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
