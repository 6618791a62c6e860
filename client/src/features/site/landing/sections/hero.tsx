import { paths } from "@shared/site";
import { buttonClass } from "@/ui/button";

/** The headline, a small finder at work beside it, and the three figures. */
export function Hero({ miniature }: { miniature: string }) {
  return (
    <section>
      <div className="mx-auto grid max-w-[72rem] grid-cols-1 items-center gap-x-16 gap-y-8 px-4 pt-8 pb-8 sm:gap-y-12 sm:pt-12 sm:pb-16 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:pt-20 lg:pb-24">
        <div>
          <h1 className="font-display text-[2.75rem] leading-[1.04] font-bold sm:text-6xl lg:text-[4.5rem]">
            Shoppers leave when they can’t choose.
          </h1>
          <p className="mt-4 max-w-[34rem] sm:mt-6 text-lg leading-relaxed text-muted sm:text-xl">
            Put an AI-powered wizard into your shop. It asks 3-5 questions, takes 30 seconds at
            most, and shows the top 3-5 matches, each with its reasons.
          </p>
          <div className="mt-6 flex flex-wrap sm:mt-8 gap-3">
            <a href={paths.wizards} data-prefetch className={buttonClass("primary")}>
              Get Started
            </a>
            <a href="#how-it-works" className={buttonClass("secondary")}>
              See how it works
            </a>
          </div>
          <p className="mt-5 text-sm text-muted">No-code. For Magento and Shopify.</p>
        </div>
        <div id="miniature" dangerouslySetInnerHTML={{ __html: miniature }} />
      </div>
      <Stats />
    </section>
  );
}

const stats = [
  ["3-5x", "conversion"],
  ["60s", "time to match"],
  ["89%", "satisfaction"],
] as const;

/** The three figures, the most prominent element after the headline. */
function Stats() {
  return (
    <div className="mx-auto max-w-[72rem] px-4">
      <ul className="grid grid-cols-3 gap-4 border-t-2 border-ink pt-6 pb-6 sm:pb-24">
        {stats.map(([figure, label]) => (
          <li key={label}>
            <strong className="block font-display text-[2.5rem] leading-none font-bold tracking-tight sm:text-7xl">
              {figure}
            </strong>{" "}
            <span className="mt-1 block text-sm text-muted sm:text-lg">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
