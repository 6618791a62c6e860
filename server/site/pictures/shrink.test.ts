import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, it } from "vitest";
import { shrinkPicture } from "./shrink";

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };
const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

it.each(["png", "jpeg", "webp", "gif", "avif"] as const)("reads a picture as %s", async (kind) => {
  const { webp, width, height } = await shrinkPicture(
    await plain(40, 30).toFormat(kind).toBuffer(),
  );
  expect([width, height]).toEqual([40, 30]);
  expect(await sharp(webp).metadata()).toMatchObject({ format: "webp", width: 40, height: 30 });
});

it("fits a picture into 1200 pixels, turned as its camera was, without what else it says", async () => {
  const left = await plain(1000, 1500, BLUE).png().toBuffer();
  const file = await plain(2000, 1500)
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: "somebody" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(file).metadata()).toMatchObject({ orientation: 6 });
  const { webp, width, height } = await shrinkPicture(file);
  expect([width, height]).toEqual([900, 1200]);
  const said = await sharp(webp).metadata();
  expect([said.exif, said.icc, said.xmp, said.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const { data } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  // The left side has moved to the top.
  expect(data[2]).toBeGreaterThan(150);
  expect(data[data.length - 3]).toBeGreaterThan(150);
});

it("keeps what can be seen through", async () => {
  const clear = sharp({
    create: { width: 20, height: 20, channels: 4, background: { ...RED, alpha: 0 } },
  });
  const { webp } = await shrinkPicture(await clear.png().toBuffer());
  expect((await sharp(webp).stats()).isOpaque).toBe(false);
});

it("makes even noise fit into 200 kB", async () => {
  const noise = sharp({
    create: {
      width: 1200,
      height: 1200,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: RED,
    },
  });
  const { webp } = await shrinkPicture(await noise.jpeg({ quality: 70 }).toBuffer());
  expect(webp.length).toBeLessThanOrEqual(200_000);
});

it("refuses more pixels than 25 million before it decodes them", async () => {
  // A small picture that says it is 100,000 pixels wide and high.
  const bomb = await plain(10, 10).png().toBuffer();
  bomb.writeUInt32BE(100_000, 16);
  bomb.writeUInt32BE(100_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  await expect(shrinkPicture(bomb)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("too many pixels") as unknown,
  });
});

it("says that a file is damaged", async () => {
  const whole = await plain(300, 300).png().toBuffer();
  const cut = [
    whole.subarray(0, whole.length / 2),
    Buffer.concat([whole.subarray(0, 8), Buffer.alloc(100)]),
    Buffer.from("RIFF\xff\xff\xff\xffWEBPVP8 ", "latin1"),
    Buffer.from("GIF89a<script>alert(1)</script>"),
    Buffer.from("\0\0\0\x20ftypavif\0\0\0\0mif1", "latin1"),
    Buffer.from("\xff\xd8\xff<svg onload='alert(1)'/>", "latin1"),
  ];
  for (const file of cut) {
    await expect(shrinkPicture(file)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("damaged") as unknown,
    });
  }
});

it("leaves the event loop to others while it decodes", async () => {
  const file = await plain(5000, 4900).png().toBuffer();
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await shrinkPicture(file);
  clearInterval(watch);
  expect(longest).toBeLessThan(150);
});
