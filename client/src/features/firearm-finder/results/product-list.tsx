import { Fragment, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AmmoQuantity } from "@shared/ammo-quantities";
import type { RecommendedFirearm } from "@shared/contracts/firearms";
import { stockGroups } from "@shared/stock-groups";
import { classNames } from "@/lib/class-names";
import { focusOn } from "@/lib/focus-place";
import type { StoreUrl } from "@/lib/store-url";
import { Button } from "@/ui/button";
import { FirearmCard } from "./firearm-card";

/** Products on a phone at first; a single leftover is shown rather than hidden behind a press. */
const FIRST_ON_PHONES = 6;

interface Props {
  products: RecommendedFirearm[];
  /** Whether another list is loading. */
  isBusy: boolean;
  quantity: AmmoQuantity | undefined;
  storeUrl: StoreUrl;
  onVisit: (sku: string, url: string) => void;
}

/** The products grouped by stock: all of them on wide screens, a short list first on phones. */
export function ProductList({ products, isBusy, quantity, storeUrl, onVisit }: Props) {
  const [isLong, setLong] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const groups = stockGroups(products);
  const inOrder = groups.flatMap(({ items }) => items);
  const isShort = !isLong && products.length > FIRST_ON_PHONES + 1;
  const later = new Set(isShort ? inOrder.slice(FIRST_ON_PHONES) : []);
  const showMore = () => {
    flushSync(() => setLong(true));
    // The pressed button is gone; the first new product takes the focus.
    focusOn(list.current?.querySelectorAll("article")[FIRST_ON_PHONES]?.querySelector("h2"));
  };

  return (
    <div ref={list}>
      {groups.map(({ title, items }) => (
        <Fragment key={title ?? ""}>
          {title && (
            <h2
              className={classNames(
                "mt-8 text-lg font-bold",
                items.every((item) => later.has(item)) && "max-sm:hidden",
              )}
            >
              {title}
            </h2>
          )}
          <ul
            aria-busy={isBusy}
            className="mt-4 grid grid-cols-1 gap-4 transition-opacity aria-busy:opacity-60 sm:grid-cols-2 lg:grid-cols-3"
          >
            {items.map((product) => (
              <li key={product.sku} className={later.has(product) ? "max-sm:hidden" : undefined}>
                <FirearmCard
                  product={product}
                  url={storeUrl(product.url)}
                  quantity={quantity}
                  onVisit={() => onVisit(product.sku, storeUrl(product.url))}
                />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {later.size > 0 && (
        <Button look="secondary" className="mt-4 w-full sm:hidden" onClick={showMore}>
          Show {later.size} more
        </Button>
      )}
    </div>
  );
}
