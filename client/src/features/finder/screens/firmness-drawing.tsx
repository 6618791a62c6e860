import { Drawing } from "@/ui/drawing";

interface Props {
  /** How deep a body sinks in, from 0 to 1. */
  depth: number;
  className?: string;
}

const TOP = 36;
const RADIUS = 15;

/** A ball on a mattress that yields according to its softness. */
export function FirmnessDrawing({ depth, className }: Props) {
  const dip = 2 + depth * 17;
  const reach = 20 + depth * 10;
  const [left, right] = [60 - reach, 60 + reach];
  const surface = `M6 ${TOP + 4}q0-4 4-4H${left - 8}C${left + 4} ${TOP} ${60 - 15} ${TOP + dip} 60 ${TOP + dip}S${right - 4} ${TOP} ${right + 8} ${TOP}H110q4 0 4 4`;
  const lines = [0.4, 0.72].map((part) => {
    const give = dip * (1 - part) * 0.8;
    const y = TOP + part * 30;
    return `M6 ${y}H${left - 4}Q60 ${y + give * 2} ${right + 4} ${y}H114`;
  });
  return (
    <Drawing size={[120, 72]} className={className}>
      <path d={`${surface}V62q0 4-4 4H10q-4 0-4-4Z`} fill="var(--drawing-fill)" />
      <path d={lines.join("")} opacity="0.45" />
      <circle cx="60" cy={TOP + dip - RADIUS} r={RADIUS} fill="var(--drawing-paper)" />
      <path d={`M51 ${TOP + dip - RADIUS - 5}q4-5 10-5`} opacity="0.5" />
    </Drawing>
  );
}
