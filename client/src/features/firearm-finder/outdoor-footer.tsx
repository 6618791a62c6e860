import type { ClientBrand } from "@shared/brands";
import { copyrightYears } from "@shared/site";
import { StoreLink } from "@/ui/store-link";

/** Copyright, client name, and the licensing note for shoppers of firearms. */
export function OutdoorFooter({ brand }: { brand: ClientBrand }) {
  return (
    <footer className="border-t border-line bg-surface text-sm text-muted">
      <div className="mx-auto flex max-w-[68rem] flex-wrap items-center gap-x-2 gap-y-1 px-4 py-4">
        <div className="max-w-[60ch]">
          <p>
            © {copyrightYears(new Date())} {brand.displayName}
          </p>
          <p className="mt-1">
            Every purchase follows {brand.displayName}’s licensing checks: firearms and ammunition
            are released only to people licensed for them.
          </p>
        </div>
        <span className="-mx-3 flex flex-wrap sm:ml-auto">
          <StoreLink url={brand.links.privacy}>Privacy Policy</StoreLink>
          <StoreLink url={brand.links.terms}>Terms and Conditions</StoreLink>
        </span>
      </div>
    </footer>
  );
}
