import { bytesOf } from "../../platform/memory/shared-bytes";

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
