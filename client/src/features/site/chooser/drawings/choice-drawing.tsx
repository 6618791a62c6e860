import { Drawing } from "@/ui/drawing";

/** A shelf with boxes of every kind in a light room; the one in the middle is the one that fits. */
export function ChoiceDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[400, 220]} className={className}>
      <path
        d="M12 176V24q0-12 12-12H376q12 0 12 12V176Z"
        fill="var(--drawing-fill)"
        stroke="none"
      />
      <path d="M12 176H388" opacity="0.6" />
      <circle cx="326" cy="58" r="18" fill="var(--highlight)" stroke="none" />
      <path d="M288 96q14-16 34-8q12-14 30-4q18-4 22 12Z" fill="var(--drawing-paper)" />
      <path d="M36 104H176V112H36Z" fill="var(--drawing-shade)" />
      <path d="M52 112v14M160 112v14" />
      <path d="M48 74H78V104H48Z" fill="var(--drawing-paper)" />
      <path d="M48 84H78M63 74v10" opacity="0.6" />
      <path d="M92 60h22v44H92Z" fill="var(--drawing-shade)" />
      <path d="M92 70h22M98 80h10M98 86h10" opacity="0.6" />
      <circle cx="144" cy="90" r="14" fill="var(--drawing-paper)" />
      <path d="M134 90q10-12 20 0" opacity="0.6" />
      <path d="M28 196L76 168H384L336 196Z" fill="var(--drawing-paper)" />
      <path d="M28 196H336V206H28Z" fill="var(--drawing-shade)" />
      <path d="M336 196L384 168V178L336 206Z" fill="var(--drawing-shade)" />
      <path d="M92 150H132V186H92Z" fill="var(--drawing-fill)" />
      <path d="M132 150l12-8v36l-12 8M92 150l12-8h40" fill="var(--drawing-shade)" />
      <path
        d="M176 124H236V186H176Z"
        fill="var(--drawing-paper)"
        stroke="var(--accent)"
        strokeWidth="2.4"
      />
      <path
        d="M236 124l18-12v62l-18 12M176 124l18-12h60"
        fill="var(--drawing-fill)"
        stroke="var(--accent)"
        strokeWidth="2.4"
      />
      <circle cx="206" cy="155" r="17" fill="var(--accent)" stroke="none" />
      <path d="M198 155l6 6l11-12" stroke="var(--accent-ink)" strokeWidth="3.5" />
      <path d="M280 160h36v26h-36Z" fill="var(--drawing-fill)" />
      <path d="M316 160l12-8v26l-12 8M280 160l12-8h36" fill="var(--drawing-shade)" />
    </Drawing>
  );
}
