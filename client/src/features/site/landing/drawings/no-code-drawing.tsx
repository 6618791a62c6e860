import { Drawing } from "@/ui/drawing";

/** A shop in a browser window under an awning; one piece of code slides into the gap left for it. */
export function NoCodeDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[200, 140]} className={className}>
      <path
        d="M28 34H156V76H118V90.5a6.5 6.5 0 1 0 0 9V116H156V124q0 8-8 8H36q-8 0-8-8Z"
        fill="var(--drawing-paper)"
      />
      <path d="M40 58h3m4 0h3m4 0h3" strokeWidth="2.4" />
      <rect x="68" y="54" width="76" height="8" rx="4" fill="var(--drawing-fill)" />
      <path d="M38 72H66V98H38ZM74 72H102V98H74Z" fill="var(--drawing-fill)" />
      <path d="M43 88v3m18 0v-3M79 88v3m18 0v-3M46 83v-5h12v5M82 83v-5h12v5" />
      <path d="M43 83H61v5H43ZM79 83H97v5H79Z" fill="var(--drawing-shade)" />
      <path d="M38 107H62M38 115H52M74 107H98M74 115H88" opacity="0.5" />
      <path
        d="M32 10H152L164 34v4a12 9 0 0 1-24 0a12 9 0 0 1-24 0a12 9 0 0 1-24 0a12 9 0 0 1-24 0a12 9 0 0 1-24 0a12 9 0 0 1-24 0V34Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M52 10H72L68 34v4a12 9 0 0 1-24 0V34ZM92 10H112L116 34v4a12 9 0 0 1-24 0V34ZM132 10H152L164 34v4a12 9 0 0 1-24 0V34Z"
        fill="var(--drawing-shade)"
      />
      <path d="M20 34H164" opacity="0.5" />
      <path
        d="M182 76H140q-3 0-3 3V91.5a6.5 6.5 0 1 0 0 9V113q0 3 3 3H182q4 0 4-4V80q0-4-4-4Z"
        fill="var(--accent)"
        stroke="none"
      />
      <path
        d="M154 89l-7 7l7 7M159 105l5-18M169 89l7 7l-7 7"
        stroke="var(--accent-ink)"
        strokeWidth="2.2"
      />
    </Drawing>
  );
}
