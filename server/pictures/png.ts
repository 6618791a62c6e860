import { LRUCache } from "lru-cache";

const WIDTH = 320;
const MAX_KEPT = 500;
const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });

/** A drawing as a PNG, 320 pixels wide. Rendered beside the event loop; the last 500 are kept. */
export function toPng(svg: string): Promise<Buffer> {
  const known = kept.get(svg);
  if (known) return known;
  const png = render(svg);
  kept.set(svg, png);
  png.catch(() => kept.delete(svg));
  return png;
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
