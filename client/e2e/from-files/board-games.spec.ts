import { test } from "../own-site";
import { cases } from "./board-games-cases";
import { games, means } from "./board-games-oracle";
import { handAt } from "./by-hand";
import { expectAsTheFile } from "./shopper";
import { questionsOf } from "./staff-questions";
import { beginFinder, publish, takeFile } from "./staff-steps";

test.use({ siteFor: "board-games" });

const titles = {
  kind: "What are you looking for?",
  age: "How old is the youngest?",
  players: "How many will play?",
  minutes: "How long may it last?",
  mechanics: "What do you like in a game?",
  price: "What may it cost?",
};

test("from a game shop's list to a finder that shows what the list says", async ({ page }) => {
  const hand = handAt(page);
  const { click, fill, select, check } = hand;
  await takeFile(hand, {
    file: "boardgames_uk.csv",
    name: "Games",
    products: 41,
    async asked() {
      await check(page.getByRole("radio", { name: /^Price/ }));
      await select(page.getByLabel("What Category is"), "Left out");
      await click(page.getByText("9 values of Type"));
      await fill(page.getByLabel("Label of Jigsaw puzzle"), "Jigsaw");
      await click(page.getByText("14 values of Mechanics"));
      await fill(page.getByLabel("Label of Co-op", { exact: true }), "Co-operative");
    },
  });
  await beginFinder(hand, "Game finder");
  const { call, open, question } = questionsOf(hand);
  const exact = { exact: true };
  await open(titles.kind);
  await check(question.getByLabel("A fact"), false);
  await select(question.getByLabel("Choosing one means"), /^Must, if anything is left/);
  await open("For what age?");
  await call(titles.age);
  // Proposed up to 18, though what is from 18 on is for any age beyond.
  await fill(question.getByLabel("To", exact), "99");
  await check(question.getByLabel("A fact"));
  await select(question.getByLabel("How strict"), /^Must$/);
  await open("How many play?");
  await call(titles.players);
  await select(question.getByLabel("How strict"), /^Must$/);
  await open("How long may it take?");
  await call(titles.minutes);
  await select(question.getByLabel("Answered by"), "A range of numbers");
  await fill(question.getByLabel("To", exact), "180");
  await select(question.getByLabel("How strict"), "Must, if anything is left");

  await open("Mechanics?");
  await call(titles.mechanics);
  await select(question.getByLabel("Several answers together"), "Each earns its share");
  await publish(hand);
  hand.expectLittle("Board games");
  const asked = { slug: "game-finder", titles, products: games, means, cases };
  await expectAsTheFile(page.request, asked);
});
