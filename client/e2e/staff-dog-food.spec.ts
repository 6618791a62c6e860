import { expect, type Page } from "@playwright/test";
import { attributes, bags, dogFood } from "../../server/finders/testing/dog-food";
import { test } from "./own-site";
import { expectSound } from "./page";
import { signIn } from "./staff";

// What a month costs is worked out for each product, and a fact over words asks staff which values count.

const INSIDE: Readonly<Record<string, string>> = {
  rich: "Lamb, chickpeas",
  plain: "Rice, chicken fat, maize",
  sack: "Salmon, potato",
};

const allergy = {
  id: "allergy",
  title: { en: "What must it be free from?" },
  fact: true,
  required: false,
  ask: { kind: "many" },
  options: [
    {
      id: "chicken",
      label: { en: "Chicken" },
      rules: [{ use: "exclude", condition: { attribute: "inside", is: "chicken" } }],
    },
  ],
};

/** Puts the bags and a draft of their finder in. */
async function putIn(page: Page) {
  const send = async (method: string, path: string, data: object) => {
    const sent = await page.request.fetch(`/api/admin/${path}`, { method, data });
    expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
  };
  const inside = { id: "inside", label: { en: "Ingredients" }, kind: "text" };
  for (const each of [...attributes, inside]) await send("POST", "attributes", each);
  await send("POST", "catalogues", { id: "food", name: "Dog food", selection: {} });
  for (const { key, price, values } of bags) {
    const stated = { ...values, ...(INSIDE[key] && { inside: INSIDE[key] }) };
    await send("POST", "catalogues/food/products", {
      key,
      name: `Bag ${key}`,
      price,
      inStock: true,
      values: stated,
    });
  }
  const brand = { name: "Paws", website: "https://paws.example", color: "#1f6f54", links: [] };
  await send("POST", "finders", { slug: "dog-food", name: "Dog food", brand });
  const { questions, values, ...rest } = dogFood();
  const document = {
    ...rest,
    questions: [...questions.slice(0, 1), allergy],
    values: values.slice(0, 1),
    sections: [{ id: "main", catalogue: "food" }],
    results: { order: "price", card: [] },
  };
  await send("PUT", "finders/dog-food/draft", { revision: 0, document });
}

test("a month's cost is worked out for each bag, and what mentions chicken waits until it is decided", async ({
  page,
}) => {
  test.setTimeout(45_000);
  await signIn(page);
  await putIn(page);
  await page.goto("/admin/finders/dog-food");
  await page.getByRole("button", { name: "Add a calculation" }).click();
  const editor = page.getByRole("region", { name: "The calculation", exact: true });
  await editor.getByLabel("Name").fill("A month");
  await editor.getByLabel("Unit").fill("ZAR");
  const kind = (of: string) => editor.getByLabel(`${of}: what it is`, { exact: true });
  const which = (of: string) => editor.getByLabel(`${of}: which`, { exact: true });
  const CALCULATION = "The calculation";
  await kind(CALCULATION).selectOption({ label: "A division" });
  await kind(`${CALCULATION}, first`).selectOption({ label: "A multiplication" });
  await kind(`${CALCULATION}, first, part 1`).selectOption({ label: "Another calculation" });
  await kind(`${CALCULATION}, first, part 2`).selectOption({
    label: "What the product states in",
  });
  await which(`${CALCULATION}, first, part 2`).selectOption("price");
  await kind(`${CALCULATION}, second`).selectOption({ label: "What the product states in" });
  await which(`${CALCULATION}, second`).selectOption({ label: "Bag (5 of 5)" });
  await expect(
    editor.getByText("A month is (“Food a month” × the product’s “Price”) ÷ the product’s “Bag”."),
  ).toBeVisible();
  await expectSound(page);

  await page.getByRole("button", { name: /^What must it be free from/ }).click();
  await page
    .getByRole("region", { name: "Answers" })
    .getByRole("button", { name: /^Chicken/ })
    .click();
  await page.getByLabel("How", { exact: true }).selectOption({ label: "mentions" });
  const words = page.getByLabel("Words to look for");
  await words.fill("chicken, salmon");
  await words.blur();
  await expect(page.getByText(/^3 values wait for you/)).toBeVisible();
  const decide = (value: string, said: string) =>
    page.getByRole("group", { name: value, exact: true }).getByLabel(said).check();
  await decide("chicken fat", "Counts");
  await decide("chickpeas", "Does not");
  await expect(page.getByText(/^1 value waits for you/)).toBeVisible();
  await expectSound(page);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/mention.png`, fullPage: true });
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSound(page);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/mention-360.png`, fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("link", { name: "Results", exact: true }).click();
  await page.getByLabel("Show also").selectOption({ label: "A month" });
  await page.getByRole("button", { name: "Check and publish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish version 1" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goto("/f/dog-food");
  await page.getByRole("textbox", { name: /^How heavy/ }).fill("10");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("checkbox", { name: "Chicken" }).check();
  await page.getByRole("button", { name: "See Results" }).click();
  // Lamb with chickpeas alone: what may be chicken or salmon, and what states nothing, is hidden.
  await expect(page.getByText("Bag rich").first()).toBeVisible();
  await page.getByRole("button", { name: /^Why this match.*Bag rich/ }).click();
  await expect(page.getByText("R600")).toBeVisible();
  await expect(page.getByText("Bag plain")).toHaveCount(0);
  await expect(page.getByText("Bag sack")).toHaveCount(0);
  await expectSound(page);
});
