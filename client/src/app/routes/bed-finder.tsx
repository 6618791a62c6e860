import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { clientBrand, type ClientBrand } from "@shared/brands";
import type { ShownFinder } from "@shared/contracts/finders";
import { bedSource } from "@/features/bed-finder/bed-source";
import { ShopHeader } from "@/features/bed-finder/shop-header";
import { Finder } from "@/features/finder/finder";
import { documentAddress } from "@/features/finder/finder-address";
import { preloadCards } from "@/features/finder/question-kinds";
import type { FinderSource } from "@/features/finder/source";
import { whenIdle } from "@/lib/when-idle";
import { useRunKey } from "@/wizard/finder-host";
import type { FinderSetting } from "@/wizard/finder-setting";
import { lazyScreen } from "@/wizard/lazy-screen";
import { StepSkeleton } from "@/wizard/step-skeleton";
import { FinderPage } from "../finder-page";

const APP = "dialabed";
/** The finder's first call: its document. */
const PROBE = [documentAddress(APP)];

/** Below what is read first, it comes when the browser is idle. */
const ShopFooter = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  const { ShopFooter: Footer } = await import("@/features/bed-finder/shop-footer");
  return { default: Footer };
});
const FinderMissing = lazy(() =>
  import("@/features/finder/finder-missing").then((file) => ({ default: file.FinderMissing })),
);
const DetailedEmail = lazyScreen(() =>
  import("@/features/bed-finder/detailed-email").then((file) => file.DetailedEmail),
);

const StorePages = lazyScreen(() =>
  import("@/features/bed-finder/store-pages").then((file) => file.StorePages),
);

/** Its calls, and links to the pages of a store. */
const sourceFor = (brand: ClientBrand): FinderSource => ({
  ...bedSource,
  allProducts: brand.products.bedSets,
  MailForm: DetailedEmail,
  Pages: (props) => <StorePages {...props} brand={brand} />,
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
      probe={PROBE}
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
export function BedFinder({ brand, isEmbedded = false, hasProgress }: FinderSetting) {
  const [source] = useState(() => sourceFor(brand));
  const asked = useQuery<ShownFinder>({ queryKey: PROBE });
  const client = useQueryClient();
  const runKey = useRunKey(`run:${APP}`);
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [DetailedEmail, StorePages]) part.preload().catch(() => undefined);
      }),
    [],
  );

  if (asked.isError) {
    return (
      <Suspense>
        <FinderMissing
          missing="unreachable"
          isTrying={asked.isFetching}
          retry={() => void asked.refetch()}
          isEmbedded
        />
      </Suspense>
    );
  }
  if (!asked.data) return <StepSkeleton />;
  return (
    <Finder
      shown={asked.data}
      source={source}
      runKey={runKey}
      isEmbedded={isEmbedded}
      hasProgress={hasProgress}
      onOutdated={() => void client.invalidateQueries({ queryKey: PROBE })}
    />
  );
}
