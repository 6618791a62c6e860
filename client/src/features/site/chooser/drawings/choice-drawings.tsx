import { Drawing } from "@/ui/drawing";

/** Morning in the field: an acacia before the hills; on a table a map with its route, a mug and binoculars. */
export function FieldDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[400, 220]} className={className}>
      <path
        d="M12 144V24q0-12 12-12H376q12 0 12 12V144Z"
        fill="var(--drawing-fill)"
        stroke="none"
      />
      <circle cx="232" cy="82" r="20" fill="var(--highlight)" stroke="none" />
      <path
        d="M12 118Q46 96 86 106Q124 84 164 104Q196 88 226 94Q262 62 306 84Q346 82 388 108V144H12Z"
        fill="var(--drawing-paper)"
        stroke="none"
      />
      <path
        d="M12 134Q70 114 140 126T270 120T388 128V144H12Z"
        fill="var(--drawing-shade)"
        stroke="none"
      />
      <path d="M12 134Q70 114 140 126T270 120T388 128M12 144H388" opacity="0.6" />
      <path d="M12 118Q46 96 86 106Q124 84 164 104Q196 88 226 94Q262 62 306 84Q346 82 388 108" />
      <path
        d="M78 151Q84 116 76 94Q70 78 52 64M77 100Q86 78 106 64M76 94Q78 78 78 66"
        strokeWidth="3.5"
      />
      <path
        d="M22 64Q20 54 36 52Q44 38 62 42Q78 30 98 40Q118 36 126 48Q144 50 142 62Q140 68 130 67Q104 72 78 68Q52 72 34 69Q24 69 22 64Z"
        fill="var(--drawing-shade)"
      />
      <path d="M42 58Q52 52 62 56M78 50Q92 46 104 52M106 60Q116 56 124 59" opacity="0.5" />
      <path d="M56 151H100M63 151l-3-7m3 7l2-8M92 151l-2-7m2 7l4-6" opacity="0.6" />
      <path d="M50 200L72 216M72 200L50 216M282 200L304 216M304 200L282 216" strokeWidth="3" />
      <path d="M28 192L92 154H384L320 192Z" fill="var(--drawing-fill)" />
      <path d="M28 192H320V200H28Z" fill="var(--drawing-shade)" />
      <path d="M320 192L384 154V162L320 200Z" fill="var(--drawing-shade)" />
      <path
        d="M54 188L94 181L134 188L174 181L220 154L180 161L140 154L100 161Z"
        fill="var(--drawing-paper)"
      />
      <path d="M94 181L140 154L180 161L134 188Z" fill="var(--drawing-shade)" />
      <path
        d="M78 181Q92 167 110 174T148 175T182 170"
        stroke="var(--accent)"
        strokeWidth="2.4"
        strokeDasharray="1 4.5"
      />
      <path
        d="M184 169q-10-11-10-18a10 10 0 0 1 20 0q0 7-10 18Z"
        fill="var(--accent)"
        stroke="none"
      />
      <circle cx="184" cy="151" r="3.5" fill="var(--accent-ink)" stroke="none" />
      <path
        d="M246 150a6 6 0 0 1 0 11M224 146H246V168q0 4-4 4H228q-4 0-4-4Z"
        fill="var(--drawing-paper)"
      />
      <path d="M231 139q-3-4 0-7t0-7M240 139q-3-4 0-7t0-7" opacity="0.5" />
      <Barrel x={270} />
      <path d="M278 160H308V174H278Z" fill="var(--drawing-fill)" />
      <circle cx="294" cy="158" r="5" fill="var(--drawing-paper)" />
      <Barrel x={308} />
    </Drawing>
  );
}

