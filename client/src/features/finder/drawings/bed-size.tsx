import { Drawing } from "@/ui/drawing";
import type { DrawingProps } from "./drawing-props";

const PIXELS_PER_CM = 0.46;
const FLOOR = 106;
/** The bed is centered in the space of a two-meter bed; the person is beside it. */
const MIDDLE = 56;
const MAX_CM = 220;

/** A bed from above, at the same scale for all sizes, beside a person of 175 cm. */
export function BedSize({ tip = "" }: DrawingProps) {
  const { widthCm, lengthCm } = readDimensions(tip);
  const scale = PIXELS_PER_CM * Math.min(1, MAX_CM / Math.max(widthCm, lengthCm));
  const [width, length] = [widthCm * scale, lengthCm * scale];
  const left = MIDDLE - width / 2;
  const top = FLOOR - length;
  const pillows = widthCm < 120 ? 1 : 2;
  const gap = 5;
  const pillowWidth = Math.min(34, (width - gap * (pillows + 1)) / pillows);
  const firstPillow = MIDDLE - (pillows * pillowWidth + (pillows - 1) * gap) / 2;
  return (
    <Drawing size={[152, 112]} className="w-full">
      <path d="M2 108H150" opacity="0.5" />
      <rect x={left} y={top} width={width} height={length} rx="5" fill="var(--drawing-paper)" />
      {Array.from({ length: pillows }, (_, index) => (
        <rect
          key={index}
          x={firstPillow + index * (pillowWidth + gap)}
          y={top + 5}
          width={pillowWidth}
          height="15"
          rx="4.5"
          fill="var(--drawing-fill)"
        />
      ))}
      <path
        d={`M${left} ${top + 32}Q${MIDDLE} ${top + 27} ${left + width} ${top + 32}V${FLOOR - 5}a5 5 0 0 1-5 5H${left + 5}a5 5 0 0 1-5-5Z`}
        fill="var(--drawing-fill)"
      />
      <path
        d={`M${left} ${top + 32}Q${MIDDLE} ${top + 27} ${left + width} ${top + 32}V${top + 41}Q${MIDDLE} ${top + 36} ${left} ${top + 41}Z`}
        fill="var(--drawing-shade)"
      />
      <Person />
    </Drawing>
  );
}

/** 175 cm tall at the drawing's scale. */
function Person() {
  return (
    <g fill="var(--drawing-fill)" opacity="0.9">
      <circle cx="132" cy="32" r="6" />
      <path d="M126 41h12a4 4 0 0 1 4 4l1.5 24a2 2 0 0 1-4 .4L138 52l-.6 52a2.5 2.5 0 0 1-5 .2L132 76l-.4 28.2a2.5 2.5 0 0 1-5-.2L126 52l-1.5 17.4a2 2 0 0 1-4-.4L122 45a4 4 0 0 1 4-4Z" />
    </g>
  );
}

/** Width and length in centimeters from a text such as "152 x 203 cm"; any other text counts as a queen. */
function readDimensions(text: string): { widthCm: number; lengthCm: number } {
  const [width, length] = (text.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  const isPlausible = (cm: number | undefined): cm is number =>
    cm !== undefined && cm >= 40 && cm <= 300;
  return isPlausible(width) && isPlausible(length)
    ? { widthCm: width, lengthCm: length }
    : { widthCm: 152, lengthCm: 203 };
}
