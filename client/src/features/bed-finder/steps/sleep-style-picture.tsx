import { useState } from "react";
import type { SleepStyleOption } from "@shared/contracts/bed-options";
import { SleepStyleDrawing } from "@/ui/sleep-style-drawing";

const PLACE = "w-full lg:mx-auto lg:max-w-44";

/** The staff's picture of a sleep style; our own drawing if there is none or it fails to load. */
export function SleepStylePicture({ style: { id, imageUrl } }: { style: SleepStyleOption }) {
  const [isLost, setLost] = useState(false);
  if (!imageUrl || isLost) return <SleepStyleDrawing id={id} className={PLACE} />;
  return (
    <img
      src={imageUrl}
      alt=""
      onError={() => setLost(true)}
      className={`aspect-5/3 rounded-lg object-cover ${PLACE}`}
    />
  );
}
