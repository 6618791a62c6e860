import { useState } from "react";
import type { ShownOption } from "@shared/contracts/finders";
import { DrawingPlace } from "../drawings/drawing-place";

export type Look = "swatches" | "pictures";

/** A swatch or a picture. The label beside it says the same, so it is not read out. */
export function LookPicture({ option, as }: { option: ShownOption; as: Look }) {
  const [lost, setLost] = useState<string>();
  const { picture, color, drawing, label } = option;
  const frame = as === "swatches" ? "h-24 w-full rounded-xl" : "aspect-4/3 w-full rounded-xl";
  if (picture && picture !== lost) {
    return (
      <img
        src={picture}
        alt=""
        width={400}
        height={as === "swatches" ? 240 : 300}
        decoding="async"
        onError={() => setLost(picture)}
        className={`${frame} bg-accent-soft object-cover`}
      />
    );
  }
  if (color) {
    return (
      <span
        aria-hidden
        data-swatch
        className={`${frame} block border border-outline forced-color-adjust-none`}
        style={{ backgroundColor: color }}
      />
    );
  }
  if (drawing) return <DrawingPlace drawing={drawing} id={option.id} className={frame} />;
  return (
    <span
      aria-hidden
      data-placeholder
      className={`${frame} grid place-items-center bg-accent-soft text-3xl font-bold text-accent-text`}
    >
      {option.icon ?? Array.from(label)[0]}
    </span>
  );
}
