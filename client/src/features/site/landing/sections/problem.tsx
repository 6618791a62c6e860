import { TooManyDrawing } from "../drawings/too-many-drawing";

/** The problem: shoppers leave. */
export function Problem() {
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-[72rem] items-center gap-x-16 gap-y-8 px-4 py-16 sm:py-24 lg:grid-cols-2">
        <TooManyDrawing className="mx-auto w-full max-w-[34rem] lg:order-2" />
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
