import { Check } from "lucide-react";
import { paths } from "@shared/site";
import { buttonClass } from "@/ui/button";

const badges = [
  "No-code setup",
  "Magento and Shopify",
  "3-5 questions",
  "30 seconds max",
  "Every match explained",
];

/** The invitation to try a finder. */
export function CallToAction() {
  return (
    <section className="bg-accent-soft">
      <div className="mx-auto max-w-[72rem] px-4 py-16 text-center sm:py-24">
        <h2 className="mx-auto max-w-[42rem] font-display text-3xl leading-tight font-bold sm:text-5xl">
          Give your shoppers a straight answer
        </h2>
        <p className="mx-auto mt-4 max-w-[36rem] text-lg text-muted">
          Try a finder the way your shoppers would. It takes less time than reading this page did.
        </p>
        <a href={paths.wizards} data-prefetch className={`${buttonClass("primary")} mt-8`}>
          Get Started
        </a>
        <ul className="mx-auto mt-10 flex max-w-[46rem] flex-wrap justify-center gap-2">
          {badges.map((badge) => (
            <li
              key={badge}
              className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 py-1.5 text-sm font-semibold"
            >
              <Check aria-hidden className="size-4 text-accent-text" />
              {badge}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
