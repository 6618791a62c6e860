/** The drawings that come with the product: their widths by their heights, for the space they have before they are there. */
const ratios = {
  "sleep-style": 120 / 72,
  "bed-size": 152 / 112,
  mattress: 160 / 72,
  "no-beds": 200 / 120,
  firearm: 320 / 120,
  purpose: 1,
};

/** The name of a drawing. */
export type DrawingName = keyof typeof ratios;

/**
 * The drawing of this name; undefined if there is none. One serves every option whose drawing begins with
 * its name: of "sleep-style-side", the drawing "sleep-style" draws the option "side".
 */
export function drawingNamed(
  name: string | undefined,
): { name: DrawingName; ratio: number; isSign: boolean } | undefined {
  if (!name) return undefined;
  if (Object.hasOwn(ratios, name))
    return {
      name: name as DrawingName,
      ratio: ratios[name as DrawingName],
      // A sign beside the label, not a picture above it.
      isSign: name === "purpose",
    };
  return drawingNamed(name.slice(0, Math.max(0, name.lastIndexOf("-"))));
}
