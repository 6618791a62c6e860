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
