import { clientBrands } from "@shared/brands";
import { FirearmFinder } from "@/features/firearm-finder/firearm-finder";
import { allCountsKey } from "@/features/firearm-finder/firearm-queries";
import { OutdoorFooter } from "@/features/firearm-finder/outdoor-footer";
import { OutdoorHeader } from "@/features/firearm-finder/outdoor-header";
import { FinderPage } from "../finder-page";

const APP = "safarioutdoor";

/** `/safari` and `/safari-outdoor`. */
export function FirearmFinderRoute() {
  const brand = clientBrands[APP];
  return (
    <FinderPage
      app={APP}
      title="Gun Finder"
      brand={brand}
      probe={allCountsKey}
      header={<OutdoorHeader brand={brand} />}
      footer={<OutdoorFooter brand={brand} />}
    >
      {(setting) => <FirearmFinder {...setting} />}
    </FinderPage>
  );
}
