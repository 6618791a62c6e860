import { MAX_FIREARMS } from "@shared/contracts/firearms";
import { firearmKinds } from "./firearm-kinds";
import { en, type FirearmDocument } from "./firearm-parts";
import { firearmTexts } from "./firearm-texts";
import { firearmUses } from "./firearm-uses";
import { firearmWishes } from "./firearm-wishes";

/** The extra questions of a purpose count as one step with the type. */
const typePages = ["discipline", "game", "use-case", "type", "sub-type", "action", "category"];

/** The firearm finder. Its calibers and brands are those of its products. */
export const firearmDocument: FirearmDocument = {
  schema: 1,
  locale: "en-ZA",
  title: en("Gun Finder"),
  text: en("What it is for, which type and caliber, what it may cost: then up to twelve that fit."),
  groups: [
    { id: "purpose", name: en("Purpose") },
    ...typePages.map((id) => ({ id, step: "type", name: en("Type") })),
    {
      id: "ergonomics",
      name: en("Carry"),
      title: en("Carry & Ergonomics"),
      text: en("Choose how you would carry it, how large your hand is, or both."),
      submit: en("Next"),
      waits: true,
      needs: "one",
    },
    { id: "caliber", name: en("Caliber") },
    { id: "budget", name: en("Budget"), submit: en("See Recommendations"), waits: true },
  ],
  questions: [...firearmUses, ...firearmKinds, ...firearmWishes],
  sections: [{ id: "firearms", catalogue: "firearm-products", maxItems: MAX_FIREARMS }],
  results: {
    order: "price",
    orderBy: [{ when: { question: "quantity", isAnswered: true }, attribute: "perRound" }],
    layout: "grid",
    badge: "none",
    // The mail is of what is kept in the basket.
    actions: ["basket"],
    heading: en("Your Recommendations"),
  },
  texts: firearmTexts,
  screens: { caliber: "caliber", brands: "brands" },
};
