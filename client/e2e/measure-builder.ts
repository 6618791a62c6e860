// Promise: in a draft with 40 questions and 300 options an edit shows in the live finder beside it within 100 ms.
// It is measured in the page itself, from the input to the frame's next paint with the new words.
//
//   npm run measure:builder [edits]      (20; prints the median and the worst)
import { chromium } from "@playwright/test";
import { freePort } from "@shared/testing/free-port";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { findChromium } from "./chromium";
import { startSite } from "./embedding/site";
import { signIn } from "./staff";
import { staffAt } from "./tents";

const edits = Number(process.argv[2] ?? 20);
process.env.E2E_PASSWORD ??= "measure-twice";
const [QUESTIONS, OPTIONS] = [40, 300];

const site = await startSite(await freePort());
const staff = await staffAt(site.url);
await staff(exampleCalls("running-shoes"));
await staff([
  { method: "POST", path: "/api/admin/finders", body: { slug: "large", name: "Large" } },
  {
    method: "PUT",
    path: "/api/admin/finders/large/draft",
    body: { revision: 0, document: largeDocument() },
  },
]);

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const page = await browser.newPage({
  baseURL: site.url,
  viewport: { width: 1600, height: 900 },
});
await signIn(page, "/finders/large");
await page.frameLocator("iframe").getByRole("heading", { name: "Question 1?" }).waitFor();
const field = page
  .getByRole("region", { name: "The question" })
  .getByLabel("Question", { exact: true });

const times: number[] = [];
for (let edit = 1; edit <= edits; edit++) {
  times.push(
    await field.evaluate(async (input, said) => {
      const frame = document.querySelector("iframe")!.contentDocument!;
      const shown = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!frame.body.innerText.includes(said)) return;
          observer.disconnect();
          // Once it is painted.
          requestAnimationFrame(() => setTimeout(resolve));
        });
        observer.observe(frame.body, { subtree: true, childList: true, characterData: true });
      });
      const from = performance.now();
      // As somebody types: past React's own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, said);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await shown;
      return performance.now() - from;
    }, `Which one is it, for the ${edit}. time?`),
  );
}
times.sort((a, b) => a - b);
const [median, worst] = [times[Math.floor(times.length / 2)]!, times.at(-1)!];
console.log(
  `${QUESTIONS} questions, ${OPTIONS} options: an edit shows after ${Math.round(median)} ms (100), at worst ${Math.round(worst)} ms, of ${edits} edits`,
);
await browser.close();
await site.close();
process.exitCode = median <= 100 ? 0 : 1;

/** A draft that is as large as they get, over a real catalog. */
function largeDocument() {
  const perQuestion = OPTIONS / QUESTIONS;
  let made = 0;
  const questions = Array.from({ length: QUESTIONS }, (_, at) => {
    const count = Math.round((at + 1) * perQuestion) - made;
    made += count;
    return {
      id: `q${at + 1}`,
      title: { en: `Question ${at + 1}?` },
      ask: { kind: "one", as: "cards" },
      options: Array.from({ length: count }, (_, option) => ({
        id: `o${option + 1}`,
        label: { en: `Answer ${option + 1} of question ${at + 1}` },
        text: { en: "A line that says a little more about it, as shops do." },
        rules: [
          {
            use: "score",
            condition: { attribute: "shoe-cushioning", is: option % 2 === 0 ? "soft" : "firm" },
          },
        ],
      })),
    };
  });
  return {
    schema: 1,
    locale: "en",
    title: { en: "Large" },
    sections: [{ id: "main", catalogue: "running-shoes" }],
    questions,
  };
}
