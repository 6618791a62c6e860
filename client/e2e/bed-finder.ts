import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Opens the bed finder and unlocks it. */
export async function unlock(page: Page, search = ""): Promise<void> {
  await page.goto(`/dialabed${search}`);
  await page.getByLabel("Password").fill(process.env.E2E_PASSWORD!);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("navigation", { name: "Steps" })).toBeVisible();
}

/** The questions' headings, in order. */
export const headings = [
  "How do you sleep?",
  "Choose your bed size and mattress type",
  "How firm do you like your mattress?",
  "What's your budget?",
  "Your Perfect Bed Matches",
] as const;

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true });

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

interface Answers {
  style?: string;
  size?: string;
  type?: string;
  firmness?: string;
  budget?: string;
}

/** A share link's value, made the way the finder makes it. */
export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Answers to every question. */
export const everything = {
  sleepStyle: "back",
  bedSize: "king",
  mattressType: "latex",
  firmness: "firm",
  minPrice: 6000,
  maxPrice: 25000,
};

/** From the first question to the results. */
export async function answerAll(page: Page, answers: Answers = {}): Promise<void> {
  const choose = (name: string) => page.getByRole("radio", { name, exact: true }).check();
  await choose(answers.style ?? "Side Sleeper");
  await press(page, "Next Step");
  await choose(answers.size ?? "Queen");
  await choose(answers.type ?? "Hybrid");
  await press(page, "Next Step");
  await choose(answers.firmness ?? "Medium");
  await press(page, "Next Step");
  await choose(answers.budget ?? "Mid Range");
  await press(page, "Find My Beds");
  await expect(heading(page, headings[4])).toBeVisible();
}

/** No violation of accessibility, and nothing that makes the page scroll sideways. */
export async function expectSound(page: Page): Promise<void> {
  // A step slides in; what is half transparent has no honest contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (each) =>
          each.playState !== "running" || each.effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
