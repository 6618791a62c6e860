import { Suspense } from "react";
import { idleScreen } from "@/wizard/lazy-screen";
import { drawingNamed } from "./named-drawings";
import type { NamedProps } from "./named-drawing";

/** Drawings say nothing that the words beside them do not: they come when the browser is idle. */
const NamedDrawing = idleScreen<NamedProps>(() =>
  import("./named-drawing").then((file) => file.NamedDrawing),
);

interface Props {
  drawing: string | undefined;
  /** What is drawn, and what is said of it. */
  id: string;
  tip?: string;
  className: string;
}

/** The place of a drawing, and the drawing once it is there. */
export function DrawingPlace({ drawing, id, tip, className }: Props) {
  const named = drawingNamed(drawing);
  if (!named) return null;
  return (
    <span className={`block w-full ${className}`} style={{ aspectRatio: named.ratio }}>
      <Suspense>
        <NamedDrawing name={named.name} drawing={drawing} id={id} tip={tip} />
      </Suspense>
    </span>
  );
}
