import { clientBrand } from "@shared/brands";
import { BedFinder } from "@/features/bed-finder/bed-finder";
import { bedOptionsKey } from "@/features/bed-finder/bed-queries";
import { ShopFooter } from "@/features/bed-finder/shop-footer";
import { ShopHeader } from "@/features/bed-finder/shop-header";
import { FinderPage } from "../finder-page";

const APP = "dialabed";

/** `/dialabed`. `clientId` selects the targets of its links. */
export function BedFinderRoute({ clientId = APP }: { clientId?: string }) {
  const brand = clientBrand(clientId);
  return (
    <FinderPage
      app={APP}
      title="Bed Finder"
      brand={brand}
      probe={bedOptionsKey}
      header={<ShopHeader brand={brand} />}
      footer={<ShopFooter brand={brand} />}
    >
      {(setting) => <BedFinder {...setting} />}
    </FinderPage>
  );
}
