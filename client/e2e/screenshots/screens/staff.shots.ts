import { expect, type Page } from "@playwright/test";
import { signIn } from "../../staff";
import { screens } from "./capture";

/** A page of the staff area, once what it loads is there. */
const at =
  (path: string, act: (page: Page) => Promise<void> = () => Promise.resolve()) =>
  async (page: Page) => {
    await signIn(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await act(page);
  };

const first = (page: Page, name: RegExp | string) => page.getByRole("button", { name }).first();
const opened = (page: Page) => expect(page.getByRole("dialog").first()).toBeVisible();

screens("staff", {
  dashboard: at(""),
  "dashboard-slow": async (page) => {
    await page.route("**/api/admin/stats", () => undefined);
    await signIn(page);
  },
  "dashboard-failing": async (page) => {
    await page.route("**/api/admin/stats", (route) => route.abort());
    await signIn(page);
    await expect(page.getByRole("alert").first()).toBeVisible();
  },
  finders: at("/finders"),
  insight: at("/insight"),
  "insight-beds": at("/insight?finder=dialabed"),
  "sleep-styles": at("/sleep-styles"),
  "list-row": at("/sleep-styles", async (page) => {
    await first(page, /^Edit/).click();
    await expect(first(page, "Cancel")).toBeVisible();
  }),
  "list-row-delete": at("/sleep-styles", async (page) => {
    await first(page, /^Delete/).click();
    // It is in use, which is said.
    await expect(page.getByText(/^\d+ products use this/).first()).toBeVisible();
  }),
  catalogs: at("/catalogs"),
  "catalog-new": at("/catalogs/new"),
  "catalog-products": at("/catalogs/tents/products"),
  "catalog-import": at("/catalogs/tents/import"),
  imports: at("/imports"),
  products: at("/products"),
  "product-row": at("/products", async (page) => {
    await first(page, "Baviaans Latex Double").click();
    await opened(page);
  }),
  attributes: at("/attributes"),
  "attribute-new": at("/attributes", async (page) => {
    await first(page, /^(Add|New)/).click();
    await opened(page);
  }),
  "product-lists": at("/product-lists"),
  messages: at("/messages"),
  outbox: at("/outbox"),
  team: at("/team"),
  "team-new": at("/team", async (page) => {
    await first(page, /^(Add|New|Invite)/).click();
  }),
  audit: at("/audit"),
  account: at("/account"),
  "embed-settings": at("/embed-settings"),
  "no-such-page": at("/no-such-page"),
  "builder-questions": at("/finders/tents"),
  "builder-question-open": at("/finders/tents", async (page) => {
    await page
      .getByRole("button", { name: /Where will you sleep in it/ })
      .first()
      .click();
  }),
  "builder-add-question": at("/finders/tents", async (page) => {
    await first(page, "Add a question").click();
  }),
  "builder-matching": at("/finders/tents/matching"),
  "builder-results": at("/finders/tents/results"),
  "builder-texts": at("/finders/tents/texts"),
  "builder-settings": at("/finders/tents/settings"),
  "builder-versions": at("/finders/tents/versions"),
  "builder-publish": at("/finders/tents", async (page) => {
    await first(page, "Check and publish").click();
    await opened(page);
  }),
});
