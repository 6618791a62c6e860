import { clientBrands } from "@shared/brands";
import { GunFinder } from "@/features/gun-finder/gun-finder";
import { allCountsKey } from "@/features/gun-finder/gun-queries";
import { OutdoorFooter } from "@/features/gun-finder/outdoor-footer";
import { OutdoorHeader } from "@/features/gun-finder/outdoor-header";
import { FinderPage } from "../finder-page";

const APP = "safarioutdoor";

/** `/safari` and `/safari-outdoor`. */
export function GunFinderRoute() {
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
      {(setting) => <GunFinder {...setting} />}
    </FinderPage>
  );
}
