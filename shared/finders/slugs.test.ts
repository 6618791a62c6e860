import { expect, it } from "vitest";
import { isReservedSlug, pageOfSlug } from "./slugs";

it.each([
  "dialabed",
  "safarioutdoor",
  "safari",
  "safari-outdoor",
  "admin",
  "f",
  "draft",
  "healthz",
])("no finder is called %s", (slug) => {
  expect(isReservedSlug(slug)).toBe(true);
});

it.each(["running-shoes", "safaris", "a", "tostring"])("a finder can be called %s", (slug) => {
  expect(isReservedSlug(slug)).toBe(false);
  expect(pageOfSlug(slug)).toBe(`/f/${slug}`);
});
