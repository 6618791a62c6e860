import { firearmShapes, isFirearmPictureKind } from "@shared/pictures/firearm-shapes";
import type { Shape } from "@shared/pictures/shape";
import { Drawing } from "@/ui/drawing";
import type { DrawingProps } from "./drawing-props";

const FILLS: Record<Shape["tone"], string> = {
  none: "none",
  fill: "var(--drawing-fill)",
  shade: "var(--drawing-shade)",
  paper: "var(--drawing-paper)",
};

/** The silhouette of a kind of firearm, of game or of work: of "firearm-rifle-bolt", a bolt-action rifle. */
export function Firearm({ drawing = "" }: DrawingProps) {
  const kind = drawing.replace(/^firearm-/, "");
  return (
    <Drawing size={[320, 120]} className="w-full">
      <g strokeWidth="2.5">
        {isFirearmPictureKind(kind) &&
          firearmShapes[kind].map(({ d, tone }, index) => (
            <path key={index} d={d} fill={FILLS[tone]} />
          ))}
      </g>
    </Drawing>
  );
}
