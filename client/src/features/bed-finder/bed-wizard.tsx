import { useEffect, type ComponentType } from "react";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { BedStepId } from "@shared/finder-steps";
import { whenIdle } from "@/lib/when-idle";
import { Button } from "@/ui/button";
import { Message } from "@/ui/message";
import { useFinderHost, useHostCommands, useHostError } from "@/wizard/finder-host";
import type { FinderSetting } from "@/wizard/finder-setting";
import { lazyScreen } from "@/wizard/lazy-screen";
import type { Run } from "@/wizard/run-storage";
import { StepStage } from "@/wizard/step-stage";
import { useHostEvents } from "@/wizard/use-host-events";
import { useTrace } from "@/wizard/use-trace";
import { useWizard, type Wizard } from "@/wizard/use-wizard";
import { useBedOptions } from "./bed-queries";
import { bedSteps, type BedStepProps } from "./bed-steps";
import { removeSharedFromAddress } from "@/lib/shared-address";
import { useStartupCheck } from "./share/use-startup-check";
import { SleepStyleStep } from "./steps/sleep-style-step";
import { useKnownAnswers } from "./use-known-answers";

const screens = {
  "sleep-style": SleepStyleStep,
  "size-and-type": lazyScreen(() =>
    import("./steps/size-and-type-step").then((file) => file.SizeAndTypeStep),
  ),
  firmness: lazyScreen(() => import("./steps/firmness-step").then((file) => file.FirmnessStep)),
  budget: lazyScreen(() => import("./steps/budget-step").then((file) => file.BudgetStep)),
  results: lazyScreen(() => import("./results/results-step").then((file) => file.ResultsStep)),
} satisfies Record<BedStepId, ComponentType<BedStepProps>>;

interface Props extends FinderSetting {
  runKey: string;
  initial: Run<BedPreferences>;
}

/** The wizard itself: step bar and the current step's screen. */
export function BedWizard(props: Props) {
  const { brand, isEmbedded = false, hasProgress = true, runKey, initial } = props;
  const wizard = withoutLink(useWizard(bedSteps, runKey, initial));
  const trace = useTrace("dialabed", wizard, isEmbedded);
  const { data: options, isError, isFetching, refetch } = useBedOptions();
  const host = useFinderHost();
  const Screen = screens[wizard.step.id as BedStepId];

  useHostError("questions_unavailable", isError);
  useHostEvents("dialabed", wizard, options !== undefined);
  useHostCommands(async (command) => {
    if (command.type === "restart") return wizard.restart();
    const { readPreferences } = await import("./share/stored-shared");
    const wished = options && readPreferences(command.preferences, options);
    if (wished && Object.keys(wished.preferences).length > 0) wizard.fill(wished.preferences);
    else host.tell("error", { code: "prefill_invalid" });
  });
  const saved = useStartupCheck(wizard, options);
  useKnownAnswers(wizard, options);
  useEffect(() => {
    // The first question is visible; the other steps load while it is read, so that none has to wait.
    if (!options) return;
    whenIdle(() => {
      for (const screen of Object.values(screens)) if ("preload" in screen) void screen.preload();
      void import("./share/share-panel");
    });
  }, [options]);

  if (isError) return <OptionsMissing isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <StepStage wizard={wizard} hasProgress={hasProgress}>
        {options && (
          <Screen
            wizard={wizard}
            options={options}
            brand={brand}
            trace={trace}
            page={host.page ?? ownPage()}
            saved={saved?.entry}
          />
        )}
      </StepStage>
      {saved?.dialog}
    </>
  );
}

/** Starting over also removes the shared link from the address. */
function withoutLink(wizard: Wizard<BedPreferences>): Wizard<BedPreferences> {
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

/** This page's address without parameters of the run. */
function ownPage(): string {
  return window.location.origin + window.location.pathname;
}

function OptionsMissing({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <Message
      urgent
      title="We could not load the questions"
      actions={
        <Button disabled={isTrying} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      Check your connection and try again. Your answers are kept.
    </Message>
  );
}
