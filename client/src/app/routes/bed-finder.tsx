import { clientBrand } from "@shared/brands";
import { BedFinder } from "@/features/bed-finder/bed-finder";
import { bedOptionsKey } from "@/features/bed-finder/bed-queries";
import { Gate } from "@/features/gate/gate";
import { DialABedMark } from "@/ui/wordmark";
import { FinderProviders } from "../finder-providers";
import { usePage } from "../use-page";

const brand = clientBrand("dialabed");

/** `/dialabed`: the gate, then the bed finder. */
export function BedFinderRoute() {
  usePage("Bed Finder", brand.id);
  return (
    <FinderProviders>
      <Gate app={brand.id} probe={bedOptionsKey} mark={<DialABedMark />}>
        <div className="flex min-h-dvh flex-col">
          <header className="border-b border-line bg-surface">
            <div className="mx-auto flex min-h-14 max-w-[68rem] items-center px-4 sm:min-h-16">
              <a href={brand.website} className="rounded-md py-2">
                <DialABedMark />
              </a>
            </div>
          </header>
          <main className="mx-auto w-full max-w-[68rem] grow px-4 pt-2 sm:pt-4 sm:pb-16">
            <BedFinder />
          </main>
        </div>
      </Gate>
    </FinderProviders>
  );
}
