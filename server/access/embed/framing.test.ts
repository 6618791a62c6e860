import { expect, it } from "vitest";
import type { LiveFinder } from "../../finders/live/live-finders";
import type { EmbedAccess } from "./embed-access";
import { framingBy } from "./framing";

const SHOP = "https://shop.example";
const known = new Map([["shoes", { slug: "shoes" } as LiveFinder]]);

/** Who frames a path of a page that names its origin, while the shop's is allowed; or while the database is away. */
async function framingOf(path: string, query: Record<string, string>, isAway = false) {
  const access = {
    origins: () => Promise.resolve(isAway ? undefined : [SHOP]),
  } as unknown as EmbedAccess;
  const finders = { held: () => undefined, current: () => Promise.resolve(known) };
  const host = "finder.example";
  return framingBy(access, finders, "https://public.example")({ path, query, headers: { host } });
}

const embedded = (origin?: string) => ({ embed: "true", ...(origin && { origin }) });
const ours = { ancestors: ["'self'", SHOP] };

it.each([
  ["an allowed page", "/dialabed", embedded(SHOP), ours],
  ["an allowed page, of staff's finder", "/f/shoes", embedded(SHOP), ours],
  ["a page of our own", "/f/shoes", embedded("https://finder.example"), ours],
  ["a page of our own behind a proxy", "/f/shoes", embedded("https://public.example"), ours],
  ["a frame that does not say whose it is", "/dialabed", embedded(), ours],
  ["no frame", "/dialabed", { origin: "https://other.example" }, ours],
  [
    "a page that is not allowed",
    "/dialabed",
    embedded("https://other.example"),
    { ancestors: ["*"], notice: "not_allowed" },
  ],
  [
    "a page whose origin is no address",
    "/f/shoes",
    embedded("null"),
    { ancestors: ["*"], notice: "not_allowed" },
  ],
  [
    "a finder that there is not",
    "/f/hats",
    embedded(SHOP),
    { ancestors: ["*"], notice: "unknown_finder" },
  ],
  ["a finder that there is not, and no frame", "/f/hats", {}, { ancestors: ["'none'"] }],
  ["a draft", "/admin/finders/shoes/preview", embedded(SHOP), { ancestors: ["'self'"] }],
  ["another page", "/admin", embedded(SHOP), undefined],
])("%s: %s", async (_, path, query, framing) => {
  expect(await framingOf(path, query)).toEqual(framing);
});

it("says that it is not available while nobody knows who is allowed", async () => {
  expect(await framingOf("/dialabed", embedded(SHOP), true)).toEqual({
    ancestors: ["*"],
    notice: "unavailable",
  });
});
