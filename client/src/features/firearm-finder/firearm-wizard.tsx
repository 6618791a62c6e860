import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState, type ComponentType } from "react";
import type { FirearmStepId } from "@shared/finder-steps";
import { whenIdle } from "@/lib/when-idle";
import { useFinderHost, useHostCommands } from "@/wizard/finder-host";
import type { FinderSetting } from "@/wizard/finder-setting";
import { lazyScreen } from "@/wizard/lazy-screen";
import type { Run } from "@/wizard/run-storage";
import { StepStage } from "@/wizard/step-stage";
import { useHostEvents } from "@/wizard/use-host-events";
import { useTrace } from "@/wizard/use-trace";
import { useWizard } from "@/wizard/use-wizard";
import { allCountsKey } from "./firearm-queries";
import { firearmSteps, type FirearmAnswers, type FirearmStepProps } from "./firearm-steps";
import { PurposeStep } from "./steps/purpose-step";

const FavoritesBasket = lazyScreen(() =>
  import("./favorites/favorites-basket").then((file) => file.FavoritesBasket),
);
const TypeStep = lazyScreen(() => import("./steps/type-step").then((file) => file.TypeStep));
const later = {
  ergonomics: lazyScreen(() =>
    import("./steps/ergonomics-step").then((file) => file.ErgonomicsStep),
  ),
  caliber: lazyScreen(() => import("./steps/caliber-step").then((file) => file.CaliberStep)),
  budget: lazyScreen(() => import("./steps/budget-step").then((file) => file.BudgetStep)),
  results: lazyScreen(() => import("./results/results-step").then((file) => file.ResultsStep)),
};

const screens: Record<FirearmStepId, ComponentType<FirearmStepProps>> = {
  purpose: PurposeStep,
  discipline: TypeStep,
  game: TypeStep,
  "use-case": TypeStep,
  type: TypeStep,
  "sub-type": TypeStep,
  action: TypeStep,
  category: TypeStep,
  ...later,
};

interface Props extends FinderSetting {
  runKey: string;
  initial: Run<FirearmAnswers>;
}

/** The wizard itself, with the basket floating above it. */
export function FirearmWizard(props: Props) {
  const { brand, isEmbedded = false, hasProgress = true, runKey, initial } = props;
  const wizard = useWizard(firearmSteps, runKey, initial);
  const trace = useTrace(brand.id, wizard, { isEmbedded });
  const host = useFinderHost();
  // Counts are the first call: an answer means that the gate is open.
  useHostEvents(brand.id, wizard, useQuery({ queryKey: allCountsKey }).isSuccess);
  useHostCommands(async (command) => {
    if (command.type === "restart") return wizard.restart();
    const { readAnswers } = await import("./stored-run");
    const answers = readAnswers(command.preferences);
    if (answers) wizard.fill(answers);
    else host.tell("error", { code: "prefill_invalid" });
  });
  const Screen = screens[wizard.step.id as FirearmStepId];

  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // The first question is visible; the rest loads while it is read, so that no step has to wait.
    return whenIdle(() => {
      for (const part of [TypeStep, FavoritesBasket, ...Object.values(later)]) void part.preload();
      setIdle(true);
    });
  }, []);

  const basket = isIdle && (
    <Suspense>
      <FavoritesBasket
        brand={brand}
        isEmbedded={isEmbedded}
        isSticky={wizard.step.id === "results"}
        onShare={trace.share}
      />
    </Suspense>
  );

  return (
    <>
      <StepStage wizard={wizard} hasProgress={hasProgress}>
        <Screen wizard={wizard} brand={brand} trace={trace} />
      </StepStage>
      {basket}
    </>
  );
}
