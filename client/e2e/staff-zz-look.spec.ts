import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { test } from "./own-site";
import { signIn } from "./staff";

test("look", async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page);
  for (const slug of ["paint", "car-seats"]) {
    for (const { method, path, body } of exampleCalls(slug)) {
      const headers = typeof body === "string" ? { "Content-Type": "text/csv" } : undefined;
      await page.request.fetch(path, { method, data: body, headers });
    }
  }
  const d = await (await page.request.get("/api/admin/finders/paint/draft")).json();
  const value = d.document.values[0].id;
  const places = [
    ["calc", `/admin/finders/paint?calculation=${value}`],
    ["seat-rule", "/admin/finders/car-seats?rule=" + (await (await page.request.get("/api/admin/finders/car-seats/draft")).json()).document.rules[0]?.id],
    ["question", "/admin/finders/car-seats?question=" + (await (await page.request.get("/api/admin/finders/car-seats/draft")).json()).document.questions.at(-1).id],
    ["results", "/admin/finders/paint/results"],
  ];
  for (const [name, path] of places) {
    for (const [w, dark] of [[360, false], [1440, true], [768, false]] as const) {
      await page.setViewportSize({ width: w, height: 900 });
      await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
      await page.goto(path!);
      await page.waitForTimeout(2500);
      for (const each of await page.locator("details").all()) await each.evaluate((e) => e.setAttribute("open", ""));
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/shots/${name}-${w}.png`, fullPage: true });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (wide) console.log("WIDE", name, w);
    }
  }
});
