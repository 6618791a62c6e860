import { en } from "./firearm-parts";

/** What is said around the firearm finder's questions and results, where it differs from other finders. */
export const firearmTexts = {
  "counts-failed": en("Failed to fetch counts"),
  "loading-results": en("Loading products..."),
  "results-failed": en("Failed to fetch products"),
  "nothing-found": en("No products found"),
  "nothing-found-text": en(
    "There is nothing to recommend from yet. Please connect the product catalog.",
  ),
  relaxed: en("Nothing fits every answer. These come closest, leaving out {names}."),
  "given-up-firearmType": en("the type"),
  "given-up-category": en("the kind of ammunition"),
  "given-up-caliber": en("the caliber"),
  "given-up-purpose": en("the purpose"),
  "given-up-quantity": en("the quantity"),
  "given-up-budget": en("the budget"),
  "given-up-quantityBudget": en("the budget"),
  "given-up-huntingGame": en("the game"),
  "given-up-sportDiscipline": en("the discipline"),
  "given-up-useCase": en("the use"),
  "given-up-subType": en("the size"),
  "given-up-action": en("the action"),
  "given-up-brands": en("the brands"),
  "given-up-carryPosition": en("the carry position"),
  "given-up-handSize": en("the hand size"),
  "view-product": en("View Details"),
  "basket-text": en("Kept on this device, in this browser."),
};
