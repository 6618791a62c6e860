import type { ShownFinder } from "@shared/contracts/finders";
import { sayer } from "../model/say";

/** The shop's name, which links to its site, and the finder's. */
export function FinderHeader({ shown }: { shown: ShownFinder }) {
  const { brand, name, texts } = shown;
  const mark = <ShopName name={brand.name} />;
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
        {sayer(texts)("skip-to-content")}
      </a>
      <div className="mx-auto flex min-h-14 max-w-[68rem] flex-wrap items-center gap-x-4 px-4 py-1 sm:min-h-16">
        {brand.website ? (
          <a href={brand.website} target="_blank" rel="noopener" className="rounded-md py-2">
            {mark}
          </a>
        ) : (
          mark
        )}
        {name !== brand.name && <p className="text-muted wrap-anywhere">{name}</p>}
      </div>
    </header>
  );
}

/** A shop's name as a simple wordmark. */
export function ShopName({ name }: { name: string }) {
  return <span className="text-xl font-bold tracking-tight wrap-anywhere">{name}</span>;
}
