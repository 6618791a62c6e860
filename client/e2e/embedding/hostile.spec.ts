// Longer than 200 lines: every forgery is beside the honest message that it imitates.

import { expect, type Page } from "@playwright/test";
import { headings } from "../bed-finder";
import { heading, press } from "../page";
import { finderOn, frameOf, listen, test } from "./fixtures";

const height = (page: Page) =>
  page.locator("[data-finder-client] iframe").evaluate((frame) => frame.clientHeight);

/** Waits until every task that a message could have started has run. */
async function settled(page: Page): Promise<void> {
  const frame = await frameOf(page);
  for (const place of [page, frame]) {
    await place.evaluate(
      () =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => setTimeout(done);
          port2.postMessage(undefined);
        }),
    );
  }
}

test("an origin that is not allowed gets a notice, hears that alone, and may not frame the finder otherwise", async ({
  page,
  embedding: { stranger, snippet },
}) => {
  const heard = await listen(page);
  const errors: string[] = [];
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  await page.goto(stranger.page("/", `<!doctype html>${snippet()}`));
  await expect(
    finderOn(page).getByText("This product finder cannot be shown on this page."),
  ).toBeVisible();
  await expect.poll(heard).toEqual([["error", { code: "not_allowed" }]]);
  expect(errors).toEqual([]);
  // Without its origin the finder itself is asked for.
  await page.locator("[data-finder-client] iframe").evaluate((frame: HTMLIFrameElement) => {
    const address = new URL(frame.src);
    address.searchParams.delete("origin");
    frame.src = address.href;
  });
  await expect
    .poll(() => errors.some((text) => /frame-ancestors/.test(text)), "the browser refuses")
    .toBe(true);
  await expect.poll(async () => (await frameOf(page)).url()).toMatch(/^chrome-error:/);
  expect(await heard()).toHaveLength(1);
});

test("forged messages to the page change nothing: another window, origin, version, id, type or size", async ({
  page,
  embedding: { host, stranger, snippet },
}) => {
  const evil = stranger.page(
    "/evil",
    `<!doctype html><script>
       onmessage = ({ data }) => parent.postMessage(data, "*");
     </script>`,
  );
  const heard = await listen(page);
  await page.goto(
    host.page("/forged", `<!doctype html>${snippet()}<iframe id="evil" src="${evil}"></iframe>`),
  );
  await expect(heading(finderOn(page), headings[0])).toBeVisible();
  const before = await heard();
  const heightBefore = await height(page);
  const forged = { source: "product-finder", v: 1, embedId: "dialabed-1", type: "resize" };
  const tall = { height: 5_000 };

  // Sent by the page itself, and by a stranger's frame on it.
  await page.evaluate(
    (message) => {
      window.postMessage(message, "*");
      const evilFrame = document.querySelector<HTMLIFrameElement>("#evil")!;
      evilFrame.contentWindow!.postMessage(message, "*");
      evilFrame.contentWindow!.postMessage({ ...message, type: "close", data: {} }, "*");
    },
    { ...forged, data: tall },
  );
  // Sent by the finder's own frame, as a broken finder or one of another version would.
  const frame = await frameOf(page);
  await frame.evaluate(
    (messages) => messages.forEach((message) => window.parent.postMessage(message, "*")),
    [
      { ...forged, v: 2, data: tall },
      { ...forged, embedId: "dialabed-2", data: tall },
      { ...forged, embedId: undefined, data: tall },
      { ...forged, source: "product", data: tall },
      { ...forged, type: "__proto__", data: tall },
      { ...forged, type: "navigate", data: { url: "https://evil.example" } },
      { ...forged, data: { height: "5000px" } },
      { ...forged, data: { height: Number.NaN } },
      { ...forged, data: { height: -5 } },
      { ...forged, data: null },
      "product-finder",
      null,
    ],
  );
  await settled(page);
  expect(await height(page)).toBe(heightBefore);
  expect(await heard()).toEqual(before);

  // Even allowed messages are limited in their values.
  await frame.evaluate((message) => window.parent.postMessage(message, "*"), {
    ...forged,
    data: { height: 1e12 },
  });
  await expect.poll(() => height(page)).toBe(20_000);
});

