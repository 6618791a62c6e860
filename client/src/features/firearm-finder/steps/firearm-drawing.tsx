import type { Shape } from "@shared/pictures/shape";
import { Drawing } from "@/ui/drawing";

const FILLS: Record<Shape["tone"], string> = {
  none: "none",
  fill: "var(--drawing-fill)",
  shade: "var(--drawing-shade)",
  paper: "var(--drawing-paper)",
};

/** The silhouette of a kind of product, in the page's colors. */
export function FirearmDrawing({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <Drawing size={[320, 120]} className="w-full">
      <g strokeWidth="2.5">
        {shapes.map(({ d, tone }, index) => (
          <path key={index} d={d} fill={FILLS[tone]} />
        ))}
      </g>
    </Drawing>
  );
}
