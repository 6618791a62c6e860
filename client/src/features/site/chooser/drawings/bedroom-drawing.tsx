import { Drawing } from "@/ui/drawing";

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
