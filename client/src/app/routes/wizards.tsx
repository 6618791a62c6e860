import { Link } from "wouter";
import { clientBrand } from "@shared/brands";
import { paths } from "@shared/site";
import { buttonClass } from "@/ui/button";
import { SiteMark } from "@/ui/wordmark";
import { usePage } from "../use-page";

const wizards = [
  {
    client: "dialabed",
    path: paths.bedFinder,
    text: "Four questions about how you sleep, then beds ranked by how well they fit.",
  },
  {
    client: "safarioutdoor",
    path: paths.gunFinderLong,
    text: "What it is for, which type and caliber, what it may cost: then up to twelve that fit.",
  },
] as const;

/** `/wizards`: which finder to start. */
export function WizardsRoute() {
  usePage("Choose Your Wizard", "matchwell");
  return (
    <main className="mx-auto max-w-[68rem] px-4 py-8 sm:py-12">
      <SiteMark />
      <h1 className="mt-12 text-3xl font-bold sm:text-5xl">Choose Your Wizard</h1>
      <p className="mt-3 text-lg text-muted">A few questions, then a short list that says why.</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-2">
        {wizards.map(({ client, path, text }) => (
          <li
            key={client}
            className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-card"
          >
            <h2 className="text-xl font-bold">{clientBrand(client).displayName}</h2>
            <p className="mt-1 mb-5 text-muted">{text}</p>
            <Link href={path} className={`${buttonClass("primary")} mt-auto self-start`}>
              Start Wizard
              <span className="sr-only"> for {clientBrand(client).displayName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
