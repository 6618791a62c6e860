import type { ClientBrand } from "@shared/brands";

/** A retailer's name as a simple wordmark. */
export function BrandMark({ brand }: { brand: ClientBrand }) {
  const { logo, logoAlt, accentLength, tracking } = brand;
  return (
    <span
      className={
        tracking === "tight" ? "text-xl font-bold tracking-tight" : "font-bold tracking-[0.12em]"
      }
      role="img"
      aria-label={logoAlt}
    >
      <span aria-hidden>
        <span className="text-accent-text">{logo.slice(0, accentLength)}</span>
        {logo.slice(accentLength)}
      </span>
    </span>
  );
}
