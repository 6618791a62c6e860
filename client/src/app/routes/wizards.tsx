import { Link } from "wouter";
import { clientBrand } from "@shared/brands";
import { paths } from "@shared/site";
import { buttonClass } from "@/ui/button";
import { SiteMark } from "@/ui/wordmark";
import { usePage } from "../use-page";

/** `/wizards`: which finder to start. */
export function WizardsRoute() {
  usePage("Choose Your Wizard", "matchwell");
  return (
    <main className="mx-auto max-w-[68rem] px-4 py-8 sm:py-12">
      <SiteMark />
      <h1 className="mt-12 text-3xl font-bold sm:text-5xl">Choose Your Wizard</h1>
      <p className="mt-3 text-lg text-muted">A few questions, then a short list that says why.</p>
      <section className="mt-8 max-w-md rounded-card border border-line bg-surface p-6 shadow-card">
        <h2 className="text-xl font-bold">{clientBrand("dialabed").displayName}</h2>
        <p className="mt-1 text-muted">
          Four questions about how you sleep, then beds ranked by how well they fit.
        </p>
        <Link href={paths.bedFinder} className={`${buttonClass("primary")} mt-5`}>
          Start Wizard
        </Link>
      </section>
    </main>
  );
}
