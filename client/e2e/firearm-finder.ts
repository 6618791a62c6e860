import { expect, type Page } from "@playwright/test";
import { heading, unlockAt, type Place } from "./page";

/** Opens the firearm finder and unlocks it. */
export const unlockFirearms = (page: Page, search = "") => unlockAt(page, `/safari${search}`);

/** A card that moves on immediately; its name begins with its title. */
export const pick = (page: Place, title: string) =>
  page
    .getByRole("button", { name: new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`) })
    .first()
    .click();

/** The headings of the questions. */
export const asks = {
  purpose: "What is it for?",
  discipline: "Which discipline do you shoot?",
  game: "What do you hunt most?",
  useCase: "What is the work?",
  type: "Which type of firearm?",
  size: "Which size?",
  action: "Which action?",
  category: "What are you looking for?",
  carry: "Carry & Ergonomics",
  caliber: "Choose your caliber",
  budget: "What is your budget?",
  quantity: "How much do you need?",
  results: "Your Recommendations",
} as const;

/** Picks one card after another; each question must be visible before it is answered. */
export async function answer(
  page: Place,
  ...answers: (readonly [question: string, card: string])[]
): Promise<void> {
  for (const [question, card] of answers) {
    await expect(heading(page, question)).toBeVisible();
    await pick(page, card);
  }
}

/** Goes from the first question to the results with a pistol for sport. */
export async function answerForSport(page: Place): Promise<void> {
  await answer(
    page,
    [asks.purpose, "Sport"],
    [asks.discipline, "IPSC"],
    [asks.type, "Pistol"],
    [asks.caliber, "9mm"],
  );
  await page.getByRole("button", { name: "See Recommendations" }).click();
  await expect(heading(page, asks.results)).toBeVisible();
}
