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
