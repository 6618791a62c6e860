import { Suspense, useEffect, useState } from "react";
import { clientBrand, type ClientBrand } from "@shared/brands";
import { bedSource } from "@/features/bed-finder/bed-source";
import { ShopHeader } from "@/features/bed-finder/shop-header";
import { preloadCards } from "@/features/finder/steps/question-kinds";
import type { FinderSource } from "@/features/finder/model/source";
import { whenIdle } from "@/lib/when-idle";
import type { FinderSetting } from "@/wizard/finder-host";
import { idleScreen, lazyScreen } from "@/wizard/lazy-screen";
import { BuiltInFinder, documentProbe } from "../built-in-finder";
import { FinderPage } from "../finder-page";

const APP = "dialabed";

/** Below what is read first, it comes when the browser is idle. */
const ShopFooter = idleScreen(() =>
  import("@/features/bed-finder/shop-footer").then((file) => file.ShopFooter),
);
const DetailedEmail = lazyScreen(() =>
  import("@/features/bed-finder/detailed-email").then((file) => file.DetailedEmail),
);

const StorePages = lazyScreen(() => import("@/ui/store-pages").then((file) => file.StorePages));

/** Its calls, and links to the pages of a store. */
const sourceFor = (brand: ClientBrand): FinderSource => ({
  ...bedSource,
  allProducts: brand.products.bedSets,
  MailForm: DetailedEmail,
  Pages: (props) => <StorePages {...props} brand={brand} fallback={brand.products.bedSets} />,
});

// Its first page is cards: they come with the document, not after it.
preloadCards();

/** `/dialabed`. `clientId` selects the targets of its links. */
export function BedFinderRoute({ clientId = APP }: { clientId?: string }) {
  const brand = clientBrand(clientId);
  return (
    <FinderPage
      app={APP}
      title="Bed Finder"
      brand={brand}
      probe={documentProbe(APP)}
      header={<ShopHeader brand={brand} />}
      footer={
        <Suspense>
          <ShopFooter brand={brand} />
        </Suspense>
      }
    >
      {(setting) => <BedFinder {...setting} />}
    </FinderPage>
  );
}

/** The bed finder behind its gate: its document, with calls and stored answers of its own. */
export function BedFinder({ brand, ...setting }: FinderSetting) {
  const [source] = useState(() => sourceFor(brand));
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [DetailedEmail, StorePages]) part.preload();
      }),
    [],
  );

  return <BuiltInFinder app={APP} source={source} {...setting} />;
}
