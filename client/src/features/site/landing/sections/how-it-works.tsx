import type { ComponentType } from "react";
import { AskDrawing, ConnectDrawing, MatchDrawing } from "../drawings/step-drawings";

interface Step {
  Drawing: ComponentType<{ className?: string }>;
  title: string;
  text: string;
}

const steps: Step[] = [
  {
    Drawing: ConnectDrawing,
    title: "Connect your catalog",
    text: "Bring your products as they are, from Magento, from Shopify or as a file. Choose the questions; no code, no project.",
  },
  {
    Drawing: AskDrawing,
    title: "Shoppers answer",
    text: "3-5 questions, one per screen, with one thumb. 30 seconds max, and nobody has to know the jargon.",
  },
  {
    Drawing: MatchDrawing,
    title: "They see what fits",
    text: "The top 3-5 matches, ranked and explained, within 60 seconds of the first question. One tap leads to the product in your shop.",
  },
];

/** The explanation in three steps. */
export function HowItWorks() {
  return (
    <section id="how-it-works" className="scroll-mt-16 border-y border-line bg-surface">
      <div className="mx-auto max-w-[72rem] px-4 py-10 sm:py-24">
        <h2 className="font-display text-3xl leading-tight font-bold sm:text-5xl">
          From question to match in 60 seconds
        </h2>
        <ol className="mt-6 grid gap-x-10 gap-y-8 sm:mt-12 sm:gap-y-12 md:grid-cols-3">
          {steps.map(({ Drawing, title, text }, index) => (
            <li key={title}>
              <Drawing className="w-full max-w-32 sm:max-w-64" />
              <h3 className="mt-2 flex sm:mt-5 items-baseline gap-3 text-xl font-bold">
                <span aria-hidden className="font-display text-3xl text-accent-text">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-2 leading-relaxed text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
