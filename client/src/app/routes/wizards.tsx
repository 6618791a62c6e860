import { ArrowLeft } from "lucide-react";
import { clientBrands } from "@shared/brands";
import type { FinderSummary } from "@shared/contracts/finders";
import { finderWithId } from "@shared/templates/finders";
import { paths } from "@shared/site";
import { BedroomDrawing, FieldDrawing } from "@/features/site/chooser/drawings/choice-drawings";
import { OtherFinders, WizardCard } from "@/features/site/chooser/wizard-card";
import { buttonClass } from "@/ui/button";
import { askGateEarly } from "@/lib/early-gate";
import { SitePage } from "@/ui/site-page";
import { BrandMark } from "@/ui/wordmark";
import { PrefetchLink } from "../prefetch-link";
import { usePage } from "../use-page";

const wizards = [
  {
    client: "dialabed",
    path: paths.bedFinder,
    text: finderWithId("dialabed").text,
    facts: ["4 questions", "30 seconds max"],
    drawing: <BedroomDrawing className="w-full" />,
    load: () => import("./bed-finder"),
  },
  {
    client: "safarioutdoor",
    path: paths.firearmFinderLong,
    text: finderWithId("safarioutdoor").text,
    facts: ["One-tap answers", "30 seconds max"],
    drawing: <FieldDrawing className="w-full" />,
    load: () => import("./firearm-finder"),
  },
] as const;

/** The link that starts a finder of the shop's own making. */
function startOther({ slug, path, name }: FinderSummary) {
  return (
    <PrefetchLink
      href={path}
      load={() => {
        askGateEarly(slug);
        return import("./finder");
      }}
      className={`${buttonClass("primary")} w-full sm:w-auto`}
    >
      Start Wizard
      <span className="sr-only"> for {name}</span>
    </PrefetchLink>
  );
}

/** `/wizards`: the choice of finders. */
export function WizardsRoute() {
  usePage("Choose Your Wizard", "matchwell");
  return (
    <SitePage
      aside={
        <a href="/" className="inline-flex min-h-11 items-center gap-2 hover:text-accent-text">
          <ArrowLeft aria-hidden className="size-4" />
          Back to Home
        </a>
      }
    >
      <h1 className="font-display text-4xl font-bold sm:text-6xl">Choose Your Wizard</h1>
      <p className="mt-4 text-lg text-muted sm:text-xl">
        A few questions, then a short list that says why.
      </p>
      <ul className="mt-10 grid gap-6 md:grid-cols-2">
        {wizards.map(({ client, path, load, ...card }) => (
          <WizardCard
            key={client}
            brand={client}
            name={clientBrands[client].displayName}
            mark={<BrandMark brand={clientBrands[client]} />}
            {...card}
            start={
              <PrefetchLink
                href={path}
                load={() => {
                  askGateEarly(client);
                  return load();
                }}
                className={`${buttonClass("primary")} w-full sm:w-auto`}
              >
                Start Wizard
                <span className="sr-only"> for {clientBrands[client].displayName}</span>
              </PrefetchLink>
            }
          />
        ))}
        <OtherFinders start={startOther} />
      </ul>
    </SitePage>
  );
}
