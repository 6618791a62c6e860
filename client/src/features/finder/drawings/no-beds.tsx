import { Drawing } from "@/ui/drawing";

/** An empty bed frame under the moon, and a cat that found it. */
export function NoBeds() {
  return (
    <Drawing size={[200, 120]} className="w-full">
      <path d="M6 112H194" opacity="0.5" />
      <path d="M154 12a16 16 0 1 0 13 25a13 13 0 0 1-13-25Z" fill="var(--drawing-shade)" />
      <path d="M118 20v6m-3-3h6M138 44v4m-2-2h4" opacity="0.7" />
      <path d="M30 112V46q0-8 8-8h2q8 0 8 8v66Z" fill="var(--drawing-fill)" />
      <path d="M160 112V66q0-6 6-6h4q6 0 6 6v46Z" fill="var(--drawing-fill)" />
      <path d="M48 78H160V96H48Z" fill="var(--drawing-fill)" />
      <path d="M62 78v18m14-18v18m14-18v18m14-18v18m14-18v18m14-18v18m14-18v18" opacity="0.6" />
      <path
        d="M74 78c-2-15 12-22 26-19c5-7 4-9 5-11l5 5h6l5-5c1 4 1 8 0 12c-1 5-5 8-9 9c4 3 5 6 5 9Z"
        fill="var(--drawing-paper)"
      />
      <path d="M74 78q-13 2-12-8q1-5 6-4" />
      <path d="M106 59q1.5 1.5 3 0m5 0q1.5 1.5 3 0m-5 3v.5" strokeWidth="1.2" />
    </Drawing>
  );
}
