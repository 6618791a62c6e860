import { expect } from "@playwright/test";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { test } from "./own-site";
import { liftUp } from "./sortable";
import { signIn } from "./staff";
import { tabTo } from "./tab-stops";
import { staffAt } from "./tents";

// Promise: the whole builder works by keyboard. A finder goes from nothing to shoppers without a pointer.

test.use({ siteFor: "builder-keyboard" });

test("a finder is made from nothing and published, by keyboard alone", async ({ page, site }) => {
  test.setTimeout(180_000);
  const { keyboard } = page;
  const go = async (target: Parameters<typeof tabTo>[1], key = "Enter") => {
    await tabTo(page, target);
    await keyboard.press(key);
  };
  const type = async (label: string, text: string, place = page.getByRole("main")) => {
    await tabTo(page, place.getByLabel(label, { exact: true }));
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type(text);
  };
  await (
    await staffAt(site.url)
  )(exampleCalls("coffee"));
  await signIn(page, "/finders");

  await go(page.getByRole("button", { name: "New finder" }));
  const making = page.getByRole("dialog", { name: "New finder" });
  await type("Name", "Quiet kitchens", making);
  await tabTo(page, making.getByLabel("Catalog", { exact: true }));
  await keyboard.type("coffee-machines");
  await go(making.getByRole("button", { name: "Make it" }));
  await expect(page.getByRole("heading", { name: "Quiet kitchens", level: 1 })).toBeVisible();

  await go(page.getByRole("button", { name: "Add a question" }));
  const question = page.getByRole("region", { name: "The question", exact: true });
  await expect(question.getByLabel("Question", { exact: true })).toHaveValue("New question");
  await type("Question", "How wide may it be?", question);
  await tabTo(page, question.getByLabel("Make them from an attribute"));
  await keyboard.type("Bands of Width");
  await go(question.getByRole("button", { name: "Make them" }));
  const bands = question.getByRole("region", { name: "Bands of Width" });
  const handle = bands.getByRole("slider", { name: "Bound 1 of 3" });
  await tabTo(page, handle);
  await keyboard.press("ArrowLeft");
  const moved = await handle.getAttribute("aria-valuetext");
  await expect(question.getByRole("button", { name: new RegExp(`^Up to ${moved}`) })).toBeVisible();
  await tabTo(page, bands.getByLabel("How strict, for all bands"));
  await keyboard.type("Must, if");

  // On a narrow screen the list stands in the question's place.
  const toList = page.getByRole("button", { name: "List", exact: true });
  if (await toList.isVisible()) await go(toList);
  const list = page.getByRole("region", { name: "Questions", exact: true });
  const place = (await list.getByRole("listitem").count()) - 1;
  await liftUp(page, list.getByRole("button", { name: "Move How wide may it be?" }), place + 1);
  await keyboard.press("Space");
  await expect(list.getByRole("listitem").nth(place - 1)).toContainText("How wide may it be?");
  await go(page.getByRole("button", { name: /^Undo/ }));
  await expect(list.getByRole("listitem").nth(place)).toContainText("How wide may it be?");

  await go(page.getByRole("button", { name: "Check and publish" }));
  const check = page.getByRole("dialog", { name: "Check and publish" });
  await expect(check.getByText("Ready to publish")).toBeVisible();
  await type("Note", "By keyboard.", check);
  await go(check.getByRole("button", { name: "Publish version 1" }));
  await expect(page.getByText("Version 1 is live").first()).toBeVisible();
});
