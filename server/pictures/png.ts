import { renderAsync } from "@resvg/resvg-js";

const WIDTH = 320;
const MOST_KEPT = 500;
const kept = new Map<string, Promise<Buffer>>();

/** A drawing as a PNG, 320 pixels wide. Rendered beside the event loop; the last 500 are kept. */
export function toPng(svg: string): Promise<Buffer> {
  const known = kept.get(svg);
  if (known) return known;
  const png = renderAsync(svg, {
    fitTo: { mode: "width", value: WIDTH },
    font: { loadSystemFonts: false },
  }).then((image) => image.asPng());
  kept.set(svg, png);
  png.catch(() => kept.delete(svg));
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return png;
}
