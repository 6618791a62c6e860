import { SITE_NAME } from "@shared/site";

/** The name of the bed retailer as a simple wordmark. */
export function DialABedMark() {
  return (
    <span className="text-xl font-bold tracking-tight" role="img" aria-label="Dial-a-Bed">
      <span aria-hidden>
        <span className="text-accent-text">dial</span>·a·bed
      </span>
    </span>
  );
}

/** Ours: two circles that overlap. */
export function SiteMark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-bold tracking-tight">
      <img src="/favicon.svg" alt="" width="28" height="28" />
      {SITE_NAME}
    </span>
  );
}
