import { expect, it } from "vitest";
import type { ResultItem, ResultSection } from "@shared/contracts/finders";
import { shownFinder } from "../../finders/shopper/shown-finder";
import { coffeeStage } from "../../finders/testing/coffee-set";
import { finderResultsMail } from "./finder-results";
import { mailWords } from "./mail-words";

const item = (name: string, price: string | null): ResultItem => ({
  id: name,
  name,
  description: null,
  brand: null,
  pictureUrl: null,
  url: null,
  price,
  fullPrice: null,
  isFromPrice: false,
  inStock: true,
  score: 90,
  reasons: [],
  unknowns: [],
  promoted: null,
  facts: {},
  fits: null,
});

const machine = {
  id: "machine",
  total: 3,
  items: [item("espresso-1", "4000.00")],
  relaxed: [],
  percentOf: "answers" as const,
};
const chosen = "espresso-1";

const mail = (grinder: Partial<ResultSection>) =>
  finderResultsMail({
    shown: shownFinder(coffeeStage(), "en"),
    say: mailWords({}),
    isChanged: false,
    isFirstSelection: false,
    asked: [],
    sections: [
      { ...machine, chosen },
      { id: "grinder", total: 2, items: [], relaxed: [], chosen: null, ...grinder },
    ],
    url: "https://shop.example/f/coffee",
    why: "Somebody asked for it.",
  });

it("a mail of a set has what was chosen for each part, and what it costs together", () => {
  const grinder = { items: [item("fine-1", "1000.00")], chosen: "fine-1" };
  const { subject, text, html } = mail(grinder);
  expect(subject).toBe("Your matches from Shop: espresso-1 (90%) and 1 more");
  expect(text).toContain("Chosen for you from 5 products that fit.");
  expect(text).toContain("Your set of 2: R5,000");
  expect(html).toContain("Your set of 2: R5,000");
});

it("a percentage of preferences is called so, and is no match", () => {
  const { subject, text } = mail({
    items: [item("fine-1", "1000.00")],
    percentOf: "preferences",
    chosen: "fine-1",
  });
  expect(subject).toContain("espresso-1 (90%)");
  expect(text).toContain("espresso-1: 90% match");
  expect(text).toContain("fine-1: 90% of your preferences");
});

it.each<[string, Partial<ResultSection>]>([
  ["Not needed with what you chose.", { isUseless: true, total: 0 }],
  ["What you chose for “Machine” does this, too.", { doneBy: "machine", total: 0 }],
  ["You leave it out.", {}],
  ["Left out so that your set stays within your budget.", { isForBudget: true }],
  ["Nothing fits here.", { total: 0 }],
])("a part without a product says why: %s", (text, grinder) => {
  const sent = mail(grinder);
  expect(sent.text).toContain(`\n\n${text}\n\n`);
  expect(sent.html).toContain(text);
  expect(sent.text).toContain("Your set of 1: R4,000");
});

it("what is priced on request is no part of the total, which is said", () => {
  const { text } = mail({ items: [item("fine-1", null)], chosen: "fine-1" });
  expect(text).toContain("Your set of 2: R4,000 and what is priced on request");
});
