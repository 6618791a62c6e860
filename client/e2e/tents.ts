import { expect, request, test as base, type Page } from "@playwright/test";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import { freePort } from "@shared/testing/free-port";
import { exampleCalls } from "../../server/finders/testing/put-in-example";
import { tentCalls, type StaffCall } from "../../server/finders/testing/put-in-tents";
import { startHost, type Host } from "./embedding/hosts";
import { startSite, type Site } from "./embedding/site";
import { press, type Place } from "./page";

export const GATE_PASSWORD = "under-the-stars";
export const TENTS = "tents";

/** Makes calls of staff, one after the other; the last answer. */
export type Staff = (calls: readonly (StaffCall | Reading)[]) => Promise<unknown>;
interface Reading {
  method: "GET";
  path: string;
  body?: undefined;
}

/** Signs in at a server, and makes calls of staff there. */
export async function staffAt(url: string): Promise<Staff> {
  const staff = await request.newContext({ baseURL: url });
  const data = { username: "admin", password: process.env.E2E_PASSWORD! };
  await expect(await staff.post("/api/admin/session", { data })).toBeOK();
  return async (calls) => {
    let last: unknown;
    for (const { method, path, body } of calls) {
      const type = typeof body === "string" ? "text/csv" : "application/json";
      const reply = await staff.fetch(path, {
        method,
        data: body,
        headers: { "Content-Type": type },
      });
      // Attributes, catalogs and lists are there already where the same finder was put in.
      const isThere = reply.status() === 409 && /(attributes|catalogues|product-lists)$/.test(path);
      expect(reply.ok() || isThere, `${path}: ${await reply.text()}`).toBe(true);
      last = await reply.json();
    }
    return last;
  };
}

/** Puts a finder of tents in, from nothing, and locks it. */
export async function putInTents(staff: Staff, slug: string): Promise<void> {
  const { updatedAt } = (await staff(tentCalls(slug))) as StaffFinder;
  const body = { password: GATE_PASSWORD, updatedAt };
  await staff([{ method: "PUT", path: `/api/admin/finders/${slug}`, body }]);
}

/** A server on which staff put a finder in that no code knows, and a shop that may frame it. */
interface Camp {
  site: Site;
  host: Host;
  key: string;
  staff: Staff;
  /** Puts an example of a finder in, once; its page. */
  example: (slug: string) => Promise<string>;
  /** The finder's page. */
  address: string;
}

export const test = base.extend<object, { camp: Camp }>({
  camp: [
    async ({}, use) => {
      const [site, host] = await Promise.all([freePort().then(startSite), startHost()]);
      const staff = await staffAt(site.url);
      await putInTents(staff, TENTS);
      const key = await site.allow(TENTS, [host.origin]);
      const put = new Map<string, Promise<unknown>>();
      const example = async (slug: string) => {
        if (!put.has(slug)) put.set(slug, staff(exampleCalls(slug)));
        await put.get(slug);
        return `${site.url}/f/${slug}`;
      };
      await use({ site, host, key, staff, example, address: `${site.url}/f/${TENTS}` });
      await Promise.all([site.close(), host.close()]);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Journeys through an example, at the address of its page. All share the servers of the tents. */
export const testOf = (slug: string) =>
  test.extend<{ address: string }>({
    // The first one puts it in.
    address: [async ({ camp }, use) => use(await camp.example(slug)), { timeout: 120_000 }],
  });

/** Opens the finder at its first question, past the gate. By request: the gate has a journey of its own. */
export async function openTents(page: Page, address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  const data = { app: pathname.split("/").at(-1), password: GATE_PASSWORD };
  await expect(await page.request.post(`${origin}/api/verify-password`, { data })).toBeOK();
  await showPictures(page);
  await page.goto(address);
}

/** The shop's pictures are not on this machine. */
export async function showPictures(page: Page): Promise<void> {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M2 .5 3.6 2.5H.4z"/></svg>';
  await page.route("https://tents.example/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body }),
  );
}

export const titles = {
  trip: "Where will you sleep in it?",
  snow: "Will there be snow?",
  carry: "How heavy may it be?",
  who: "How many sleep in it?",
  season: "When do you go?",
  wishes: "What else matters?",
  brand: "A brand you like?",
  budget: "What may it cost?",
  results: "Your Recommendations",
} as const;

/** A page's heading; questions for one answer say it again as the name of their field. */
export const asks = (page: Place, title: string) =>
  expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();

export const check = (page: Place, name: string, role: "radio" | "checkbox" = "radio") =>
  page.getByRole(role, { name }).check();

interface Way {
  carry?: string;
  people?: string;
  from?: "start" | "snow";
}

/** From the first question to the results, on a long walk; `look` is called at every question. */
export async function walkThrough(
  page: Place,
  { carry = "9.5", people = "3", from = "start" }: Way = {},
  look: (step: keyof typeof titles) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (from === "start") {
    await asks(page, titles.trip);
    await look("trip");
    await page.getByRole("button", { name: /^On long walks/ }).click();
  }
  await asks(page, titles.snow);
  await check(page, "None");
  await look("snow");
  await press(page, "Next");
  await asks(page, titles.carry);
  await page.getByRole("textbox").fill(carry);
  await look("carry");
  await press(page, "Next");
  await asks(page, titles.who);
  await page.getByRole("textbox").fill(people);
  await check(page, "PFAS", "checkbox");
  await look("who");
  await press(page, "Next");
  await asks(page, titles.season);
  await check(page, "Summer");
  await look("season");
  await press(page, "Next");
  await asks(page, titles.wishes);
  await check(page, "Dark inside", "checkbox");
  await check(page, "Days of rain", "checkbox");
  await look("wishes");
  await press(page, "Next");
  await asks(page, titles.brand);
  await look("brand");
  await press(page, "Next");
  await asks(page, titles.budget);
  await look("budget");
  await press(page, "See Results");
}
