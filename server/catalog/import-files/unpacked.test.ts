import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { unpacked } from "./unpacked";

async function* inParts(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) {
    yield await Promise.resolve(bytes.subarray(from, from + size));
  }
}

async function sizeOf(bytes: Uint8Array, part = 1_000): Promise<number> {
  let size = 0;
  for await (const chunk of unpacked(inParts(bytes, part))) size += chunk.length;
  return size;
}

it("a file is unpacked where it is packed, and stays as it is elsewhere", async () => {
  const text = Buffer.from("sku;name\n".repeat(5_000));
  expect(await sizeOf(text)).toBe(text.length);
  expect(await sizeOf(gzipSync(text), 7)).toBe(text.length);
  expect(await sizeOf(Buffer.alloc(0))).toBe(0);
});

it("a few kilobytes that become more than a server has are refused", async () => {
  const packed = gzipSync(Buffer.alloc(401_000_000), { level: 1 });
  await expect(sizeOf(packed, 100_000)).rejects.toThrow("unpacks to more than 400 MB");
}, 30_000);

it("what is no archive inside is refused", async () => {
  const spoilt = Buffer.from(gzipSync("sku;name".repeat(100)));
  spoilt.fill(7, 12);
  await expect(sizeOf(spoilt)).rejects.toThrow("broken or cut off");
});
