import { test } from "../own-site";
import { handAt } from "./by-hand";
import { expectAsTheFile } from "./shopper";
import { beginFinder, publish, takeFile } from "./staff-steps";
import { questionsOf } from "./staff-questions";
import { cases } from "./tyres-cases";
import { means, tyres } from "./tyres-oracle";

test.use({ siteFor: "tyres" });

const titles = {
  size: "Which size is on your wheel?",
  use: "Where do you drive?",
  price: "What may it cost?",
  wet: "How much does grip in the wet matter?",
  runFlat: "Must they run flat?",
};

test("from a tyre shop's list to a finder that shows what the list says", async ({ page }) => {
  const hand = handAt(page);
  const { click, fill, select, check } = hand;
  await takeFile(hand, {
    file: "tyres.csv",
    name: "Tyres",
    products: 47,
    async asked() {
      await check(page.getByRole("radio", { name: /^Cash Price/ }));
      await check(page.getByLabel("One product: the last row counts"));
      await select(page.getByLabel("What Size is"), "One of some values");
      await click(page.getByRole("button", { name: "Merge all" }));

      await click(page.getByText(/^\d+ values of Terrain/));
      await fill(page.getByLabel("Label of PCR"), "Passenger");
      await fill(page.getByLabel("Label of All Terrain"), "A/T");
      await fill(page.getByLabel("Label of LT", { exact: true }), "Light truck");
      await fill(page.getByLabel("What stands before Image"), "https://tyres.example/pictures/");
    },
  });
  await beginFinder(hand, "Tyre finder");
  const { add, answer, call, open, orNoMatter, question, remove } = questionsOf(hand);
  for (const title of ["Which tread?", "Which pattern?", "Wet?"]) await remove(title);
  await open("Which terrain?");
  await call(titles.use);
  await select(question.getByLabel("Choosing one means"), /^Would be nice/);

  await open("Which size?");
  await call(titles.size);
  await select(question.getByLabel("Answered by"), "Find in a list");

  await add(titles.wet);
  const lot = await answer("First answer", "A lot");
  await click(lot.getByRole("button", { name: "Add a rule" }));
  await select(lot.getByLabel("What it earns"), "as much as you say for each value");
  await select(lot.getByLabel("Attribute", { exact: true }), /^Wet/);
  await fill(lot.getByLabel("Share for B"), "50");
  await orNoMatter();

  await add(titles.runFlat);
  const must = await answer("First answer", "Yes");
  await click(must.getByRole("button", { name: "Add a rule" }));
  await select(must.getByLabel("How strict"), /^Must$/);
  await select(must.getByLabel("Attribute", { exact: true }), /^Run Flat/);
  await orNoMatter();
  await publish(hand);
  hand.expectLittle("Tyres");
  await expectAsTheFile(page.request, {
    slug: "tyre-finder",
    titles,
    products: tyres,
    means,
    cases,
  });
});
