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

/** Evening at the Cape: Table Mountain and an acacia in the last sun, and a letter folded into a plane. */
export function LandscapeDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[480, 200]} className={className}>
      <circle cx="356" cy="106" r="22" fill="var(--highlight)" stroke="none" />
      <path
        d="M60 164Q104 150 128 118L146 92L154 96L172 116L182 108L190 76L204 72L232 73L246 71L288 72L312 70L322 76L328 96L338 106L350 130L368 138L384 112L392 92L402 90L408 104L420 128L440 140Q456 150 476 164Z"
        fill="var(--drawing-fill)"
      />
      <path
        d="M183 109L204 98L218 110L236 96L256 110L274 98L296 110L314 98L326.8 97L336.5 107.2L348.8 131L364 138Q340 150 300 150T220 152T128 150Q150 140 172.5 117.5Z"
        fill="var(--drawing-shade)"
        stroke="none"
      />
      <path
        d="M204 74V96M218 80V106M236 76V94M256 82V107M274 76V95M296 80V106M314 76V95"
        opacity="0.45"
      />
      <path d="M146 94L150 112L142 128M396 94L394 112L402 126" opacity="0.45" />
      <path d="M4 164H476" opacity="0.6" />
      <path
        d="M84 186Q90 150 82 128Q76 112 58 98M83 134Q92 112 112 98M82 128Q84 112 84 100"
        strokeWidth="3.5"
      />
      <path
        d="M20 98Q18 88 34 86Q44 72 66 76Q84 64 104 74Q124 70 132 82Q150 84 148 96Q146 102 136 101Q110 106 84 102Q54 106 32 103Q22 103 20 98Z"
        fill="var(--drawing-shade)"
      />
      <path d="M44 92Q56 86 66 90M84 84Q98 80 110 86M112 94Q122 90 130 93" opacity="0.5" />
      <path d="M28 186H150M190 182H214M318 190H344" opacity="0.5" />
      <path
        d="M54 186l-3-8m3 8l2-9m-2 9l6-7M124 186l-3-7m3 7l3-9M200 182l-3-7m3 7l3-8M328 190l-3-7m3 7l4-8"
        opacity="0.7"
      />
      <path d="M398 178Q400 168 397 162M398 172Q402 164 409 160" strokeWidth="2.2" />
      <path
        d="M377 160Q377 154 385 154Q391 148 401 151Q409 148 414 154Q423 155 422 160Q400 164 377 160Z"
        fill="var(--drawing-shade)"
      />
      <path d="M384 178H416" opacity="0.5" />
      <path d="M472 34C450 58 414 50 416 30S446 12 442 32S386 54 326 26" strokeDasharray="1 6" />
      <path d="M254 44L320 10L324 33L279 41Z" fill="var(--accent)" stroke="none" />
      <path d="M279 41L320 10L284 58Z" fill="var(--accent-strong)" stroke="none" />
    </Drawing>
  );
}

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
