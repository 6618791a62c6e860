import type { default as Sharp, SharpOptions } from "sharp";
import { AppError } from "../../platform/http/app-error";
import { bytesOf } from "../../platform/memory/shared-bytes";

/** A picture as it is stored and served. */
export interface ShrunkPicture {
  webp: Buffer;
  width: number;
  height: number;
}

/** Enough for a camera's 24 megapixels, and little enough to be decoded beside everything else. */
const MAX_PIXELS = 25_000_000;
const MAX_EDGE = 1_200;
const MAX_WEBP_BYTES = 200_000;
const DECODE_SECONDS = 10;
/** Tried in turn until the result is small enough; the last one is for noise alone. */
const TRIES = [
  { edge: MAX_EDGE, quality: 82 },
  { edge: MAX_EDGE, quality: 68 },
  { edge: MAX_EDGE, quality: 50 },
  { edge: 900, quality: 45 },
  { edge: 600, quality: 35 },
  { edge: 400, quality: 20 },
] as const;

let loading: Promise<typeof Sharp> | undefined;

/** The library, loaded with the first picture: most processes never need it. */
function library(): Promise<typeof Sharp> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    // One thread a picture: the others are for everybody else's work.
    sharp.concurrency(1);
    // Of all the formats that the library reads, these five, from memory.
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["Png", "Jpeg", "Webp", "Nsgif", "Heif"].map((kind) => `VipsForeignLoad${kind}`),
    });
    return sharp;
  });
  return loading;
}

/**
 * Turns a picture by its EXIF orientation, drops all metadata, and makes it a WebP of at most 1200 × 1200
 * pixels and 200 kB. Decoded beside the event loop; of several frames the first. Throws a 400 for a
 * damaged file and for one with too many pixels.
 */
export async function shrinkPicture(file: Buffer): Promise<ShrunkPicture> {
  const sharp = await library();
  const options: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: "error" };
  const pixels = await sharp(file, options)
    .autoOrient()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: "inside", withoutEnlargement: true })
    .toColorspace("srgb")
    .raw()
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw refusal(error);
    });
  const { width, height, channels } = pixels.info;
  for (const { edge, quality } of TRIES) {
    const { data, info } = await sharp(pixels.data, { raw: { width, height, channels } })
      .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= MAX_WEBP_BYTES) {
      return { webp: data, width: info.width, height: info.height };
    }
  }
  throw new Error("No quality made this picture small enough.");
}

function refusal(cause: unknown): AppError {
  const { message } = cause as Error;
  if (/pixel limit/i.test(message)) {
    const most = "This picture has too many pixels: at most 25 million, such as 6250 × 4000.";
    return new AppError(400, "invalid", `${most} Make it smaller first.`, { cause });
  }
  const damaged = "This picture cannot be read: the file is damaged. Choose another one.";
  return new AppError(400, "invalid", damaged, { cause });
}

const WIDTH = 320;
const kept = bytesOf("pictures").keep<string, Buffer>(({ byteLength }) => byteLength);
/** Those that are being made, each for all that ask for it meanwhile. */
const underWay = new Map<string, Promise<Buffer>>();

/** A drawing as a PNG, 320 pixels wide. Rendered beside the event loop; the latest are kept. */
export async function toPng(svg: string): Promise<Buffer> {
  const known = kept.get(svg);
  if (known) return known;
  let png = underWay.get(svg);
  if (!png) {
    png = render(svg).finally(() => underWay.delete(svg));
    underWay.set(svg, png);
  }
  const made = await png;
  kept.set(svg, made);
  return made;
}

async function render(svg: string): Promise<Buffer> {
  // Few servers are asked for one.
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: WIDTH },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}
