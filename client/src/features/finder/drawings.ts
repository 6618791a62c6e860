import type { DrawingProps } from "./drawings/drawing-props";
import { lazyScreen, type LazyScreen } from "@/wizard/lazy-screen";

interface NamedDrawing {
  Drawing: LazyScreen<DrawingProps>;
  /** Its width by its height, for the space it has before it is there. */
  ratio: number;
}

/**
 * The drawings that come with the product. A name serves every option whose drawing begins with it: of
 * "sleep-style-side", the drawing "sleep-style" draws the option "side".
 */
const drawings: Record<string, NamedDrawing | undefined> = {
  "sleep-style": {
    Drawing: lazyScreen(() => import("./drawings/sleep-style").then((file) => file.SleepStyle)),
    ratio: 120 / 72,
  },
  "bed-size": {
    Drawing: lazyScreen(() => import("./drawings/bed-size").then((file) => file.BedSize)),
    ratio: 152 / 112,
  },
  mattress: {
    Drawing: lazyScreen(() => import("./drawings/mattress").then((file) => file.Mattress)),
    ratio: 160 / 72,
  },
  "no-beds": {
    Drawing: lazyScreen(() => import("./drawings/no-beds").then((file) => file.NoBeds)),
    ratio: 200 / 120,
  },
};

/** The drawing of this name; undefined if there is none. */
export function drawingNamed(name: string | undefined): NamedDrawing | undefined {
  if (!name) return undefined;
  const known = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  return known ?? drawingNamed(name.slice(0, Math.max(0, name.lastIndexOf("-"))));
}
