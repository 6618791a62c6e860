import { useWizardTexts } from "./wizard-texts";

/** Placeholder for a step, of the same size. */
export function StepSkeleton() {
  const texts = useWizardTexts();
  return (
    <div aria-busy="true" className="pt-6">
      <p className="sr-only">{texts.loading}</p>
      <div className="skeleton h-4 w-24" />
      <div className="skeleton mt-3 h-9 w-full max-w-md" />
      <div className="skeleton mt-4 h-5 w-full max-w-lg" />
      <div className="mt-8 grid gap-3 lg:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <div key={card} className="skeleton h-[6.5rem] rounded-card lg:h-60" />
        ))}
      </div>
    </div>
  );
}
