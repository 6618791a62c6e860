import type { Browser } from "./browser";

const TIMEOUT_MS = 20_000;
const HEADINGS = "h1, h2, h3";

/** A user at a browser: finds elements by name, waits for them, presses them and types into them. */
export function visitor(browser: Browser) {
  async function see(selector: string, name: string) {
    const until = Date.now() + TIMEOUT_MS;
    for (;;) {
      // A page that is still loading has no elements yet.
      const element = await browser.find(selector, name).catch(() => undefined);
      if (element !== undefined) return element;
      if (Date.now() > until) throw new Error(`“${name}” (${selector}) did not appear.`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  /** Elements that moved or were rendered again between find and press are looked up again. */
  async function act(selector: string, name: string, how: (element: unknown) => Promise<void>) {
    const until = Date.now() + TIMEOUT_MS;
    for (;;) {
      const element = await see(selector, name);
      try {
        return await how(element);
      } catch (error) {
        if (Date.now() > until) throw error;
      }
    }
  }
  return {
    open: (url: string) => browser.open(url),
    press: (name: string) => act("button, a[href]", name, (found) => browser.click(found)),
    choose: (name: string) => act("input[type=radio]", name, (found) => browser.click(found)),
    type: (label: string, text: string) =>
      act("input", label, (found) => browser.type(found, text)),
    heading: (name: string) => see(HEADINGS, name),
    see,
    enter: async (selector: string) => browser.enter(await see(selector, "")),
  };
}

export type Visitor = ReturnType<typeof visitor>;
