import { expect, type Browser, type Page } from "@playwright/test";
import { test as base } from "../own-site";
import { signIn } from "../staff";
import { staffAt } from "../tents";
import { act, type Done } from "./act";
import { documentAt, pressAll, settled } from "./draft";
import { fieldsOn } from "./found";
import { randomOf } from "./random";
import { NUMBERED, programWords } from "./sentences";
import { begin, putInFinders, STARTS } from "./starts";
import { expectRightCheck, expectSaidVerdict } from "./verdict";
import { watchPage, type Watch } from "./watch";

// Promise: whatever staff do in the builder, by keyboard and by mouse, from any start, ends in a document that the
// server takes and that the screen shows, whose check is right, and Undo leads back to the start.
//
//   npm run test:builder                                (SEED=1 ROUNDS=10 ACTIONS=200; prints each round's seed)
//   SEED=7 ROUNDS=1 npm run test:builder                (the seventh again; TRAIL=true prints each action)

const SEED = Number(process.env.SEED ?? 5);
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const ACTIONS = Number(process.env.ACTIONS ?? 30);
/** The most that Undo keeps. */
const MAX_STEPS = 200;

const test = base.extend<object, { finders: void }>({
  finders: [
    async ({ site }, use) => {
      await putInFinders(await staffAt(site.url));
      await use();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

test.use({ siteFor: "builder-actions", viewport: { width: 1440, height: 900 } });

for (let seed = SEED; seed < SEED + ROUNDS; seed++) {
  const start = STARTS[seed % STARTS.length]!;

  test(`${ACTIONS} actions from ${start}, by the seed ${seed}, end well`, async ({
    page,
    browser,
    finders: _,
  }) => {
    test.setTimeout(60_000 + ACTIONS * 5_000);
    const random = randomOf(seed);
    const answers = randomOf(seed + 1_000_000);
    const watch = watchPage(page, () => answers.chance(0.8));
    await signIn(page, "/finders");
    const { home, with: of } = await begin(page, start, `Round ${seed}`, random);
    const first = await documentAt(page, home);
    const trail: string[] = [];
    const verdicts: string[] = [];
    let refusals = 0;
    for (let action = 1; action <= ACTIONS; action++) {
      const done = await act(page, home, random).catch((error: Error): Done => ({
        words: `missed: ${error.message.split("\n")[0]}`,
      }));
      trail.push(`${action}. ${done.words}`);
      if (process.env.TRAIL) console.log(trail.at(-1));
      await expectWell(page, watch, trail);
      if (random.chance(0.25) && (await expectKept(page, done, trail))) {
        refusals += 1;
        await untilTaken(page);
      }
      if (random.chance(0.08)) {
        if (await settled(page)) await untilTaken(page);
        verdicts.push(await expectRightCheck(page, home, random));
      }
    }
    await page.keyboard.press("Escape");
    await closeDialogs(page);
    if (await settled(page)) await untilTaken(page);
    const last = await documentAt(page, home);
    await expectSameElsewhere(page, browser);
    verdicts.push(await expectRightCheck(page, home, random));
    await expectSaidVerdict(page, home, last);
    await expectWell(page, watch, trail);

    const undone = await pressAll(page, "Undo");
    expect(await settled(page)).toBeUndefined();
    const before = await documentAt(page, home);
    if (undone < MAX_STEPS) expect(before, said(trail)).toEqual(first);
    // What was undone among the actions stays undone.
    await pressAll(page, "Redo", undone);
    expect(await settled(page)).toBeUndefined();
    expect(await documentAt(page, home), said(trail)).toEqual(last);
    await expectWell(page, watch, trail);
    if (process.env.TRAIL) for (const line of watch.refused) console.log(line);
    console.log(
      `Seed ${seed}, from ${start} (${of}): ${undone} steps undone, ${refusals} refusals said; ${verdicts.join("; ")}`,
    );
  });
}

const said = (trail: readonly string[]) => `after\n${trail.join("\n")}`;

/** Nothing went wrong on the page, in its frames, or at the server. */
async function expectWell(page: Page, { faults }: Watch, trail: readonly string[]): Promise<void> {
  for (const frame of page.frames()) {
    const text = await frame.evaluate(() => document.body.innerText).catch(() => "");
    if (/Something went wrong|Somebody else has changed/.test(text)) {
      faults.push(text.slice(0, 300));
    }
  }
  const lines = (await page.locator("main").innerText()).split("\n");
  faults.push(...lines.filter((line) => NUMBERED.test(line)));
  expect(faults, said(trail)).toEqual([]);
}

/** What was typed last stands there as it was typed, or the field says what is wrong; why the draft is not saved. */
async function expectKept(
  page: Page,
  { typed }: Done,
  trail: readonly string[],
): Promise<string | undefined> {
  const refusal = await settled(page);
  if (refusal !== undefined) {
    expect(refusal, said(trail)).not.toContain("cannot be reached");
    expect(programWords(refusal), refusal).toBeUndefined();
    console.log(`${trail.at(-1)}: ${refusal}`);
  }
  const field = page.locator(`[data-found="${typed?.mark}"]`);
  if (!typed || refusal !== undefined || (await field.count()) === 0) return refusal;
  const isRefused = (await field.getAttribute("aria-invalid")) === "true";
  const shown = await field.inputValue();
  // An emptied number is the one that holds without it.
  const isEmptied = typed.text === "" && (await field.getAttribute("inputmode")) === "decimal";
  if (!isRefused && !isEmptied) expect(sameText(shown), said(trail)).toBe(sameText(typed.text));
  return refusal;
}

/** A number by what it is, anything else as it is. */
const sameText = (text: string): string => {
  const plain = text.trim().replace(",", ".");
  return plain !== "" && !Number.isNaN(Number(plain)) ? String(Number(plain)) : text.trim();
};

/** Undoes what the server does not take. */
async function untilTaken(page: Page): Promise<void> {
  await closeDialogs(page);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  for (let step = 0; step < 20 && (await settled(page)) !== undefined; step++) {
    const told = page.locator("header [role=status]");
    const before = await told.innerText();
    await undo.press("Enter");
    // It is sent again after a pause; until then the screen says what it said.
    await expect(told)
      .not.toHaveText(before, { timeout: 3_000 })
      .catch(() => null);
  }
  expect(await settled(page)).toBeUndefined();
}

async function closeDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(async () => {
    if ((await dialog.count()) > 0) await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** Whoever opens the same page anew sees the same in its fields. */
async function expectSameElsewhere(page: Page, browser: Browser): Promise<void> {
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: page.viewportSize(),
  });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => fieldsOn(other)).toEqual(await fieldsOn(page));
  await context.close();
}
