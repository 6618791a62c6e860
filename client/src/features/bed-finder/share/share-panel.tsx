import type { ClientBrand } from "@shared/brands";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { ShareChannel } from "@shared/finder-steps";
import { sharedUrl } from "@/lib/shared-link";
import { QuickShare } from "@/ui/quick-share";
import type { Wizard } from "@/wizard/use-wizard";
import { hasPerfect, isPerfect } from "../perfect";
import { DetailedEmail } from "./detailed-email";
import { SavedPreferences } from "./saved-preferences";
import { shareText } from "./share-texts";

export interface SharePanelProps {
  wizard: Wizard<BedPreferences>;
  options: BedOptions;
  beds: RecommendedBed[];
  /** The number of all matching beds. */
  total: number;
  brand: ClientBrand;
  /** The target of share links: the shopper's current page. */
  page: string;
  onShare: (channel: ShareChannel) => void;
}

/** The panel below the results: share, e-mail and save. */
export function SharePanel(props: SharePanelProps) {
  const { wizard, options, beds, total, brand, page, onShare } = props;
  const url = sharedUrl(wizard.answers, page);
  const [best] = beds;
  const perfect = beds.filter(isPerfect).length;
  return (
    <section
      aria-labelledby="share-title"
      className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id="share-title" className="text-xl font-bold">
        {hasPerfect(beds)
          ? `Found ${perfect} Perfect ${perfect === 1 ? "Match" : "Matches"}!`
          : "Keep your closest matches"}
      </h2>
      {best && (
        <p className="mt-1 text-muted">
          {best.inStock ? (
            <>
              Top choice: <strong className="text-ink">{best.name}</strong>, {best.matchScore}%
              match
            </>
          ) : (
            "All of them are out of stock now."
          )}
        </p>
      )}
      <div className="mt-5 grid gap-6 md:grid-cols-2 md:gap-8">
        <div className="grid min-w-0 content-start gap-6 md:gap-8">
          <QuickShare
            text={shareText({ beds, total }, brand.displayName, url)}
            subject={`Beds that suit me, from ${brand.displayName}`}
            url={url}
            onShare={onShare}
          />
          <DetailedEmail preferences={wizard.answers} beds={beds} url={url} onShare={onShare} />
        </div>
        <SavedPreferences wizard={wizard} options={options} />
      </div>
    </section>
  );
}
