import { clientBrand } from "@shared/brands";
import { BedFinder } from "@/features/bed-finder/bed-finder";
import { bedOptionsKey } from "@/features/bed-finder/bed-queries";
import { ShopFooter } from "@/features/bed-finder/shop-footer";
import { ShopHeader } from "@/features/bed-finder/shop-header";
import { Gate } from "@/features/gate/gate";
import { BrandMark } from "@/ui/wordmark";
import { FinderProviders } from "../finder-providers";
import { usePage } from "../use-page";

const APP = "dialabed";

/** `/dialabed`: the gate, then the bed finder. `clientId` decides where its links lead. */
export function BedFinderRoute({ clientId = APP }: { clientId?: string }) {
  const brand = clientBrand(clientId);
  usePage("Bed Finder", brand.id);
  return (
    <FinderProviders>
      <Gate app={APP} probe={bedOptionsKey} mark={<BrandMark brand={brand} />}>
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
