import { test } from "../own-site";
import { handAt } from "./by-hand";
import { cases } from "./luggage-cases";
import { bags, means } from "./luggage-oracle";
import { expectAsTheFile } from "./shopper";
import { questionsOf } from "./staff-questions";
import { beginFinder, publish, takeFile } from "./staff-steps";

test.use({ siteFor: "luggage" });

const titles = {
  kind: "What are you looking for?",
  liters: "How much does it hold?",
  cabin: "Must it go as hand luggage?",
  color: "Which color?",
  price: "What may it cost?",
  weight: "How light should it be?",
  who: "Who is it for?",
};

test("from a luggage shop's file to a finder that shows what the file says", async ({ page }) => {
  const hand = handAt(page);
  const { click, select, check } = hand;
  await takeFile(hand, {
    file: "koffers-rugzakken.csv",
    name: "Luggage",
    products: 42,
    async asked() {
      await check(page.getByRole("radio", { name: /^Verkoopprijs/ }));
      await check(page.getByLabel("One product: the first row counts"));
      await select(page.getByLabel("What Tekst website is"), /^Description$/);
      await click(page.getByRole("button", { name: "Merge all" }));
    },
  });
  await beginFinder(hand, "Luggage finder", "English");
  const { add, answer, answers, call, open, orNoMatter, question, remove } = questionsOf(hand);
  const attribute = { exact: true };
  await open(titles.kind);
  await check(question.getByLabel("A fact"), false);
  await select(question.getByLabel("Choosing one means"), /^Must, if anything is left/);
  await open(titles.liters);
  await select(question.getByLabel("Answered by"), "A range of numbers");
  await select(question.getByLabel("How strict"), "Must, if anything is left");
  await open(titles.color);
  await select(question.getByLabel("Answered by"), "Several answers");
  await remove("Which material?");

  await open("Handbagage?");
  await call(titles.cabin);
  await click(answers.locator("button[aria-expanded]", { hasText: "Yes" }));
  await select(question.getByLabel("How strict"), /^Must$/);

  await add(titles.weight);
  const light = await answer("First answer", "As light as can be");
  await click(light.getByRole("button", { name: "Add a rule" }));
  await select(light.getByLabel("What it earns"), "the lower the better, or the higher");
  await select(light.getByLabel("Attribute", attribute), /^Gewicht/);
  await orNoMatter();

  await add(titles.who);
  const child = await answer("First answer", "A child");
  await click(child.getByRole("button", { name: "Add a rule" }));
  await select(child.getByLabel("How strict"), /^Must$/);
  await select(child.getByLabel("Attribute", attribute), /^Serie/);
  await select(child.getByLabel("Value"), "Kabouter");
  const grown = await answer("Second answer", "A grown-up");
  await click(grown.getByRole("button", { name: "Add a rule" }));
  await select(grown.getByLabel("How strict"), "Never");
  await select(grown.getByLabel("Attribute", attribute), /^Serie/);
  await select(grown.getByLabel("Value"), "Kabouter");

  await publish(hand);
  hand.expectLittle("Luggage");
  const asked = { slug: "luggage-finder", titles, products: bags, means, cases };
  await expectAsTheFile(page.request, asked);
});
