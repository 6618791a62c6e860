import { Drawing } from "@/ui/drawing";

/** Three answers to one question, a bed for one, two or three; a finger picks the middle one. */
export function GuidedDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[200, 140]} className={className}>
      <g transform="rotate(-9 48 70)">
        <rect x="20" y="32" width="56" height="76" rx="8" fill="var(--drawing-fill)" />
        <path d="M32 42h20a3 3 0 0 1 3 3v37h-26V45a3 3 0 0 1 3-3Z" fill="var(--drawing-paper)" />
        <rect x="33" y="46" width="18" height="7" rx="3" fill="var(--drawing-fill)" />
        <path d="M29 60q13-3 26 0V82H29Z" fill="var(--drawing-shade)" />
        <path d="M30 91H54M30 98H44" opacity="0.5" />
      </g>
      <g transform="rotate(9 152 70)">
        <rect x="124" y="32" width="56" height="76" rx="8" fill="var(--drawing-fill)" />
        <path d="M139 42h32a3 3 0 0 1 3 3v37h-38V45a3 3 0 0 1 3-3Z" fill="var(--drawing-paper)" />
        <path d="M159 46h8a3 3 0 0 1 0 7h-8a3 3 0 0 1 0-7Z" fill="var(--drawing-fill)" />
        <path d="M136 60q19-3 38 0V82H136Z" fill="var(--drawing-shade)" />
        <path d="M146 91H172M150 98H166" opacity="0.5" />
      </g>
      <rect x="66" y="16" width="68" height="94" rx="9" fill="var(--drawing-paper)" />
      <path d="M83 29h34a4 4 0 0 1 4 4V79H79V33a4 4 0 0 1 4-4Z" fill="var(--drawing-paper)" />
      <path
        d="M86.5 33.5h8a4 4 0 0 1 0 9h-8a4 4 0 0 1 0-9ZM105.5 33.5h8a4 4 0 0 1 0 9h-8a4 4 0 0 1 0-9Z"
        fill="var(--drawing-fill)"
      />
      <path d="M79 52q21-4 42 0V79H79Z" fill="var(--drawing-fill)" />
      <path d="M79 52q21-4 42 0v8q-21-4-42 0Z" fill="var(--drawing-shade)" />
      <path d="M79 90H110M79 98H96" opacity="0.5" />
      <rect x="66" y="16" width="68" height="94" rx="9" stroke="var(--accent)" strokeWidth="2.2" />
      <circle cx="132" cy="19" r="10" fill="var(--accent)" stroke="none" />
      <path d="M127.5 19.5l3.2 3.2l6-7" stroke="var(--accent-ink)" strokeWidth="2.2" />
      <g transform="translate(108 80) rotate(-20) scale(0.72)" strokeWidth="2.1">
        <rect x="-3" y="62" width="36" height="14" rx="4" fill="var(--drawing-shade)" />
        <path
          d="M-6.5 6a6.5 6.5 0 0 1 13 0V25a5 5 0 0 1 10 1v2a4.7 4.7 0 0 1 9.5 1v2.5a4.2 4.2 0 0 1 8.5 1V44q0 10-4 18H0Q-5 54-9 48L-17 37q-2-4 1-6.5t7 1l2.5 3.5Z"
          fill="var(--drawing-paper)"
        />
        <path d="M6.5 25v9M16.5 28v8M26 31.5v6" />
      </g>
      <path
        d="M32 4q1.5 8.5 10 10q-8.5 1.5-10 10q-1.5-8.5-10-10q8.5-1.5 10-10Z"
        fill="var(--highlight)"
        stroke="none"
      />
    </Drawing>
  );
}
