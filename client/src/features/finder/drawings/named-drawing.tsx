import type { ComponentType } from "react";
import { SleepStyleDrawing } from "@/ui/sleep-style-drawing";
import type { DrawingName } from "./named-drawings";
import { BedSize } from "./bed-size";
import type { DrawingProps } from "./drawing-props";
import { Firearm } from "./firearm";
import { Mattress } from "./mattress";
import { NoBeds } from "./no-beds";
import { PurposeSign } from "./purpose";

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
