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

type Answer = readonly [question: string, card: string];
type Look = () => Promise<void>;
const lookAway: Look = () => Promise.resolve();

/** Picks one card after another; each question must be visible before it is answered. */
export const answer = (page: Place, ...answers: Answer[]) => walk(page, answers, lookAway);

/** From the first question to the results with a pistol for sport; `look` is called at every question. */
export async function answerForSport(
  page: Place,
  look = lookAway,
  results: string = asks.results,
): Promise<void> {
  const answers: Answer[] = [
    [asks.purpose, "Sport"],
    [asks.discipline, "IPSC"],
    [asks.type, "Pistol"],
    [asks.caliber, "9mm"],
  ];
  await walk(page, answers, look);
  await expect(heading(page, asks.budget)).toBeVisible();
  await look();
  await page.getByRole("button", { name: "See Recommendations" }).click();
  await expect(heading(page, results)).toBeVisible();
}

async function walk(page: Place, answers: Answer[], look: Look): Promise<void> {
  for (const [question, card] of answers) {
    await expect(heading(page, question)).toBeVisible();
    await look();
    await pick(page, card);
  }
}
