import { test } from "../own-site";
import { handAt } from "./by-hand";
import { cases } from "./pet-food-cases";
import { foods, means } from "./pet-food-oracle";
import { expectAsTheFile } from "./shopper";
import { questionsOf } from "./staff-questions";
import { beginFinder, publish, takeFile } from "./staff-steps";

test.use({ siteFor: "pet-food" });

const titles = {
  animal: "Which animal is it for?",
  kind: "Which kind of food?",
  allergies: "What must it be free from?",
  dislikes: "What does it rather not eat?",
  size: "How large a pack?",
};

test("from a pet shop's list to a finder that shows what the list says", async ({ page }) => {
  const hand = handAt(page);
  const { click, fill, select, check } = hand;
  await takeFile(hand, {
    file: "tierfutter.csv",
    name: "Pet food",
    products: 54,
    async asked() {
      await check(page.getByRole("radio", { name: /^VK brutto/ }));
      await check(page.getByLabel("One product: the last row counts"));
      await click(page.getByRole("button", { name: "Merge all" }));
      await click(page.getByText(/^\d values of Futterart/));
      await fill(page.getByLabel("Label of Trocken", { exact: true }), "Trockenfutter");
      await fill(page.getByLabel("Label of Nass", { exact: true }), "Nassfutter");
    },
  });
  await beginFinder(hand, "Pet food finder", "English");
  const { add, answers, call, moveFirst, open, question, remove } = questionsOf(hand);
  await open("Geschmack?");
  await call(titles.dislikes);
  await select(question.getByLabel("Choosing one means"), /^Rather not/);
  await select(question.getByLabel("Several answers together"), "All of them are needed");
  await open("What are you looking for?");
  await call(titles.kind);
  await check(question.getByLabel("A fact"), false);
  for (const title of ["Getreidefrei?", "What may it cost?"]) await remove(title);

  await add(titles.size);
  await select(answers.getByLabel("Make them from an attribute"), /^Bands of Gewicht/);
  await click(answers.getByRole("button", { name: "Make them" }));
  await fill(question.getByLabel("Bound 1 (kg)"), "1");
  await fill(question.getByLabel("Bound 3 (kg)"), "12");
  await fill(question.getByLabel("Bound 2 (kg)"), "4");

  await open("For which animal?");
  await call(titles.animal);
  await moveFirst(titles.animal);
  await publish(hand);
  hand.expectLittle("Pet food");
  const asked = { slug: "pet-food-finder", titles, products: foods, means, cases };
  await expectAsTheFile(page.request, asked);
});
