import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { WebElement } from "selenium-webdriver";
import { Builder, Capabilities } from "selenium-webdriver";
import { freePort } from "@shared/testing/free-port";
import { findByName, Missing, type Browser } from "./browser";

const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? "/usr/bin/WebKitWebDriver";
const DISPLAY_SERVER = "/usr/bin/Xvfb";

/** WebKitGTK's MiniBrowser, driven over WebDriver; it refuses third-party cookies by default. */
export async function startWebKit(): Promise<Browser<WebElement>> {
  if (!existsSync(DRIVER)) throw new Missing("no WebKitGTK was found (Debian: webkit2gtk-driver)");
  const hasDisplay = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  if (!hasDisplay && !existsSync(DISPLAY_SERVER)) {
    throw new Missing("WebKitGTK needs a display (Debian: xvfb)");
  }
  const port = await freePort();
  const number = `:${60 + (process.pid % 900)}`;
  const display = hasDisplay
    ? undefined
    : spawn(DISPLAY_SERVER, [number, "-screen", "0", "1280x1700x24", "-nolisten", "tcp"], {
        stdio: "ignore",
      });
  const service = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...(display && { DISPLAY: number }) },
  });
  const stop = () => [service, display].forEach((each) => each?.kill("SIGTERM"));

  try {
    await untilListening(`http://127.0.0.1:${port}/status`);
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: miniBrowser(),
        args: ["--automation"],
      },
    });
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
    // Large enough for a whole framed finder: the driver cannot press elements it must scroll to in a frame.
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1200, height: 1600 });
    const version = (await driver.getCapabilities()).getBrowserVersion();
    return {
      name: `WebKitGTK ${version ?? ""}`,
      async open(url) {
        await driver.switchTo().defaultContent();
        await driver.get(url);
      },
      async find(selector, name) {
        return (
          (await driver.executeScript<WebElement | null>(findByName, selector, name)) ?? undefined
        );
      },
      click: (element) => element.click(),
      type: (element, text) => element.sendKeys(text),
      enter: (frame) => driver.switchTo().frame(frame),
      async quit() {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

function miniBrowser(): string {
  const folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"];
  const files = folders.flatMap((folder) =>
    ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].map(
      (version) => `${folder}/${version}/MiniBrowser`,
    ),
  );
  const file = files.find(existsSync);
  if (!file) throw new Missing("WebKitGTK's MiniBrowser was not found (Debian: webkit2gtk-driver)");
  return file;
}

async function untilListening(url: string): Promise<void> {
  const until = Date.now() + 15_000;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error("WebKitGTK's driver did not start.");
    await new Promise((done) => setTimeout(done, 100));
  }
}
