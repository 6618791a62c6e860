import { Menu, Search, X } from "lucide-react";
import { useId, useState, type FormEvent } from "react";
import type { ClientBrand } from "@shared/brands";
import { StoreLink } from "@/ui/store-link";
import { BrandMark } from "@/ui/wordmark";

/** The retailer's header: its name, site search and links; collapsed on phones. */
export function ShopHeader({ brand }: { brand: ClientBrand }) {
  const [open, setOpen] = useState<"search" | "menu">();
  const toggle = (part: "search" | "menu") => setOpen(open === part ? undefined : part);
  const links = [
    ["Shop All Beds", brand.products.bedSets],
    ["Delivery Info", brand.links.delivery],
    ["My Account", brand.links.account],
  ] as const;

  return (
    <header className="border-b border-line bg-surface">
      <a
        href="#content"
        onClick={(event) => {
          // Not by navigation, which would add a history entry between two questions.
          event.preventDefault();
          document.querySelector<HTMLElement>("main h1")?.focus();
        }}
        className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-4 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <div className="mx-auto flex min-h-14 max-w-[68rem] items-center gap-4 px-4 sm:min-h-16">
        <a href={brand.website} target="_blank" rel="noopener" className="rounded-md py-2">
          <BrandMark brand={brand} />
        </a>
        <div className="w-52 max-md:hidden lg:w-72">
          <SearchBox brand={brand} />
        </div>
        <nav
          aria-label={brand.displayName}
          className="ml-auto flex whitespace-nowrap max-md:hidden lg:gap-1"
        >
          {links.map(([label, url]) => (
            <StoreLink key={label} url={url}>
              {label}
            </StoreLink>
          ))}
        </nav>
        <div className="-mr-2 ml-auto flex md:hidden">
          <FoldButton label="Search" isOpen={open === "search"} onClick={() => toggle("search")}>
            <Search aria-hidden className="size-5" />
          </FoldButton>
          <FoldButton label="Menu" isOpen={open === "menu"} onClick={() => toggle("menu")}>
            <Menu aria-hidden className="size-5" />
          </FoldButton>
        </div>
      </div>
      {open === "search" && (
        <div className="border-t border-line p-4 md:hidden">
          <SearchBox brand={brand} takesFocus />
        </div>
      )}
      {open === "menu" && (
        <nav aria-label="Menu" className="grid border-t border-line p-2 md:hidden">
          {links.map(([label, url]) => (
            <StoreLink key={label} url={url}>
              {label}
            </StoreLink>
          ))}
        </nav>
      )}
    </header>
  );
}

interface FoldButtonProps {
  label: string;
  isOpen: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function FoldButton({ label, isOpen, onClick, children }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full hover:bg-accent-soft"
    >
      {isOpen ? <X aria-hidden className="size-5" /> : children}
    </button>
  );
}

/** Searches the retailer's own site in a new tab. */
function SearchBox({ brand, takesFocus = false }: { brand: ClientBrand; takesFocus?: boolean }) {
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = (new FormData(event.currentTarget).get("q") as string).trim();
    if (text === "") return;
    window.open(brand.searchUrl.replace("{query}", encodeURIComponent(text)), "_blank", "noopener");
  };
  return (
    <form role="search" onSubmit={search} className="relative">
      <label htmlFor={id} className="sr-only">
        Search {brand.displayName}
      </label>
      <Search aria-hidden className="absolute top-3 left-3.5 size-5 text-muted" />
      <input
        id={id}
        name="q"
        type="search"
        maxLength={200}
        // The shopper just opened the search.
        autoFocus={takesFocus}
        placeholder="Search the store"
        className="min-h-11 w-full rounded-control border border-outline bg-paper pr-3 pl-11 placeholder:text-muted"
      />
    </form>
  );
}
