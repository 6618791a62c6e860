import type { ReactNode } from "react";
import { Drawing } from "@/ui/drawing";
import type { DrawingProps } from "./drawing-props";

/** A mattress cut open to show its layers; a type that staff added has plain ones. */
export function Mattress({ id }: DrawingProps) {
  const inside = Object.hasOwn(INSIDES, id) ? INSIDES[id] : INSIDES.foam;
  return (
    <Drawing size={[160, 72]} className="w-full">
      <path d="M38 8H150q4 0 2 3L124 30H10q-4 0-1-3L34 9q2-1 4-1Z" fill="var(--drawing-paper)" />
      <path d="M124 30L152.5 10.5V41L124 64Z" fill="var(--drawing-shade)" />
      <path d="M8.5 30H124V64H12.5a4 4 0 0 1-4-4Z" fill="var(--drawing-fill)" />
      {inside}
    </Drawing>
  );
}

/** A layer's lower edge on both visible sides, this far below the top. */
function Edge({ at }: { at: number }) {
  return <path d={`M8.5 ${30 + at}H124L152.5 ${10.5 + at * 0.9}`} />;
}

const across = (count: number) =>
  Array.from({ length: count }, (_, index) => 16 + index * (102 / (count - 1)));

function Coils({ from, to, count }: { from: number; to: number; count: number }) {
  const third = (to - from) / 3;
  return (
    <g strokeWidth="1.3">
      {across(count).map((x) => (
        <path
          key={x}
          d={`M${x - 3} ${from}q6 ${third / 2} 0 ${third}q6 ${third / 2} 0 ${third}q6 ${third / 2} 0 ${third}`}
        />
      ))}
    </g>
  );
}

const INSIDES: Readonly<Record<string, ReactNode>> = {
  memory_foam: (
    <>
      <path d="M62 19q14-6 30 0q-4 6-16 6T62 19Z" fill="var(--drawing-fill)" strokeWidth="1.2" />
      <path d="M8.5 41q10 6 19 0t19 0t19 0t19 0t19 0t20.5 0" />
      <path
        d="M8.5 42q10 6 19 0t19 0t19 0t19 0t19 0t20.5 0V52H8.5Z"
        fill="var(--drawing-paper)"
        stroke="none"
        opacity="0.8"
      />
      <Edge at={22} />
    </>
  ),
  hybrid: (
    <>
      <Edge at={8} />
      <Edge at={13} />
      <Coils from={45} to={62} count={9} />
    </>
  ),
  innerspring: (
    <>
      <Edge at={6} />
      <Coils from={38} to={62} count={7} />
    </>
  ),
  latex: (
    <>
      <Edge at={6} />
      {[42, 50, 58].map((y, row) =>
        across(11).map((x) => (
          <circle
            key={`${x}-${y}`}
            cx={x + (row % 2 ? 4 : 0)}
            cy={y}
            r="1.5"
            fill="var(--drawing-line)"
            stroke="none"
          />
        )),
      )}
    </>
  ),
  foam: (
    <>
      <Edge at={13} />
      <Edge at={23} />
    </>
  ),
};
