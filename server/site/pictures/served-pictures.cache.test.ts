import { expect, it, vi } from "vitest";
import type { Database } from "../../platform/database/database";
import { bytesOf } from "../../platform/memory/shared-bytes";
import { pictureById } from "./queries";
import { createServedPictures } from "./served-pictures";
import { toPng } from "./shrink";

const MAX_BYTES = vi.hoisted(() => 100_000);
vi.mock("../../platform/memory/cache-bytes", () => ({ cacheBytes: () => MAX_BYTES }));
vi.mock("./queries");

it("pictures stay within their bytes, however many are asked for: the latest come from memory", async () => {
  const read = vi
    .mocked(pictureById)
    .mockImplementation((_, id) => Promise.resolve(Buffer.alloc(10_000, id)));
  const served = createServedPictures({} as Database);
  for (let at = 0; at < 50; at++) {
    await served(`picture-${at}`);
    expect(bytesOf("pictures").bytes()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(read).toHaveBeenCalledTimes(50);
  await served("picture-49");
  expect(read).toHaveBeenCalledTimes(50);
  await served("picture-0");
  expect(read).toHaveBeenCalledTimes(51);
});

it("drawings that are asked for together are rendered once, and kept in these bytes", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8"/></svg>';
  const [one, other] = await Promise.all([toPng(svg), toPng(svg)]);
  expect(one).toBe(other);
  expect(await toPng(svg)).toBe(one);
  for (let at = 0; at < 300; at++) await toPng(svg.replace("8", `${at + 9}`));
  expect(bytesOf("pictures").bytes()).toBeLessThanOrEqual(MAX_BYTES);
  expect(await toPng(svg)).not.toBe(one);
  expect(await toPng(svg)).toEqual(one);
});
