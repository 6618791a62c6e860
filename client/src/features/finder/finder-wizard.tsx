import { useEffect } from "react";
import type { Answers } from "@shared/finders/answers";
import { removeSharedFromAddress } from "@/lib/shared-address";
import { whenIdle } from "@/lib/when-idle";
import { useFinderHost, useHostCommands } from "@/wizard/finder-host";
import { lazyScreen } from "@/wizard/lazy-screen";
import type { Run } from "@/wizard/run-storage";
import { StepStage } from "@/wizard/step-stage";
import { useHostEvents } from "@/wizard/use-host-events";
import { useTrace } from "@/wizard/use-trace";
import { useWizard, type Wizard } from "@/wizard/use-wizard";
import { BasketPlace } from "./basket-place";
import { RESULTS, type FinderModel } from "./model";
import type { OnOutdated } from "./step-props";
import { preloadScreens } from "./question-kinds";
import { QuestionStep } from "./question-step";
import { useKnownAnswers } from "./use-known-answers";
import { useStartupCheck } from "./use-startup-check";

const ResultsStep = lazyScreen(() =>
  import("./results/results-step").then((file) => file.ResultsStep),
);

interface Props {
  model: FinderModel;
  runKey: string;
  initial: Run<Answers>;
  isEmbedded: boolean;
  hasProgress?: boolean;
  onOutdated: OnOutdated;
}

/** The wizard itself: step bar, the current step's screen, and the basket. */
export function FinderWizard(props: Props) {
  const { model, runKey, initial, isEmbedded, hasProgress = true, onOutdated } = props;
  const { shown, questions, source } = model;
  const wizard = withoutLink(useWizard(model.allSteps, runKey, initial));
  const trace = useTrace(shown.slug, wizard, {
    isEmbedded,
    version: source.hasVersions ? shown.version : undefined,
    write: async (answers) => (await source.outside()).trace(model, answers as Answers),
  });
  const host = useFinderHost();
  const page = host.page ?? window.location.origin + window.location.pathname;

  useHostEvents(shown.slug, wizard, true);
  useHostCommands(async (command) => {
    if (command.type === "restart") return wizard.restart();
    const { prefill } = await import("./prefill");
    if (!(await prefill(wizard, model, command.preferences))) {
      host.tell("error", { code: "prefill_invalid" });
    }
  });
  const saved = useStartupCheck(wizard, model);
  useKnownAnswers(wizard, model);
  useEffect(
    () =>
      // The first question is visible; the rest loads while it is read, so that no step has to wait.
      whenIdle(() => {
        preloadScreens(shown, questions);
        void ResultsStep.preload().catch(() => undefined);
        void import("./selections-badge").catch(() => undefined);
        void import("./share/share-panel").catch(() => undefined);
      }),
    [shown, questions],
  );

  const screen = { wizard, model, trace, page, saved: saved?.entry };
  const isDone = wizard.step.id === RESULTS;
  return (
    <>
      <StepStage wizard={wizard} hasProgress={hasProgress}>
        {isDone ? (
          <ResultsStep {...screen} onOutdated={onOutdated} />
        ) : (
          <QuestionStep {...screen} />
        )}
      </StepStage>
      {saved?.dialog}
      {shown.results.actions.includes("basket") && (
        <BasketPlace model={model} isEmbedded={isEmbedded} isSticky={isDone} />
      )}
    </>
  );
}

/** Starting over also removes the shared link from the address. */
function withoutLink(wizard: Wizard<Answers>): Wizard<Answers> {
  return {
    ...wizard,
    restart(keep) {
      wizard.restart(keep);
      removeSharedFromAddress();
      // The first step's history entry has its own address, which is reached a moment later.
      window.addEventListener("popstate", removeSharedFromAddress, { once: true });
    },
  };
}
