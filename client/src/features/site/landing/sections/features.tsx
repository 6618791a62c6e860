import type { ComponentType } from "react";
import { GuidedDrawing } from "../drawings/guided-drawing";
import { NoCodeDrawing } from "../drawings/no-code-drawing";
import { ReasonsDrawing } from "../drawings/reasons-drawing";

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
    <section id="features" className="mx-auto max-w-[72rem] scroll-mt-16 px-4 py-16 sm:py-24">
      <h2 className="max-w-[40rem] font-display text-3xl leading-tight font-bold sm:text-5xl">
        The shop assistant your shop is missing
      </h2>
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        {features.map(({ Drawing, title, text }) => (
          <li
            key={title}
            className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6 shadow-card sm:max-md:flex-row sm:max-md:items-start"
          >
            <Drawing className="mx-auto w-52 shrink-0 sm:max-md:w-44 md:w-full md:max-w-64" />
            <div>
              <h3 className="text-xl font-bold">{title}</h3>
              <p className="mt-2 leading-relaxed text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-xl leading-snug sm:text-2xl">
        Shoppers who know why they choose, choose better:{" "}
        <strong className="text-accent-text">40% higher average order value</strong>.
      </p>
    </section>
  );
}
