import type { ShownFinder } from "@shared/contracts/finders";
import { StoreLink } from "@/ui/store-link";

/** Copyright, and the shop's links. */
export function FinderFooter({ shown: { brand } }: { shown: ShownFinder }) {
  return (
    <footer className="border-t border-line bg-surface text-sm text-muted">
      <div className="mx-auto flex max-w-[68rem] flex-wrap items-center gap-x-2 gap-y-1 px-4 py-4">
        <p className="wrap-anywhere">
          © {new Date().getFullYear()} {brand.name}
        </p>
        {brand.links.length > 0 && (
          <nav aria-label={brand.name} className="-mx-3 flex flex-wrap sm:ml-auto">
            {brand.links.map(({ label, url }) => (
              <StoreLink key={`${label} ${url}`} url={url}>
                {label}
              </StoreLink>
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}
