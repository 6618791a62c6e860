import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { whenIdle } from "@/lib/when-idle";
import { useFinderHost, useHostCommands } from "@/wizard/finder-host";
import type { FinderSetting } from "@/wizard/finder-setting";
import type { Run } from "@/wizard/run-storage";
import { StepStage } from "@/wizard/step-stage";
import { useHostEvents } from "@/wizard/use-host-events";
import { useTrace } from "@/wizard/use-trace";
import { useWizard } from "@/wizard/use-wizard";
import { allCountsKey } from "./gun-queries";
import { gunSteps, type GunAnswers, type GunStepId, type GunStepProps } from "./gun-steps";
import { PurposeStep } from "./steps/purpose-step";

const later = {
  type: () => import("./steps/type-step").then((file) => ({ default: file.TypeStep })),
  ergonomics: () =>
    import("./steps/ergonomics-step").then((file) => ({ default: file.ErgonomicsStep })),
  caliber: () => import("./steps/caliber-step").then((file) => ({ default: file.CaliberStep })),
  budget: () => import("./steps/budget-step").then((file) => ({ default: file.BudgetStep })),
  results: () => import("./results/results-step").then((file) => ({ default: file.ResultsStep })),
  favorites: () =>
    import("./favorites/favorites-basket").then((file) => ({ default: file.FavoritesBasket })),
};

const TypeStep = lazy(later.type);
const FavoritesBasket = lazy(later.favorites);

const screens: Record<GunStepId, ComponentType<GunStepProps>> = {
  purpose: PurposeStep,
  discipline: TypeStep,
  game: TypeStep,
  "use-case": TypeStep,
  type: TypeStep,
  "sub-type": TypeStep,
  action: TypeStep,
  category: TypeStep,
  ergonomics: lazy(later.ergonomics),
  caliber: lazy(later.caliber),
  budget: lazy(later.budget),
  results: lazy(later.results),
};

interface Props extends FinderSetting {
  runKey: string;
  initial: Run<GunAnswers>;
}

/** The wizard itself, and the basket that floats over it. */
export function GunWizard(props: Props) {
  const { brand, isEmbedded = false, hasProgress = true, runKey, initial } = props;
  const wizard = useWizard(gunSteps, runKey, initial);
  const trace = useTrace(brand.id, wizard, isEmbedded);
  const host = useFinderHost();
  // Counts are the first call: once they are answered, the gate is open.
  useHostEvents(brand.id, wizard, useQuery({ queryKey: allCountsKey }).isSuccess);
  useHostCommands(async (command) => {
    if (command.type === "restart") return wizard.restart();
    const { readAnswers } = await import("./stored-run");
    const answers = readAnswers(command.preferences);
    if (answers) wizard.fill(answers);
    else host.tell("error", { code: "prefill_invalid" });
  });
  const Screen = screens[wizard.step.id as GunStepId];

  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // The first question stands; the rest comes while it is read, so that no step has to wait.
    return whenIdle(() => {
      Object.values(later).forEach((load) => void load());
      setIdle(true);
    });
  }, []);

  const basket = isIdle && (
    <Suspense>
      <FavoritesBasket brand={brand} isEmbedded={isEmbedded} onShare={trace.share} />
    </Suspense>
  );

  return (
    <>
      {/* A frame as high as its content has no corner that stays in sight. */}
      {isEmbedded && <div className="flex min-h-12 justify-end">{basket}</div>}
      <StepStage wizard={wizard} hasProgress={hasProgress}>
        <Screen wizard={wizard} brand={brand} trace={trace} />
      </StepStage>
      {!isEmbedded && basket}
    </>
  );
}