test("forged messages to the finder change nothing: another window, origin, version or id", async ({
  page,
  embedding: { host, stranger, snippet, site },
}) => {
  await page.addInitScript(() => {
    window.addEventListener("message", ({ data }) => {
      if (data === "passed on") (window as unknown as { passedOn: boolean }).passedOn = true;
    });
  });
  const evil = stranger.page(
    "/evil-host",
    `<!doctype html><script>
       onmessage = ({ data }) => {
         for (const frame of [parent.frames[0], parent.frames[1]]) frame.postMessage(data, "*");
         parent.postMessage("passed on", "*");
       };
     </script>`,
  );
  await page.goto(
    host.page("/forged-in", `<!doctype html>${snippet()}<iframe id="evil" src="${evil}"></iframe>`),
  );
  const finder = finderOn(page);
  await expect(heading(finder, headings[0])).toBeVisible();
  const message = {
    source: "product-finder",
    v: 1,
    embedId: "dialabed-1",
    type: "prefill",
    data: { preferences: { sleepStyle: "back" } },
  };
  const { settings } = (await (
    await page.request.get(`${site.url}/api/embed-settings?client=dialabed`)
  ).json()) as { settings: { branding: object } };
  // A well-formed message that only our own pages may send.
  const branding = { ...settings.branding, customFooterText: "Forged" };
  await page.evaluate(
    ({ forged, stored }) => {
      const say = (data: unknown) =>
        document
          .querySelector<HTMLIFrameElement>("[data-finder-client] iframe")!
          .contentWindow!.postMessage(data, "*");
      say({ ...forged, v: 2 });
      say({ ...forged, embedId: "dialabed-9" });
      say({ ...forged, source: "finder" });
      say({ ...forged, type: "preview", data: { settings: stored } });
      say("restart");
      document
        .querySelector<HTMLIFrameElement>("#evil")!
        .contentWindow!.postMessage(
          { ...forged, data: { preferences: { sleepStyle: "stomach" } } },
          "*",
        );
    },
    { forged: message, stored: { ...settings, branding } },
  );
  // The stranger's frame has forwarded its forgery.
  await page.waitForFunction(() => (window as unknown as { passedOn?: boolean }).passedOn);
  await settled(page);
  await expect(heading(finder, headings[0])).toBeVisible();
  await expect(finder.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(finder.getByText("Forged")).toHaveCount(0);

  // The same message from the page that may send it.
  await page.evaluate((honest) => {
    document
      .querySelector<HTMLIFrameElement>("[data-finder-client] iframe")!
      .contentWindow!.postMessage(honest, "*");
  }, message);
  await expect(heading(finder, headings[1])).toBeVisible();
  await press(finder, "Previous");
  await expect(finder.getByRole("radio", { name: "Back Sleeper", exact: true })).toBeChecked();
});

test("a frame that claims another origin than it stands on has no finder", async ({
  page,
  embedding: { host, site, keys },
}) => {
  // The retailer writes the address: here it names an origin that was never allowed.
  const address = `${site.url}/dialabed?embed=true&embedId=x&origin=https://evil.example&key=${keys.dialabed}`;
  await page.addInitScript(() => {
    const said = ((window as unknown as { said: unknown[] }).said = []) as unknown[];
    window.addEventListener("message", ({ data }) => said.push(data));
  });
  await page.goto(
    host.page("/claim", `<!doctype html><div id="f"><iframe src="${address}"></iframe></div>`),
  );
  const notice = finderOn(page, "#f").getByText(
    "This product finder cannot be shown on this page.",
  );
  await expect(notice).toBeVisible();
  // A message as its host would send it.
  await page.evaluate(() =>
    document.querySelector("iframe")!.contentWindow!.postMessage(
      {
        source: "product-finder",
        v: 1,
        embedId: "x",
        type: "prefill",
        data: { preferences: { sleepStyle: "back" } },
      },
      "*",
    ),
  );
  const frame = await frameOf(page, "#f");
  await frame.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(notice).toBeVisible();
  const said = () =>
    page.evaluate(() =>
      (window as unknown as { said: { type: string }[] }).said.map(({ type }) => type),
    );
  expect(await said()).toEqual(["resize", "error"]);
});
