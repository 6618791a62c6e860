import { Drawing } from "@/ui/drawing";

/** A bed's card with its score and the parts of that score; one reason falls visibly short. */
export function ReasonsDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[200, 140]} className={className}>
      <rect
        x="40"
        y="16"
        width="116"
        height="118"
        rx="10"
        fill="var(--drawing-shade)"
        opacity="0.6"
        stroke="none"
      />
      <rect x="32" y="8" width="116" height="120" rx="10" fill="var(--drawing-paper)" />
      <path d="M32 66V18q0-10 10-10H138q10 0 10 10V66Z" fill="var(--drawing-fill)" />
      <path d="M76 39V23q0-4 4-4h34q4 0 4 4V39Z" fill="var(--drawing-shade)" />
      <path d="M48 45L74 29H118L92 45Z" fill="var(--drawing-paper)" />
      <path
        d="M73 33q-1-7 9-7t12 1t1 4q-4 5-11 5t-11-3ZM95 33q-1-7 9-7t12 1t1 4q-4 5-11 5t-11-3Z"
        fill="var(--drawing-paper)"
      />
      <path d="M92 45L118 29V41L92 58Z" fill="var(--drawing-shade)" />
      <path d="M48 45H92V58H51q-3 0-3-3Z" fill="var(--drawing-fill)" />
      <path d="M48 45L63 35.5H107.5L92 45Z" fill="var(--drawing-paper)" />
      <path d="M107.5 35.5V48" />
      <g strokeWidth="5" stroke="var(--drawing-shade)">
        <path d="M66 80H136M66 97H136M66 114H136" />
      </g>
      <path d="M66 80H136M66 97H124" strokeWidth="5" />
      <path d="M66 114H82" strokeWidth="5" stroke="var(--highlight)" />
      <path d="M43 80l4 4l7-8M43 97l4 4l7-8M44 114h9" strokeWidth="2" />
      <circle cx="150" cy="26" r="21" fill="var(--accent)" stroke="none" />
      <circle cx="150" cy="26" r="17" stroke="var(--accent-ink)" strokeWidth="1.2" opacity="0.5" />
      <path
        d="M147.5 23.5a4 4 0 1 1-8 0a4 4 0 1 1 8 0q0 6-5 9.5M152.5 21.5a4 3.6 0 1 1 4 4.5a4 3.6 0 1 1-4.5 4.5"
        stroke="var(--accent-ink)"
        strokeWidth="2.2"
      />
    </Drawing>
  );
}
