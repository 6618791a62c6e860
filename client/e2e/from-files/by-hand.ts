import { expect, type Locator, type Page } from "@playwright/test";

// What somebody does by hand: every press and every field is counted.

const MAX_CLICKS = 60;
const MAX_FIELDS = 30;
const MAX_MINUTES = 20;

export type Hand = ReturnType<typeof handAt>;

/** A hand on a page. */
export function handAt(page: Page) {
  const from = Date.now();
  const done = { clicks: 0, fields: 0 };
  return {
    page,
    click: async (target: Locator) => {
      done.clicks += 1;
      await target.click();
    },
    check: async (target: Locator, isChecked = true) => {
      done.clicks += 1;
      await target.setChecked(isChecked);
    },
    fill: async (target: Locator, text: string) => {
      done.fields += 1;
      await target.fill(text);
      // What is typed counts once the field is left.
      await target.blur();
    },
    select: async (target: Locator, label: string | RegExp) => {
      done.fields += 1;
      const named = target.locator("option").filter({ hasText: label }).first();
      await expect(named).toBeAttached();
      await target.selectOption(await named.evaluate((each: HTMLOptionElement) => each.value));
    },
    upload: async (target: Locator, path: string) => {
      done.fields += 1;
      await target.setInputFiles(path);
    },
    /** Says what it took, which may not be more than was promised. */
    expectLittle: (name: string) => {
      const { clicks, fields } = done;
      const seconds = Math.round((Date.now() - from) / 1_000);
      console.log(`${name}: ${clicks} clicks, ${fields} fields, ${seconds} s`);
      expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
      expect(fields).toBeLessThanOrEqual(MAX_FIELDS);
      expect(seconds).toBeLessThanOrEqual(MAX_MINUTES * 60);
    },
  };
}
