import { existsSync } from "node:fs";
import { launch, type ElementHandle, type Frame } from "puppeteer-core";
import { findByName, Missing, type Browser } from "./browser";

const PLACES = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** The machine's installed Firefox, driven over WebDriver BiDi, with third-party cookies refused. */
export async function startFirefox(): Promise<Browser<ElementHandle>> {
  const executablePath = PLACES.find((file) => file && existsSync(file));
  if (!executablePath) throw new Missing("no Firefox was found (Debian: firefox-esr)");
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "network.cookie.cookieBehavior": 1 },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 800 });
  let place: Frame = page.mainFrame();

  return {
    name: (await browser.version()).replace("/", " "),
    async open(url) {
      await page.goto(url);
      place = page.mainFrame();
    },
    async find(selector, name) {
      const source = `(function () {${findByName}})`;
      const found = await place.evaluateHandle(
        `${source}(${JSON.stringify(selector)}, ${JSON.stringify(name)})`,
      );
      return (found.asElement() as ElementHandle | null) ?? undefined;
    },
    click: (element) => element.click(),
    type: (element, text) => element.type(text),
    async enter(frame) {
      place = (await frame.contentFrame())!;
    },
    quit: () => browser.close(),
  };
}
