import type { ComponentType } from "react";
import {
  BriefcaseBusiness,
  Crosshair,
  Package,
  PawPrint,
  Shield,
  Tent,
  type LucideIcon,
} from "lucide-react";
import type { Purpose } from "@shared/specification/firearm-options";
import { SleepStyleDrawing } from "@/ui/sleep-style-drawing";
import { Drawing } from "@/ui/drawing";
import type { DrawingName } from "./named-drawings";
import type { DrawingProps } from "./drawing-props";
import { Firearm } from "./firearm";
import { Mattress } from "./mattress";

const icons: Record<Purpose, LucideIcon> = {
  self_defense: Shield,
  sport: Crosshair,
  hunting: PawPrint,
  recreational: Tent,
  professional: BriefcaseBusiness,
  ammo_reloading: Package,
};

/** The sign of what a firearm is for. */
function PurposeSign({ id }: DrawingProps) {
  const Icon = Object.hasOwn(icons, id) ? icons[id as Purpose] : Package;
  return <Icon aria-hidden className="size-6" strokeWidth={1.75} />;
}

const PIXELS_PER_CM = 0.46;
const FLOOR = 106;
/** The bed is centered in the space of a two-meter bed; the person is beside it. */
const MIDDLE = 56;
const MAX_CM = 220;

/** A bed from above, at the same scale for all sizes, beside a person of 175 cm. */
function BedSize({ tip = "" }: DrawingProps) {
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

const drawings: Record<DrawingName, ComponentType<DrawingProps>> = {
  "sleep-style": ({ id }) => <SleepStyleDrawing id={id} className="w-full" />,
  "bed-size": BedSize,
  mattress: Mattress,
  "no-beds": NoBeds,
  firearm: Firearm,
  purpose: PurposeSign,
};

export interface NamedProps extends DrawingProps {
  name: DrawingName;
}

/** A drawing that comes with the product, by its name. */
export function NamedDrawing({ name, ...props }: NamedProps) {
  const Drawing = drawings[name];
  return <Drawing {...props} />;
}

/** An empty bed frame under the moon, and a cat that found it. */
function NoBeds() {
  return (
    <Drawing size={[200, 120]} className="w-full">
      <path d="M6 112H194" opacity="0.5" />
      <path d="M154 12a16 16 0 1 0 13 25a13 13 0 0 1-13-25Z" fill="var(--drawing-shade)" />
      <path d="M118 20v6m-3-3h6M138 44v4m-2-2h4" opacity="0.7" />
      <path d="M30 112V46q0-8 8-8h2q8 0 8 8v66Z" fill="var(--drawing-fill)" />
      <path d="M160 112V66q0-6 6-6h4q6 0 6 6v46Z" fill="var(--drawing-fill)" />
      <path d="M48 78H160V96H48Z" fill="var(--drawing-fill)" />
      <path d="M62 78v18m14-18v18m14-18v18m14-18v18m14-18v18m14-18v18m14-18v18" opacity="0.6" />
      <path
        d="M74 78c-2-15 12-22 26-19c5-7 4-9 5-11l5 5h6l5-5c1 4 1 8 0 12c-1 5-5 8-9 9c4 3 5 6 5 9Z"
        fill="var(--drawing-paper)"
      />
      <path d="M74 78q-13 2-12-8q1-5 6-4" />
      <path d="M106 59q1.5 1.5 3 0m5 0q1.5 1.5 3 0m-5 3v.5" strokeWidth="1.2" />
    </Drawing>
  );
}
