import { expect, type Page } from "@playwright/test";
import { heading, press, unlockAt, type Place } from "./page";

/** Opens the bed finder and unlocks it. */
export const unlock = (page: Page, search = "") => unlockAt(page, `/dialabed${search}`);

/** The questions' headings, in order. */
export const headings = [
  "How do you sleep?",
  "Choose your bed size and mattress type",
  "How firm do you like your mattress?",
  "What's your budget?",
  "Your Perfect Bed Matches",
] as const;

interface Answers {
  style?: string;
  size?: string;
  type?: string;
  firmness?: string;
  budget?: string;
  /** The heading of what they lead to. */
  results?: string;
}

/** Encodes a share link's value the way the finder does. */
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

/** Shows the results beyond the first ones, if there are any. */
export async function showMore(page: Place): Promise<void> {
  const more = page.getByRole("button", { name: /^Show \d+ more$/ });
  if (await more.isVisible()) await more.click();
}

/** From the first question to the results; `look` is called at every question. */
export async function answerAll(
  page: Place,
  answers: Answers = {},
  look: (step: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const choose = (name: string) => page.getByRole("radio", { name, exact: true }).check();
  await choose(answers.style ?? "Side Sleeper");
  await look(1);
  await press(page, "Next Step");
  await choose(answers.size ?? "Queen");
  await choose(answers.type ?? "Hybrid");
  await look(2);
  await press(page, "Next Step");
  await choose(answers.firmness ?? "Medium");
  await look(3);
  await press(page, "Next Step");
  await choose(answers.budget ?? "Mid Range");
  await look(4);
  await press(page, "Find My Beds");
  await expect(heading(page, answers.results ?? headings[4])).toBeVisible();
}
