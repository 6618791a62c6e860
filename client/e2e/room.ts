import { expect, type Page } from "@playwright/test";

/** Nothing is wider than the page, and nothing unscrollable cuts off a word. */
export async function expectRoom(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(async () => {
    // A step or a toast slides in from the side: wait until it has arrived.
    const isMoving = ({ playState, effect }: Animation) =>
      playState === "running" && effect?.getComputedTiming().iterations !== Infinity;
    for (;;) {
      const moving = document.getAnimations().filter(isMoving);
      if (moving.length === 0) break;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    const says = (element: Element) =>
      `${element.tagName} “${(element.textContent ?? "").trim().slice(0, 40)}” ${String(element.className).slice(0, 60)}`;
    const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (element) =>
        element.checkVisibility() && !element.closest("svg, .sr-only, [aria-hidden=true]"),
    );
    const cut = shown.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      return (
        element.clientWidth > 1 &&
        (element.textContent ?? "") !== "" &&
        ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 2))
      );
    });
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isInScroller = (element: Element) => {
      for (let each = element.parentElement; each; each = each.parentElement)
        if (each !== document.documentElement && scrolls(each)) return true;
      return false;
    };
    const wide = shown.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > clientWidth + 1 || left < -1) && right > 0 && !isInScroller(element);
    });
    return {
      overflow: Math.max(0, scrollWidth - clientWidth),
      cut: cut.map(says).slice(0, 12),
      wide: wide.map(says).slice(0, 12),
    };
  });
  expect.soft(found, where).toEqual({ overflow: 0, cut: [], wide: [] });
}
