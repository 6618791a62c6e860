import { Suspense, useEffect, useMemo } from "react";
import { clientBrands } from "@shared/brands";
import { preloadChoosing } from "@/features/finder/steps/question-kinds";
import type { FinderSource } from "@/features/finder/model/source";
import { firearmSource } from "@/features/firearm-finder/firearm-source";
import { OutdoorHeader } from "@/features/firearm-finder/outdoor-header";
import { whenIdle } from "@/lib/when-idle";
import type { FinderSetting } from "@/wizard/finder-host";
import { idleScreen, lazyScreen } from "@/wizard/lazy-screen";
import { BuiltInFinder, documentProbe } from "../built-in-finder";
import { FinderPage } from "../finder-page";

const APP = "safarioutdoor";

// The screen of its first question is there before the document is.
preloadChoosing();

/** Below what is read first, it comes when the browser is idle. */
const OutdoorFooter = idleScreen(() =>
  import("@/features/firearm-finder/outdoor-footer").then((file) => file.OutdoorFooter),
);

const StorePages = lazyScreen(() => import("@/ui/store-pages").then((file) => file.StorePages));

/** `/safari` and `/safari-outdoor`. */
export function FirearmFinderRoute() {
  const brand = clientBrands[APP];
  return (
    <FinderPage
      app={APP}
      title="Gun Finder"
      brand={brand}
      probe={documentProbe(APP)}
      header={<OutdoorHeader brand={brand} />}
      footer={
        <Suspense>
          <OutdoorFooter brand={brand} />
        </Suspense>
      }
    >
      {(setting) => <FirearmFinder {...setting} />}
    </FinderPage>
  );
}

/** The firearm finder behind its gate: its document, with calls and stored answers of its own. */
function FirearmFinder({ brand, ...setting }: FinderSetting) {
  const { products, brands } = brand;
  const source = useMemo(
    (): FinderSource => ({
      ...firearmSource,
      Pages: (props) => <StorePages {...props} brand={brand} fallback={products.mattresses} />,
      allProducts: products.bedSets,
      catalog: brands.catalog,
    }),
    [brand, products, brands],
  );
  useEffect(
    () =>
      whenIdle(() => {
        for (const { preload } of [firearmSource.PriceNote, firearmSource.Selections, StorePages]) {
          preload();
        }
      }),
    [],
  );

  return <BuiltInFinder app={APP} source={source} {...setting} />;
}
