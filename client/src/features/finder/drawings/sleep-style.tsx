import { SleepStyleDrawing } from "@/ui/sleep-style-drawing";
import type { DrawingProps } from "../drawings";

/** A sleeper of a style. */
export function SleepStyle({ option }: DrawingProps) {
  return <SleepStyleDrawing id={option.id} className="w-full" />;
}
