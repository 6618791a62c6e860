import type { ClientBrand } from "@shared/brands";
import { SITE_NAME } from "@shared/site";

/** A retailer's name as a simple wordmark. */
export function BrandMark({ brand }: { brand: ClientBrand }) {
  return (
    <span
      className={
        brand.id === "dialabed" ? "text-xl font-bold tracking-tight" : "font-bold tracking-[0.12em]"
      }
      role="img"
      aria-label={brand.logoAlt}
    >
      <span aria-hidden>
        {brand.id === "dialabed" ? (
          <>
            <span className="text-accent-text">dial</span>·a·bed
          </>
        ) : (
          brand.logo
        )}
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