/** One half of the binoculars: it faces the viewer, its eyepiece to the right like all depth in the drawing. */
function Barrel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 171)`} fill="var(--drawing-shade)">
      <path d="M15-18L31-28A8 8 0 0 1 40-14L24-4Z" fill="var(--drawing-fill)" />
      <path d="M-7.5-12L12-24A14 14 0 0 1 27 0L7.5 12Z" />
      <circle r="14" />
      <circle r="9.5" fill="var(--drawing-paper)" />
      <path d="M-5-2Q-4-5-1-5.5" opacity="0.6" />
    </g>
  );
}

/** A warm bedroom at night: the bed with its throw, the moon in the window, a lamp and a plant. */
export function BedroomDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[400, 220]} className={className}>
      <path
        d="M12 144V24q0-12 12-12H376q12 0 12 12V144Z"
        fill="var(--drawing-fill)"
        stroke="none"
      />
      <path d="M12 144H388" opacity="0.5" />
      <rect x="84" y="32" width="72" height="74" rx="3" fill="var(--drawing-shade)" />
      <path
        d="M124 44a13 13 0 1 0 11 19a10.5 10.5 0 0 1-11-19Z"
        fill="var(--highlight)"
        stroke="none"
      />
      <path d="M84 80H156M120 80V106" strokeWidth="3" stroke="var(--drawing-paper)" />
      <path
        d="M78 30H100Q98 66 82 96V118H72V30ZM162 30H140Q142 66 158 96V118H168V30Z"
        fill="var(--drawing-paper)"
      />
      <path d="M86 34Q84 64 78 84M154 34Q156 64 162 84" opacity="0.5" />
      <path d="M64 29H176" strokeWidth="3" />
      <path
        d="M84 210L158 162H346L272 210Z"
        fill="var(--drawing-shade)"
        opacity="0.6"
        stroke="none"
      />
      <path d="M332 112H374V148H332Z" fill="var(--drawing-paper)" />
      <path d="M332 130H374M350 121h6M350 139h6M336 148v5m34-5v5" />
      <path d="M353 111V86M344 111h18" strokeWidth="2.4" />
      <path d="M344 58h18l10 29H334Z" fill="var(--drawing-paper)" />
      <path d="M196 140V58q0-10 10-10H308q10 0 10 10V140Z" fill="var(--drawing-shade)" />
      <path d="M220 48V90M244.5 48V90M269.5 48V90M294 48V90" opacity="0.45" />
      <path d="M118 192v9m106-9v9M312 138v8" strokeWidth="3" />
      <path d="M112 170H228V194H112Z" fill="var(--drawing-fill)" />
      <path d="M228 170L316 113V137L228 194Z" fill="var(--drawing-shade)" />
      <path d="M114 150L198 96H312V116L228 170H114Z" fill="var(--drawing-paper)" />
      <path d="M228 150L312 96" />
      <path
        d="M205 106Q200 84 222 85T254 88Q258 99 250 107Q236 113 221 112T205 106ZM259 106Q254 84 276 85T308 88Q312 99 304 107Q290 113 275 112T259 106Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M108 152q0-3 3-5L166 112H284q4 0 6 3L234 153V184q-16 4-32 1t-31 1t-31-1t-32 1Z"
        fill="var(--drawing-paper)"
      />
      <path d="M108 153H234V184q-16 4-32 1t-31 1t-31-1t-32 1Z" fill="var(--drawing-fill)" />
      <path d="M234 153L290 115V146q-14 6-27 18t-29 20Z" fill="var(--drawing-shade)" />
      <path d="M150 122H279L290 115L284 112H166Z" fill="var(--drawing-fill)" />
      <path d="M119 142L138 130H268V160L250 172V142Z" fill="var(--accent)" stroke="none" />
      <path d="M250 142V172L268 160V130Z" fill="var(--accent-strong)" stroke="none" />
      <path d="M252 171v4m5-7.5v4m5-7v4m5-7v4" stroke="var(--accent-strong)" />
      <path
        d="M44 172Q28 142 32 112Q46 138 48 172Q44 128 56 92Q62 132 56 172Q64 140 78 122Q76 150 62 172Z"
        fill="var(--drawing-shade)"
      />
      <path d="M56 110V168M37 130Q44 150 46 168M72 136Q64 152 60 168" opacity="0.5" />
      <path d="M36 170H72L68 196q-1 4-5 4H45q-4 0-5-4Z" fill="var(--drawing-paper)" />
    </Drawing>
  );
}

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
