import { expect } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { test } from "./own-site";
import { expectSound } from "./page";
import { signIn } from "./staff";

// Staff change what stands beside single questions: calculations, pages, rules of the finder, parts of the results.

test.beforeEach(async ({ page }) => {
  await signIn(page);
  for (const { method, path, body } of exampleCalls("paint")) {
    const headers = typeof body === "string" ? { "Content-Type": "text/csv" } : undefined;
    const sent = await page.request.fetch(path, { method, data: body, headers });
    // It is there already where another test put it in.
    expect([200, 201, 409], await sent.text()).toContain(sent.status());
  }
});

test("a calculation is made of parts, and read as a sentence", async ({ page }) => {
  await page.goto("/admin/finders/paint?calculation=liters");
  const editor = page.getByRole("region", { name: "The calculation", exact: true });
  await expect(editor.getByText(/rounded up to a multiple of 0\.5/)).toBeVisible();
  await expectSound(page);

  await page.getByRole("button", { name: "Add a calculation" }).click();
  await editor.getByLabel("Name").fill("Rolls");
  const kind = (of: string) => editor.getByLabel(`${of}: what it is`, { exact: true });
  await kind("The calculation").selectOption({ label: "A sum" });
  await kind("The calculation, part 1").selectOption({ label: "The answer to" });
  await editor
    .getByLabel("The calculation, part 1: which")
    .selectOption({ label: "How many doors?" });
  await editor.getByLabel("The calculation, part 2: number").fill("2");
  await expect(editor.getByText("Rolls is the answer to “How many doors?” + 2.")).toBeVisible();
  await kind("The calculation, part 2").selectOption({ label: "One of several cases" });
  await expect(editor.getByText(/otherwise 0/)).toBeVisible();
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSound(page);

  await editor.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Rolls/ })).toHaveCount(0);
});

test("conditions stand within conditions, and the finder beside them goes to the question", async ({
  page,
}) => {
  await page.goto("/admin/finders/paint");
  await page.getByRole("button", { name: /^How should it look/ }).click();
  const live = page.frameLocator("iframe");
  await expect(live.getByRole("heading", { name: "How should it look?" })).toBeVisible();
  // What asks for other answers is led to by them.
  await page.getByRole("button", { name: /^How high are they/ }).click();
  await expect(live.getByText("How high are they?").first()).toBeVisible();

  await page.getByRole("button", { name: /^How should it look/ }).click();
  const shown = page.getByRole("group", { name: "Shown", exact: true });
  await shown.getByRole("button", { name: "Shown only when" }).click();
  await shown.getByRole("button", { name: "Add a condition" }).click();
  await shown.getByRole("button", { name: "Add “either … or …”" }).click();
  await expect(shown.getByLabel("What decides")).toHaveCount(4);
  await shown.getByRole("button", { name: "Say the opposite of these conditions" }).click();
  const list = page.getByRole("region", { name: "Questions", exact: true });
  await expect(list.getByText(/and not \(“.*” is answered or “.*” is answered\)/)).toBeVisible();
  await expectSound(page);

  await page.getByText("Short name, page, order of answers, suggestions").click();
  await page.getByLabel("Stands").selectOption({ label: "On a new page for several questions" });
  await page
    .getByRole("region", { name: "Pages of several questions" })
    .getByRole("button", { name: /^How should it look/ })
    .click();
  const editor = page.getByRole("region", { name: "The page", exact: true });
  await editor.getByLabel("Heading").fill("The look of it");
  await expectSound(page);
  await editor.getByRole("button", { name: "Remove", exact: true }).click();
});

test("a rule of the finder and a part of the results; what is wrong leads to its place", async ({
  page,
}) => {
  await page.goto("/admin/finders/paint?rule=far");
  const rule = page.getByRole("region", { name: "The rule", exact: true });
  await expect(rule.getByLabel("What it earns")).toHaveValue("distance");
  await rule
    .getByLabel("What it earns")
    .selectOption({ label: "the lower the better, or the higher" });
  await rule.getByLabel("Which is better").selectOption({ label: "the higher the better" });
  await expectSound(page);
  await rule
    .getByLabel("What it earns")
    .selectOption({ label: "the lower the better, or the higher, between two numbers" });
  await rule.getByLabel("Attribute").selectOption("price");
  await rule.getByLabel("nothing from").fill("900");
  await rule.getByLabel("Which is better").selectOption({ label: "the higher the better" });
  await expect(rule.getByLabel("all from")).toHaveValue("900");
  await expectSound(page);
  await rule.getByLabel("What it earns").selectOption({ label: "all or nothing" });
  await rule.getByLabel("How strict").selectOption({ label: "Rather not" });
  await rule.getByRole("button", { name: "It holds only when" }).click();
  await expectSound(page);

  await page.getByRole("link", { name: "Results", exact: true }).click();
  await page.getByRole("button", { name: "Add a section" }).click();
  const section = page.getByRole("region", { name: /^Section / }).last();
  await section.getByLabel("Heading").fill("Rollers");
  await page
    .getByRole("region", { name: "Section Rollers" })
    .getByText("Variety, budget, amount")
    .click();
  await page.getByLabel("Variety: not too many of one").last().selectOption({ label: "Brand" });
  await expectSound(page);

  await page.getByRole("link", { name: "Questions", exact: true }).click();
  await page.getByRole("button", { name: /^Must it be free of anything/ }).click();
  const question = page.getByRole("region", { name: "The question", exact: true });
  await question.getByLabel("Question", { exact: true }).fill("");
  const notes = page.getByRole("region", { name: "Worth a look" });
  await expect(notes.getByText("Stops publishing").first()).toBeVisible();
  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Check and publish" }).click();
  const stops = page.getByRole("dialog").getByRole("region", { name: "Not ready to publish" });
  await stops
    .getByRole("link", { name: /^Question “untitled \(\d+\)”$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(question.getByLabel("Question", { exact: true })).toHaveValue("");
});
