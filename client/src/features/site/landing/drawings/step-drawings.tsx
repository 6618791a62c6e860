import { Drawing } from "@/ui/drawing";

/** A phone in one hand: the second of five short questions, answered with the thumb. */
export function AskDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[200, 140]} className={className}>
      <path d="M100 84Q152 88 152 104Q152 114 146 122H100Z" fill="var(--drawing-fill)" />
      <rect x="96" y="121" width="54" height="14" rx="4" fill="var(--drawing-shade)" />
      <path
        d="M20 16H40q6 0 6 6V34q0 6-6 6H36L44 50L26 40H20q-6 0-6-6V22q0-6 6-6Z"
        fill="var(--drawing-paper)"
      />
      <path d="M26.5 24.5a3.7 3.7 0 1 1 5.4 3.4q-1.9 1-1.9 3m0 3.6v.1" strokeWidth="2.2" />
      <rect x="62" y="6" width="66" height="120" rx="11" fill="var(--drawing-shade)" />
      <rect x="67" y="11" width="56" height="110" rx="7" fill="var(--drawing-paper)" />
      <path d="M75 22h4.5m4.5 0h4.5" strokeWidth="3" />
      <path d="M93 22h4.5m4.5 0h4.5m4.5 0h4.5" strokeWidth="3" stroke="var(--drawing-shade)" />
      <path d="M74 34H108M74 41H94" strokeWidth="2.2" />
      <rect x="73" y="52" width="44" height="15" rx="4" fill="var(--drawing-fill)" />
      <rect x="73" y="72" width="44" height="15" rx="4" fill="var(--accent)" stroke="none" />
      <rect x="73" y="92" width="44" height="15" rx="4" fill="var(--drawing-fill)" />
      <circle cx="81" cy="59.5" r="3" fill="var(--drawing-paper)" />
      <circle cx="81" cy="99.5" r="3" fill="var(--drawing-paper)" />
      <path d="M89 59.5H109M89 99.5H104" opacity="0.5" />
      <path d="M78 79.5l2.5 2.5l4.5-5.5" stroke="var(--accent-ink)" strokeWidth="2" />
      <g fill="var(--drawing-fill)">
        <rect x="55" y="58" width="16" height="11" rx="5.5" />
        <rect x="54" y="71" width="17" height="11" rx="5.5" />
        <rect x="55" y="84" width="16" height="11" rx="5.5" />
        <path d="M152 104Q150 84 113 75.5a6.3 6.3 0 0 0-3 12.2Q124 92 128 108" />
      </g>
    </Drawing>
  );
}

/** A catalog's rows, one of them on its way into the two circles of the mark. */
export function ConnectDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[200, 140]} className={className}>
      <path d="M15 24L10 25q-4 .5-4 4.5L12 112q0 6 6 5.5H30Z" fill="var(--drawing-shade)" />
      <rect x="16" y="14" width="66" height="112" rx="6" fill="var(--drawing-paper)" />
      <path d="M26 26H52" strokeWidth="2.4" />
      <path d="M26 37H40V49H26ZM26 89H40V101H26ZM26 107H40V119H26Z" fill="var(--drawing-fill)" />
      <path d="M47 40H72M47 46H62M47 92H72M47 98H60M47 110H72M47 116H66" opacity="0.5" />
      <rect x="24" y="56" width="76" height="27" rx="6" fill="var(--drawing-fill)" />
      <rect x="30" y="61" width="20" height="17" rx="2" fill="var(--drawing-paper)" />
      <path d="M34 74V69H46V74M36 69V65H44V69" />
      <path d="M57 66H90M57 73H76" opacity="0.6" />
      <path d="M106 69.5H120m-5-5l5 5l-5 5" strokeWidth="2" />
      <circle cx="150" cy="69.5" r="22" fill="var(--accent)" stroke="none" />
      <circle cx="171" cy="69.5" r="22" fill="var(--highlight)" stroke="none" />
      <path
        d="M160.5 50.17a22 22 0 0 1 0 38.66a22 22 0 0 1 0-38.66Z"
        fill="var(--accent-strong)"
        stroke="none"
      />
    </Drawing>
  );
}

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
