import { SleepStyleDrawing } from "@/ui/sleep-style-drawing";
import type { DrawingProps } from "./drawing-props";

/** A sleeper of a style. */
export function SleepStyle({ id }: DrawingProps) {
  return <SleepStyleDrawing id={id} className="w-full" />;
}
