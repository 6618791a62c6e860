import { Drawing } from "./drawing";

/** The two circles of the mark, apart: they look for each other along a winding path. */
export function LostDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[240, 140]} className={className}>
      <path
        d="M62 52C96 96 120 12 140 44S112 112 148 122S196 116 192 92"
        strokeDasharray="1 7"
        strokeWidth="2.4"
      />
      <circle cx="42" cy="38" r="28" fill="var(--accent)" stroke="none" />
      <circle cx="196" cy="66" r="28" fill="var(--highlight)" stroke="none" />
      <g fill="var(--surface)" stroke="none">
        <circle cx="47" cy="36" r="3" />
        <circle cx="58" cy="38" r="3" />
        <circle cx="181" cy="60" r="3" />
        <circle cx="192" cy="58" r="3" />
      </g>
      <path d="M48 47q4 3 8 1M183 71q4-4 9-2" stroke="var(--surface)" strokeWidth="2" />
    </Drawing>
  );
}
