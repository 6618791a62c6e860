import { expect } from "@playwright/test";
import type { Hand } from "./by-hand";
import { fileOf } from "./plain-file";

// The steps that are the same whatever a file holds.

interface Taken {
  file: string;
  /** What the catalog is called. */
  name: string;
  /** Where the file names none. */
  currency?: string;
  /** What is asked of the file, and what is put right in it. */
  asked?: () => Promise<void>;
  /** What the check says of it, and what is put right then. */
  checked?: () => Promise<void>;
  /** How many products come in. */
  products: number;
}

/** Signs in, and takes a file into a new catalog. */
export async function takeFile(hand: Hand, taken: Taken): Promise<void> {
  const { page, click, fill } = hand;
  await page.goto("/admin");
  await fill(page.getByLabel("User name"), "admin");
  await fill(page.getByLabel("Password"), process.env.E2E_PASSWORD!);
  await click(page.getByRole("button", { name: "Sign in" }));
  await click(page.getByRole("link", { name: "New Catalog" }).first());
  await hand.upload(page.getByLabel("CSV or Excel file"), fileOf(taken.file));
  await expect(page.getByText(/^We read \d+ rows/)).toBeVisible();
  await fill(page.getByLabel("Name of the catalog"), taken.name);
  if (taken.currency) await fill(page.getByLabel("Currency"), taken.currency);
  await taken.asked?.();
  await click(page.getByRole("button", { name: "Check" }));
  await expect(page.getByRole("region", { name: "Report" })).toBeVisible();
  await taken.checked?.();
  await click(page.getByRole("button", { name: `Add ${taken.products} products` }));
  await expect(page.getByRole("region", { name: "Done" })).toContainText("new products");
}

/**
 * Begins a finder with the questions that are proposed for the catalog, in the language of its products or in English: its
 * questions are then called as here.
 */
export async function beginFinder(
  { page, click, fill, select }: Hand,
  name: string,
  language?: "English",
): Promise<void> {
  await click(page.getByRole("link", { name: "Make a finder for it" }));
  const making = page.getByRole("dialog", { name: "New finder" });
  await fill(making.getByLabel("Name"), name);
  if (language) await select(making.getByLabel("Language of your shoppers"), language);
  await click(making.getByRole("button", { name: "Make it" }));
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

/** Shows as many products as a list can have, and publishes the draft. */
export async function publish({ page, click, fill }: Hand): Promise<void> {
  const parts = page.getByRole("navigation", { name: "Parts of the finder" });
  await click(parts.getByRole("link", { name: "Results", exact: true }));
  await fill(page.getByLabel("Products at most"), "24");
  await click(page.getByRole("button", { name: "Check and publish" }));
  await expect(page.getByText("Ready to publish")).toBeVisible();
  await click(page.getByRole("button", { name: "Publish version 1" }));
  await expect(page.getByText("Version 1 is live").first()).toBeVisible();
}
