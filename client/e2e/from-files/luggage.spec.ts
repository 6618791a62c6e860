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
  liters: "How much should it hold?",
  color: "Which colors do you like?",
  price: "What may it cost?",
  cabin: "Must it go as hand luggage?",
  weight: "How light should it be?",
};

test("from a luggage shop's file to a finder that shows what the file says", async ({ page }) => {
  const hand = handAt(page);
  const { click, fill, select, check } = hand;
  await takeFile(hand, {
    file: "koffers-rugzakken.csv",
    name: "Luggage",
    products: 42,
    async asked() {
      await check(page.getByRole("radio", { name: /^Verkoopprijs/ }));
      await check(page.getByLabel("One product: the first row counts"));
      await select(page.getByLabel("What Tekst website is"), /^Description$/);
      await click(page.getByRole("button", { name: "Make each one" }));
    },
  });
  await beginFinder(hand, "Luggage finder");
  const { add, answer, call, open, orNoMatter, question, remove } = questionsOf(hand);
  const attribute = { exact: true };
  await open(titles.kind);
  await select(question.getByLabel("Choosing one means"), /^Must, if anything is left/);
  await open("How much does it hold?");
  await call(titles.liters);
  await select(question.getByLabel("Answered by"), "A range of numbers");
  await fill(question.getByLabel("To", attribute), "120");
  await select(question.getByLabel("How strict"), "Must, if anything is left");
  await open("Which color?");
  await call(titles.color);
  await select(question.getByLabel("Answered by"), "Several answers");
  for (const title of ["Which material?", "Serie?"]) await remove(title);

  await add(titles.cabin);
  const must = await answer("First answer", "Yes");
  await click(must.getByRole("button", { name: "Add a rule" }));
  await select(must.getByLabel("How strict"), /^Must$/);
  await select(must.getByLabel("Attribute", attribute), /^Handbagage/);
  const never = await answer("Second answer", "No, into the hold");
  await click(never.getByRole("button", { name: "Add a rule" }));
  await select(never.getByLabel("How strict"), "Never");
  await select(never.getByLabel("Attribute", attribute), /^Handbagage/);

  await add(titles.weight);
  const light = await answer("First answer", "As light as can be");
  await click(light.getByRole("button", { name: "Add a rule" }));
  await select(light.getByLabel("What it earns"), "the lower the better, or the higher");
  await select(light.getByLabel("Attribute", attribute), /^Gewicht/);
  // One bag is taken for 2,450 kg, as its cell “2.450” names no grams: it may not decide what is light.
  await fill(light.getByLabel("nothing from"), "9.6");
  await orNoMatter();

  await publish(hand);
  hand.expectLittle("Luggage");
  const asked = { slug: "luggage-finder", titles, products: bags, means, cases };
  await expectAsTheFile(page.request, asked);
});
