import { expect, it } from "vitest";
import { cacheBytes, cacheParts } from "./cache-bytes";

const MEGABYTE = 1024 * 1024;

it.each([64, 512, 768, 4_096, 65_536])(
  "all caches together take less than a quarter of a heap of %i MB",
  (megabytes) => {
    const heap = megabytes * MEGABYTE;
    const all = cacheParts.map((part) => cacheBytes(part, heap));
    expect(all.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(heap / 4);
    for (const bytes of all) expect(bytes).toBeGreaterThan(0);
  },
);

it("a part takes its share of this process's heap", () => {
  expect(cacheBytes("replies")).toBeGreaterThan(cacheBytes("callers"));
});
