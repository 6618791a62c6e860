import { expect } from "@playwright/test";
import type { Hand } from "./by-hand";

// The builder's questions, as staff find them on the page.

/** What is changed in the questions of the draft that is open. */
export function questionsOf({ page, click, fill, select }: Hand) {
  const list = page.getByRole("region", { name: "Questions", exact: true });
  const question = page.getByRole("region", { name: "The question", exact: true });
  const answers = question.getByRole("region", { name: "Answers", exact: true });
  // What a question hangs on is named below it.
  const begins = (title: string) => new RegExp(`^\\s*${title.replace(/[?()]/g, "\\$&")}`);
  const open = (title: string) =>
    click(list.locator("button:not([aria-roledescription])", { hasText: begins(title) }));
  return {
    question,
    answers,
    open,
    call: (title: string) => fill(question.getByLabel("Question", { exact: true }), title),
    add: async (title: string) => {
      await click(list.getByRole("button", { name: "Add a question" }));
      await expect(question.getByLabel("Question", { exact: true })).toHaveValue("New question");
      await fill(question.getByLabel("Question", { exact: true }), title);
    },
    remove: async (title: string) => {
      await open(title);
      await click(question.getByRole("button", { name: "Remove", exact: true }).first());
    },
    /** Opens an answer that is called so, and calls it otherwise. */
    answer: async (former: string, label: string) => {
      await click(answers.locator("button[aria-expanded]", { hasText: former }));
      await fill(answers.getByLabel("Answer", { exact: true }), label);
      return answers.getByRole("region", { name: "What it means for products" });
    },
    /** Makes the second answer of a new question the one that leaves it open. */
    orNoMatter: async () => {
      await click(answers.locator("button[aria-expanded]", { hasText: "Second answer" }));
      await fill(answers.getByLabel("Answer", { exact: true }), "It does not matter");
      await select(answers.getByLabel("Kind of answer"), /^Not sure/);
    },
    /** Drags a question before all others: one press, held. */
    moveFirst: async (title: string) => {
      const handle = list.getByRole("button", { name: `Move ${title}` });
      const handles = await list.locator("[aria-roledescription]").allTextContents();
      await click(handle);
      await page.keyboard.press("Space");
      for (let place = handles.indexOf(`Move ${title}`) + 1; place > 1; place--) {
        await expect(async () => {
          await page.keyboard.press("ArrowUp");
          await expect(page.getByText(`is over place ${place - 1} of`)).toBeAttached({
            timeout: 2_000,
          });
        }).toPass();
      }
      await page.keyboard.press("Space");
      await expect(list.locator("[aria-roledescription]").first()).toHaveText(`Move ${title}`);
    },
  };
}
