import { Drawing } from "@/ui/drawing";

/** A catalogue's rows, one of them on its way into the two circles of the mark. */
export function ConnectDrawing({ className }: { className?: string }) {
  return (
    <Drawing size={[200, 140]} className={className}>
      <path d="M15 24L10 25q-4 .5-4 4.5L12 112q0 6 6 5.5H30Z" fill="var(--drawing-shade)" />
      <rect x="16" y="14" width="66" height="112" rx="6" fill="var(--drawing-paper)" />
      <path d="M26 26H52" strokeWidth="2.4" />
      <path d="M26 37H40V49H26ZM26 89H40V101H26ZM26 107H40V119H26Z" fill="var(--drawing-fill)" />
      <path d="M47 40H72M47 46H62M47 92H72M47 98H60M47 110H72M47 116H66" opacity="0.5" />
      <rect x="24" y="56" width="76" height="27" rx="6" fill="var(--drawing-fill)" />
      <rect x="30" y="61" width="20" height="17" rx="2" fill="var(--drawing-paper)" />
      <path d="M34 74V69H46V74M36 69V65H44V69" />
      <path d="M57 66H90M57 73H76" opacity="0.6" />
      <path d="M106 69.5H120m-5-5l5 5l-5 5" strokeWidth="2" />
      <circle cx="150" cy="69.5" r="22" fill="var(--accent)" stroke="none" />
      <circle cx="171" cy="69.5" r="22" fill="var(--highlight)" stroke="none" />
      <path
        d="M160.5 50.17a22 22 0 0 1 0 38.66a22 22 0 0 1 0-38.66Z"
        fill="var(--accent-strong)"
        stroke="none"
      />
    </Drawing>
  );
}
