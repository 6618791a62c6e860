import type { ComponentType } from "react";
import { GuidedDrawing, NoCodeDrawing, ReasonsDrawing } from "../drawings/feature-drawings";
import { TooManyDrawing } from "../drawings/too-many-drawing";

interface Feature {
  Drawing: ComponentType<{ className?: string }>;
  title: string;
  text: string;
}

const features: Feature[] = [
  {
    Drawing: GuidedDrawing,
    title: "AI-powered, in plain words",
    text: "3-5 questions that anybody can answer, in 30 seconds max. “Not sure” is an answer too.",
  },
  {
    Drawing: ReasonsDrawing,
    title: "A short list that says why",
    text: "90% of irrelevant products are eliminated. The top 3-5 matches carry their reasons, in points that add up, with what does not fit said as plainly as what does.",
  },
  {
    Drawing: NoCodeDrawing,
    title: "No-code, in your own shop",
    text: "Paste one snippet into Magento or Shopify. The finder takes your colors, fits every screen, and your team keeps its questions and its catalog.",
  },
];

/** The product's features in three cards, and their value. */
export function Features() {
  return (
    <section id="features" className="mx-auto max-w-[72rem] scroll-mt-16 px-4 py-10 sm:py-24">
      <h2 className="max-w-[40rem] font-display text-3xl leading-tight font-bold sm:text-5xl">
        The shop assistant your shop is missing
      </h2>
      <ul className="mt-6 grid gap-4 sm:mt-10 sm:gap-6 md:grid-cols-3">
        {features.map(({ Drawing, title, text }) => (
          <li
            key={title}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:gap-5 sm:p-6 shadow-card sm:max-md:flex-row sm:max-md:items-start"
          >
            <Drawing className="mx-auto w-32 shrink-0 sm:max-md:w-44 md:w-full md:max-w-64" />
            <div>
              <h3 className="text-xl font-bold">{title}</h3>
              <p className="mt-2 leading-relaxed text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-xl leading-snug sm:mt-10 sm:text-2xl">
        Shoppers who know why they choose, choose better:{" "}
        <strong className="text-accent-text">40% higher average order value</strong>.
      </p>
    </section>
  );
}

/** The problem: shoppers leave. */
export function Problem() {
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-[72rem] items-center gap-x-16 gap-y-6 px-4 py-10 sm:py-24 lg:grid-cols-2">
        <TooManyDrawing className="mx-auto w-full max-w-48 sm:max-w-[34rem] lg:order-2" />
        <div>
          <h2 className="font-display text-3xl leading-tight font-bold sm:text-5xl">
            70% of visitors leave without an answer.
          </h2>
          <p className="mt-5 text-lg leading-relaxed text-muted">
            A catalog lists everything and advises nobody. Filters ask for words that only an expert
            knows. In a good shop somebody asks two or three questions and then says: take one of
            these, and here is why. Online, nobody does.
          </p>
          <p className="mt-4 text-lg leading-relaxed">
            Matchwell does. In the time it takes to scroll past the first row.
          </p>
        </div>
      </div>
    </section>
  );
}
