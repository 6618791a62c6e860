import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { test } from "./own-site";
import { expectSound } from "./page";
import { signIn } from "./staff";

// Staff weigh a draft: what answers leave, who stands where, and why.

test.beforeEach(async ({ page }) => {
  await signIn(page);
  for (const { method, path, body } of exampleCalls("coffee")) {
    const headers = typeof body === "string" ? { "Content-Type": "text/csv" } : undefined;
    const sent = await page.request.fetch(path, { method, data: body, headers });
    // It is there already where another test put it in.
    expect([200, 201, 409], await sent.text()).toContain(sent.status());
  }
  await page.goto("/admin/finders/coffee/matching");
});

test("answers are tried, a product is watched, and the address keeps both", async ({ page }) => {
  const machines = page.getByRole("region", { name: /machine/i }).first();
  await expect(machines.getByRole("status")).toContainText(/\d+ of \d+ fit/);
  await expectSound(page);

  const answers = page.getByRole("region", { name: "Answers" });
  const chip = answers.getByRole("button", { name: /\d+ left/ }).first();
  const [, promised] = /(\d+) left/.exec(await chip.innerText())!;
  await chip.click();
  await expect(answers.getByText(`${promised} left after it`).first()).toBeVisible();
  await expect(machines.getByRole("status")).toContainText(new RegExp(`^${promised} of`));

  await machines
    .getByRole("listitem")
    .first()
    .getByRole("button", { name: /^Watch/ })
    .click();
  const watched = page.getByRole("region", { name: "Watched product" });
  await expect(watched.getByText(/stands at 1/)).toBeVisible();
  await page.reload();
  await expect(watched.getByText(/stands at 1/)).toBeVisible();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expectSound(page);

  await watched.getByLabel(/^Why does a product come/).fill("no product is called so");
  await watched.getByRole("button", { name: "Look it up" }).click();
  await expect(watched.getByText(/^No product is called so/)).toBeVisible();
});

test("a weight moves the shares at once, and a product that the shop promotes says so", async ({
  page,
}) => {
  const answers = page.getByRole("region", { name: "Answers" });
  await answers
    .getByRole("button", { name: /suits \d+/ })
    .first()
    .click();
  const weights = page.getByRole("region", { name: "Weights" });
  const weight = weights.getByRole("slider").first();
  await expect(weight).toHaveAttribute("aria-valuetext", /100 points/);
  await weight.focus();
  await page.keyboard.press("End");
  await expect(page.getByText(/^(Draft saved|All changes are live)/)).toBeVisible();

  const wish = page.getByRole("group", { name: "The shop's own wish" });
  const choice = wish.getByLabel("Promote a listed product");
  const [, , third] = await choice.getByRole("option").allInnerTexts();
  await choice.selectOption(third!);
  await expect(page.getByText(/^Our pick: shown/).first()).toBeVisible();

  // The version that is live stands beside it.
  const machines = page.getByRole("region", { name: /machine/i }).first();
  const promoted = machines.getByRole("listitem").filter({ hasText: "Our pick: shown" }).first();
  await expect(promoted).toContainText(/was \d.* higher than in version \d/s);
  const order = page.getByRole("group", { name: "Whose order" });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSound(page);
  await order.getByRole("button", { name: "Live" }).click();
  await expect(page).toHaveURL(/console\.order=live/);
  await expect(page.getByText(/^Our pick: shown/)).toHaveCount(0);
  await expect(page.getByText(/^In the order of version \d+, which shoppers see/)).toBeVisible();
  await expectSound(page);
  await order.getByRole("button", { name: "Draft" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^Our pick: shown/)).toHaveCount(0);
});

test("the way through the questions is a map, and a rule has as many tests as it needs", async ({
  page,
}) => {
  await page.goto("/admin/finders/coffee");
  await page.getByRole("button", { name: "Map", exact: true }).click();
  const map = page.getByRole("dialog", { name: "The way through the questions" });
  await expect(map.getByRole("listitem")).toHaveCount(8);
  await expect(map.getByText(/^Shown when/)).toHaveCount(1);
  await expectSound(page);
  await map.getByRole("button", { name: /^2\. Beans or capsules/ }).click();
  const editor = page.getByRole("region", { name: "The question" });
  await expect(editor.getByLabel("Question", { exact: true })).toHaveValue("Beans or capsules?");

  await editor.getByRole("button", { name: /^Beans/ }).click();
  await editor.getByRole("button", { name: "Another condition" }).first().click();
  await editor.getByLabel("How the conditions are joined").selectOption("or");
  await expect(editor.getByText(/^Must: .* or /).first()).toBeVisible();
  await expectSound(page);
  await editor.getByRole("button", { name: "Remove this condition" }).last().click();
  await expect(editor.getByLabel("How the conditions are joined")).toHaveCount(0);
});

test("what answers mean for single products is changed in a table and by its file, and undone as one", async ({
  page,
}) => {
  const saved = page.getByText(/^(Draft saved|All changes are live)/);
  await page.getByRole("tab", { name: "Table of products" }).click();
  const table = page.getByRole("region", { name: "Table of products" });
  await table.getByLabel("Question").selectOption("Beans or capsules?");
  const cells = table.getByRole("combobox", { name: /^Beans: / });
  await expect(cells.first()).toHaveValue("");
  await expect(cells.first()).toHaveAccessibleDescription(/fit|stated/i);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page);
  }
  await cells.first().selectOption("Rather not");
  await cells.first().press("Shift+ArrowDown");
  await expect(cells.nth(1)).toBeFocused();
  await expect(saved).toBeVisible();

  const download = page.waitForEvent("download");
  await table.getByRole("link", { name: "Export CSV" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trimEnd().split("\r\n");
  expect(lines.filter((line) => line.includes("Rather not"))).toHaveLength(1);
  const everyOne = lines.map((line) =>
    line.replace(/^((?:"[^"]*"|[^",]*),){2}[^,]*/, (start) =>
      start.startsWith("\ufeff") ? start : start.replace(/[^,]*$/, "Never"),
    ),
  );
  const other = [...everyOne, lines[1]!.replace(/^[^,]*/, "NO-SUCH-KEY")].join("\n");

  await table.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel("CSV file")
    .setInputFiles({ name: "table.csv", mimeType: "text/csv", buffer: Buffer.from(other) });
  await dialog.getByRole("button", { name: "Check the file" }).click();
  await expect(dialog.getByText(/^There is no product “NO-SUCH-KEY”/)).toBeVisible();
  await expectSound(page);
  await dialog.getByRole("button", { name: /^Change \d+ cells/ }).click();
  await expect(cells.first()).toHaveValue("exclude");
  await expect(cells.nth(1)).toHaveValue("exclude");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cells.first()).toHaveValue("avoid");
  await expect(cells.nth(1)).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cells.first()).toHaveValue("");
  await expect(saved).toBeVisible();
});
