import type { Page } from "@playwright/test";
import { liftRow } from "./lift-row";
import { foundOn, type Found } from "./found";
import type { Random } from "./random";
import { isFilledWhole, typedFor } from "./values";

const ACTION_MS = 4_000;

/** What takes the finder away, locks it, or is not its document. */
const LEFT_ALONE =
  /Remove the finder|Password|Name and shop|Close the finder|Open it as shoppers|Compare with a file/;

interface Wish {
  share: number;
  /** The tab of the finder on which it is there. */
  tab?: string;
  kind?: Found["kind"];
  name?: RegExp;
  place?: RegExp;
}

/** What is tried, and how often; what is not on the screen then is replaced by anything that is. */
const WISHES: readonly Wish[] = [
  { share: 4, tab: "Questions", name: /^Add a question$/ },
  { share: 6, tab: "Questions", kind: "select", name: /^Answered by/ },
  { share: 6, tab: "Questions", kind: "button", place: /^Questions$/ },
  { share: 4, tab: "Questions", name: /^Add an answer$/ },
  { share: 3, tab: "Questions", kind: "button", place: /Answers$/ },
  { share: 2, tab: "Questions", kind: "select", name: /^Make them from/ },
  { share: 2, tab: "Questions", name: /^Make them$/ },
  { share: 6, tab: "Questions", name: /^Add a (rule|wish|must|test)/ },
  { share: 3, tab: "Questions", kind: "button", name: /only when$|^Add a condition|^Group of/ },
  { share: 2, tab: "Questions", name: /^Add a calculation$/ },
  { share: 2, tab: "Questions", name: /^Add a rule of the finder$/ },
  { share: 2, tab: "Questions", name: /^Duplicate$/ },
  { share: 3, tab: "Questions", name: /^Remove/ },
  { share: 3, tab: "Questions", name: /^Move / },
  { share: 2, tab: "Questions", name: /^Short name, page/ },
  { share: 2, tab: "Questions", kind: "slider" },
  { share: 2, tab: "Results", name: /^Add a section$/ },
  { share: 2, tab: "Results", name: /^(Add|Remove|Move) / },
  { share: 3, tab: "Results" },
  { share: 1, tab: "Results", kind: "select" },
  { share: 2, tab: "Matching" },
  { share: 1, tab: "Texts" },
  { share: 1, tab: "Versions" },
  { share: 8, name: /^Undo$/ },
  { share: 4, name: /^Redo$/ },
  { share: 12, kind: "field" },
  { share: 10, kind: "select" },
  { share: 6, kind: "check" },
  { share: 8, kind: "button" },
  { share: 1, kind: "link" },
  { share: 3 },
];

const KEYS = ["Enter", "Space", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Escape"];

/** What was done, in words, and what was typed where. */
export interface Done {
  words: string;
  typed?: { mark: string; text: string };
}

/** Does something to a finder in the builder: by mouse, by keyboard, or by typing. */
export async function act(page: Page, home: string, random: Random): Promise<Done> {
  if (random.chance(0.06)) return pressKeys(page, random);
  const wish = random.weighed(WISHES)!;
  await toTab(page, wish.tab);
  const all = (await foundOn(page, home)).filter(
    ({ name, place }) => !LEFT_ALONE.test(name) && !LEFT_ALONE.test(place),
  );
  const wished = all.filter(
    (each) =>
      (!wish.kind || wish.kind === each.kind) &&
      (wish.name?.test(each.name) ?? true) &&
      (wish.place?.test(each.place) ?? true),
  );
  const found = random.of(wished) ?? random.of(all);
  if (!found) return { words: "nothing to use" };
  return doTo(page, found, random);
}

async function toTab(page: Page, title: string | undefined): Promise<void> {
  const isCovered = await page.getByRole("dialog").isVisible();
  if (!title || isCovered) return;
  const tab = page
    .getByRole("navigation", { name: "Parts of the finder" })
    .getByRole("link", { name: title, exact: true });
  if ((await tab.getAttribute("aria-current")) === "page") return;
  await tab.click({ timeout: ACTION_MS });
}

async function pressKeys(page: Page, random: Random): Promise<Done> {
  const stops = random.below(6);
  const way = random.chance(0.7) ? "Tab" : "Shift+Tab";
  for (let stop = 0; stop < stops; stop++) await page.keyboard.press(way);
  // Whoever tabs out of the builder presses nothing there.
  const isInside = await page.evaluate(
    () =>
      document.activeElement?.closest(
        "main :is(button, input, select, summary), [role=dialog] :is(button, input, select)",
      ) !== null && !document.activeElement?.closest("form, [aria-label='Remove the finder']"),
  );
  const key = isInside ? random.of(KEYS)! : "Escape";
  await page.keyboard.press(key);
  return { words: `${way} ${stops} times, ${key}` };
}

async function doTo(page: Page, found: Found, random: Random): Promise<Done> {
  const { kind, name, place, mark } = found;
  const target = page.locator(`[data-found="${mark}"]`);
  const called = `${kind} “${name}” in ${place || "the page"}`;
  const timeout = ACTION_MS;
  if (kind === "select") {
    const option = random.of(found.options);
    if (option === undefined) return { words: `${called}: nothing to choose` };
    await target.selectOption(option, { timeout });
    return { words: `${called}: ${option}` };
  }
  if (kind === "field") {
    const text = typedFor(found.type, random);
    if (isFilledWhole(found.type)) await target.fill(text, { timeout });
    else {
      await target.click({ timeout });
      await page.keyboard.press("ControlOrMeta+a");
      if (text === "") await page.keyboard.press("Delete");
      else if (text.length > 30) await page.keyboard.insertText(text);
      else await page.keyboard.type(text);
    }
    const typed = await target.inputValue({ timeout });
    if (random.chance(0.5)) await page.keyboard.press("Tab");
    return { words: `${called}: ${JSON.stringify(text)}`, typed: { mark, text: typed } };
  }
  if (kind === "slider") {
    await target.focus({ timeout });
    const key = random.of(["ArrowLeft", "ArrowRight", "Home", "End", "PageUp"])!;
    await page.keyboard.press(key);
    return { words: `${called}: ${key}` };
  }
  if (kind === "button" && name.startsWith("Move ")) {
    const way = await liftRow(page, target, random);
    return { words: `${called}: ${way}` };
  }
  if (random.chance(0.35)) {
    await target.focus({ timeout });
    await page.keyboard.press(kind === "check" ? "Space" : "Enter");
    return { words: `${called}: by keyboard` };
  }
  await target.click({ timeout });
  return { words: called };
}
