import { Drawing } from "@/ui/drawing";

/** A shop's many products, fewer and fewer from row to row, until three are on the podium. */
export function MatchDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[200, 140]} className={className}>
      <path d={tiles(9, 5)} opacity="0.35" />
      <path d={tiles(7, 21)} opacity="0.65" fill="var(--drawing-fill)" />
      <path d={tiles(5, 37)} fill="var(--drawing-fill)" />
      <path d="M10 134H190" opacity="0.5" />
      <path d="M122 110l8-6h44V128l-8 6H122Z" fill="var(--drawing-shade)" />
      <path
        d="M34 104l8-6H86V134H34ZM122 110l8-6h44l-8 6ZM78 90l8-6h44l-8 6Z"
        fill="var(--drawing-paper)"
      />
      <path d="M122 90l8-6V104l-8 6Z" fill="var(--drawing-shade)" />
      <path
        d="M34 104H78V134H34ZM122 110H166V134H122ZM78 90H122V134H78Z"
        fill="var(--drawing-fill)"
      />
      <Bed x={57} y={101.5} />
      <Bed x={103} y={87.5} />
      <Bed x={150} y={107.5} />
      <circle cx="100" cy="112" r="12" fill="var(--accent)" stroke="none" />
      <path d="M96.5 108.5l4.5-3v13" stroke="var(--accent-ink)" strokeWidth="2.4" />
      <path
        d="M52 117q.5-3.5 4-3.5t4 3q0 2.5-8 8.5h8.5M140.5 117.5q3.5-2 6-.5t-2.5 4.5q4.5 0 4 3.5t-8 2"
        strokeWidth="2"
      />
    </Drawing>
  );
}

/** A centered row of this many tiles. */
function tiles(count: number, y: number) {
  const left = 100 - (count * 19 - 5) / 2;
  return Array.from({ length: count }, (_, n) => `M${left + n * 19} ${y}h14v11h-14zm3 8h8`).join(
    "",
  );
}

/** A bed seen from its foot, centered on x. */
function Bed({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-15 0v-3m30 3v-3" strokeWidth="2.2" />
      <path d="M-18-3v-19q0-4 4-4h28q4 0 4 4v19Z" fill="var(--drawing-shade)" />
      <path d="M-14-12v-4q0-4 4-4h5q4 0 5 4q1-4 5-4h5q4 0 4 4v4Z" fill="var(--drawing-paper)" />
      <path d="M-18-3v-6q0-5 5-5h26q5 0 5 5v6Z" fill="var(--drawing-paper)" />
    </g>
  );
}
