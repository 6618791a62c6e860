import { Resvg } from "@resvg/resvg-js";

/** Twice what a mail shows, for dense screens. */
const WIDTH = 320;
const MOST_KEPT = 500;
const kept = new Map<string, Buffer>();

/** A drawing as a PNG, 320 pixels wide. Takes some milliseconds of everybody's time, so the last 500 are kept. */
export function toPng(svg: string): Buffer {
  const known = kept.get(svg);
  if (known) return known;
  const png = new Resvg(svg, {
    fitTo: { mode: "width", value: WIDTH },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(svg, png);
  return png;
}
