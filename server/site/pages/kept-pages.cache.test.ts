import express from "express";
import request from "supertest";
import { expect, it, vi } from "vitest";
import type { LiveFinder } from "../../finders/live/live-finders";
import { errorHandler } from "../../platform/http/error-handler";
import { bytesOf } from "../../platform/memory/shared-bytes";
import { pages } from "./pages";

const MAX_BYTES = vi.hoisted(() => 100_000);
vi.mock("../../platform/memory/cache-bytes", () => ({ cacheBytes: () => MAX_BYTES }));

const FINDERS = 30;
const brand = { name: "Shop", website: null, color: null, links: [] };
const finders = {
  current: () =>
    Promise.resolve(
      new Map(
        Array.from({ length: FINDERS }, (_, at): [string, LiveFinder] => [
          `finder-${at}`,
          { slug: `finder-${at}`, name: `Finder ${at}`, brand, gateHash: null, liveVersion: 1 },
        ]),
      ),
    ),
};
const html = `<html><title>page</title>${"x".repeat(4_000)}`;
const app = express()
  .use(pages({ landing: () => html, app: () => html }, "https://finders.example", finders))
  .use(errorHandler);
const taken = () => bytesOf("pages").bytes();

it("pages of many finders stay within their bytes, and each is its own", async () => {
  for (let at = 0; at < FINDERS; at++) {
    const { text } = await request(app).get(`/f/finder-${at}`).expect(200);
    expect(text).toContain(`Finder ${at} ·`);
    expect(taken()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(taken()).toBeGreaterThan(MAX_BYTES / 2);
});

it("addresses that are no pages, with any names, are one document", async () => {
  await request(app).get("/nothing/at/all").expect(404);
  const before = taken();
  for (let at = 0; at < 50; at++) {
    await request(app)
      .get(`/nothing/${at}/${"x".repeat(500)}?unknown-${at}=1`)
      .expect(404);
  }
  expect(taken()).toBe(before);
});
