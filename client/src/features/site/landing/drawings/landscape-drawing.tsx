import { Drawing } from "@/ui/drawing";

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
