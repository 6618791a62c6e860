import type { ReactNode } from "react";
import { Drawing } from "@/ui/drawing";

interface Props {
  /** A sleep style; one that staff added gets a pillow under the moon. */
  id: string;
  className?: string;
}

/** A sleeper seen from above, with the head on the left. */
export function SleepStyleDrawing({ id, className }: Props) {
  const pose = Object.hasOwn(POSES, id) ? POSES[id] : <Moon />;
  return (
    <Drawing size={[120, 72]} className={className}>
      <rect x="4" y="4" width="112" height="64" rx="9" fill="var(--drawing-fill)" />
      {pose}
    </Drawing>
  );
}

/** A rounded limb: a thick line under a thinner one leaves an outline. */
function Limb({ d, width }: { d: string; width: number }) {
  return (
    <>
      <path d={d} strokeWidth={width} />
      <path d={d} strokeWidth={width - 3} stroke="var(--drawing-shade)" />
    </>
  );
}

function Pillow({ y = 17, height = 38 }: { y?: number; height?: number }) {
  return <rect x="10" y={y} width="24" height={height} rx="8" fill="var(--drawing-paper)" />;
}

function Head({ y = 36 }: { y?: number }) {
  return <circle cx="27" cy={y} r="6.8" fill="var(--drawing-shade)" />;
}

function Side() {
  return (
    <>
      <Limb d="M60 35L80 44L101 38" width={9} />
      <Limb d="M39 34Q50 29 61 36" width={15} />
      <Limb d="M61 38L77 51L97 48" width={9} />
      <Limb d="M42 38L51 51L39 53" width={7.5} />
      <Head y={35} />
    </>
  );
}

function Back() {
  return (
    <>
      <Limb d="M62 31.5L101 29" width={9} />
      <Limb d="M62 40.5L101 43" width={9} />
      <Limb d="M41 29L66 23" width={7.5} />
      <Limb d="M41 43L66 49" width={7.5} />
      <Limb d="M42 36H60" width={18} />
      <Head />
    </>
  );
}

const POSES: Readonly<Record<string, ReactNode>> = {
  side: (
    <>
      <Pillow />
      <Side />
    </>
  ),
  back: (
    <>
      <Pillow />
      <Back />
    </>
  ),
  stomach: (
    <>
      <Pillow />
      <Limb d="M62 32L102 31" width={9} />
      <Limb d="M62 40L78 53L95 49" width={9} />
      <Limb d="M42 31Q38 18 22 20" width={7.5} />
      <Limb d="M42 41Q38 54 22 52" width={7.5} />
      <Limb d="M42 36H60" width={18} />
      <Head />
      <path d="M23 31q4-3 8 0" />
    </>
  ),
  combination: (
    <>
      <Pillow />
      <g transform="matrix(1 0 0 -1 0 72)">
        <Side />
      </g>
      <path d="M91 60a14 14 0 0 0 17-12m0 0l-6 2.5m6-2.5l2.5 6" />
      <path d="M61 61a14 14 0 0 0 10 3" opacity="0.5" />
    </>
  ),
  partner: (
    <>
      <Pillow y={9} height={25} />
      <Pillow y={38} height={25} />
      <Limb d="M42 21H60" width={16} />
      <Limb d="M42 50H60" width={16} />
      <Head y={21} />
      <Head y={50} />
      <path
        d="M54 7H107a6 6 0 0 1 6 6V59a6 6 0 0 1-6 6H54Q58 50 54 36T54 7Z"
        fill="var(--drawing-shade)"
      />
      <path d="M62 7Q66 22 62 36T62 65" opacity="0.6" />
    </>
  ),
  not_sure: (
    <>
      <path
        d="M34 22Q60 15 86 22Q93 36 86 50Q60 57 34 50Q27 36 34 22Z"
        fill="var(--drawing-paper)"
      />
      <path d="M55 31.5a5.5 5.5 0 1 1 8 5q-2.8 1.5-2.8 4.5" strokeWidth="2.4" />
      <circle cx="60.2" cy="46" r="0.8" strokeWidth="1.6" fill="var(--drawing-line)" />
    </>
  ),
};

function Moon() {
  return (
    <>
      <path
        d="M22 32Q42 26 62 32Q68 44 62 56Q42 62 22 56Q16 44 22 32Z"
        fill="var(--drawing-paper)"
      />
      <path d="M92 15a13 13 0 1 0 9 19a10.5 10.5 0 0 1-9-19Z" fill="var(--drawing-shade)" />
    </>
  );
}
