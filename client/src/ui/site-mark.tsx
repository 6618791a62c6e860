// On its own: the landing page has it without the frame of other pages.
import { SITE_NAME } from "@shared/site";

/** Our mark: two overlapping circles. */
export function SiteMark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-bold tracking-tight">
      <img src="/favicon.svg" alt="" width="28" height="28" />
      {SITE_NAME}
    </span>
  );
}
