import { lazy, Suspense } from "react";
import { clientBrand } from "@shared/brands";
import { BedFinder } from "@/features/bed-finder/bed-finder";
import { bedOptionsKey } from "@/features/bed-finder/bed-queries";
import { ShopFooter } from "@/features/bed-finder/shop-footer";
import { ShopHeader } from "@/features/bed-finder/shop-header";
import { Gate } from "@/features/gate/gate";
import { BrandMark } from "@/ui/wordmark";
import { FinderProviders } from "../finder-providers";
import { usePage } from "../use-page";

const EmbeddedFrame = lazy(() =>
  import("@/features/embedded/embedded-frame").then((file) => ({ default: file.EmbeddedFrame })),
);

const APP = "dialabed";

/**
 * `/dialabed`: the gate, then the bed finder; with `?embed=true` as it stands in a frame. `clientId`
 * decides where its links lead.
 */
export function BedFinderRoute({ clientId = APP }: { clientId?: string }) {
  const brand = clientBrand(clientId);
  const isEmbedded = new URLSearchParams(window.location.search).get("embed") === "true";
  usePage("Bed Finder", brand.id);
  const gate = { app: APP, probe: bedOptionsKey, mark: <BrandMark brand={brand} />, isEmbedded };

  if (isEmbedded) {
    return (
      <FinderProviders>
        <Suspense>
          <EmbeddedFrame brand={brand}>
            {(hasProgress) => (
              <Gate {...gate}>
                <BedFinder brand={brand} isEmbedded hasProgress={hasProgress} />
              </Gate>
            )}
          </EmbeddedFrame>
        </Suspense>
      </FinderProviders>
    );
  }
  return (
    <FinderProviders>
      <Gate {...gate}>
        <div className="flex min-h-dvh flex-col">
          <ShopHeader brand={brand} />
          <main className="mx-auto w-full max-w-[68rem] grow px-4 pt-2 sm:pt-4 sm:pb-16">
            <BedFinder brand={brand} />
          </main>
          <ShopFooter brand={brand} />
        </div>
      </Gate>
    </FinderProviders>
  );
}
