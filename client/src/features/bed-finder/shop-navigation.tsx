import { Menu, Search, X } from "lucide-react";
import { useId, useState, type FormEvent } from "react";
import type { ClientBrand } from "@shared/brands";
import { StoreLink } from "@/ui/store-link";

/** The search and the links of the retailer's header, beside its name; below it what a phone unfolds. */
export function ShopNavigation({ brand }: { brand: ClientBrand }) {
  const [open, setOpen] = useState<"search" | "menu">();
  const toggle = (part: "search" | "menu") => setOpen(open === part ? undefined : part);
  const links = [
    ["Shop All Beds", brand.products.bedSets],
    ["Delivery Info", brand.links.delivery],
    ["My Account", brand.links.account],
  ] as const;

  return (
    <>
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
      {open === "search" && (
        <div className="-mx-4 basis-[calc(100%+2rem)] border-t border-line p-4 md:hidden">
          <SearchBox brand={brand} takesFocus />
        </div>
      )}
      {open === "menu" && (
        <nav
          aria-label="Menu"
          className="-mx-4 grid basis-[calc(100%+2rem)] border-t border-line p-2 md:hidden"
        >
          {links.map(([label, url]) => (
            <StoreLink key={label} url={url}>
              {label}
            </StoreLink>
          ))}
        </nav>
      )}
    </>
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
