import { Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import type { ShownFinder } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { ValuesOf } from "@shared/finders/path";
import { idleScreen, lazyScreen } from "@/wizard/lazy-screen";
import { ResumedRun } from "@/wizard/resumed-run";
import type { Run } from "@/wizard/run-storage";
import { StepSkeleton } from "@/wizard/step-heading";
import { WizardTextsProvider } from "@/wizard/wizard-texts";
import { leaveSharedAddress } from "@/lib/shared-address";
import { whenIdle } from "@/lib/when-idle";
import { useFinderHost, useHostCommands } from "@/wizard/finder-host";
import { StepStage } from "@/wizard/step-stage";
import { useHostEvents } from "@/wizard/use-host-events";
import { useTrace } from "@/wizard/use-trace";
import { useWizard, type Wizard } from "@/wizard/use-wizard";
import { finderModel, isByPrice, RESULTS, type FinderModel } from "../model/model";
import type { FinderSource } from "../model/source";
import type { OnOutdated } from "../model/step-props";
import { preloadScreens } from "../steps/question-kinds";
import { QuestionStep } from "../steps/question-step";
import { useKnownAnswers } from "../run/use-known-answers";

interface Props {
  shown: ShownFinder;
  runKey: string;
  isEmbedded: boolean;
  hasProgress?: boolean;
  /** Where its results come from; its own calls unless given. The same one each time. */
  source?: FinderSource;
  onOutdated: OnOutdated;
  onRestart?: () => void;
}

const WithValues = lazyScreen(() => import("./with-values").then((file) => file.WithValues));

/** A finder behind its gate: any document, from its first question to its results. */
export function Finder(props: Props) {
  const { shown } = props;
  if (!shown.values) return <StartedFinder {...props} />;
  return (
    <Suspense fallback={<StepSkeleton />}>
      <WithValues shown={shown}>{(more) => <StartedFinder {...props} {...more} />}</WithValues>
    </Suspense>
  );
}

interface Started extends Props {
  values?: ValuesOf;
  /** Says what was worked out in the model's texts. */
  said?: (model: FinderModel) => FinderModel;
}

function StartedFinder({ shown, runKey, source, values, said, ...rest }: Started) {
  const model = useMemo(() => {
    const plain = finderModel(shown, source, values);
    return said?.(plain) ?? plain;
  }, [shown, source, values, said]);
  const { say } = model;
  // What is read aloud, and where long words break, goes by it.
  useEffect(() => {
    const before = document.documentElement.lang;
    document.documentElement.lang = shown.locale;
    return () => {
      document.documentElement.lang = before;
    };
  }, [shown.locale]);
  const fresh: Run<Answers> = { stepId: model.allSteps[0]!.id, answers: {}, draft: {} };
  const parse = async (stored: unknown) => {
    const { resume } = await import("../run/resume");
    return resume(model, stored);
  };
  return (
    <WizardTextsProvider
      value={{
        steps: say("steps"),
        completed: say("step-completed"),
        loading: say("loading-question"),
        progress: ({ isSure, ...counted }) =>
          say(isSure || saysOwn("step-of", shown.texts) ? "step-of" : "step-of-about", counted),
      }}
    >
      <ResumedRun runKey={runKey} fresh={fresh} parse={parse}>
        {(initial) => <FinderWizard {...rest} model={model} runKey={runKey} initial={initial} />}
      </ResumedRun>
    </WizardTextsProvider>
  );
}

const CHECK_AFTER_MS = 500;

const ResultsStep = lazyScreen(() =>
  import("../results/results-step").then((file) => file.ResultsStep),
);
/** The page loads first. A failed download must not disturb the shopper. */
const StartupCheck = lazyScreen(async () => {
  await new Promise((resolve) => setTimeout(resolve, CHECK_AFTER_MS));
  return import("../share/startup-check").then(
    (file) => file.StartupCheck,
    () => () => null,
  );
});
/** Its button stands in no other's place. */
const BasketPlace = idleScreen(() =>
  import("../basket/basket-place").then((file) => file.BasketPlace),
);
const PriceResults = lazyScreen(() =>
  import("../results/price-results").then((file) => file.PriceResults),
);

/** Whether a document has words of its own for one text, and ours for the text that came later. */
const saysOwn = (key: "step-of", texts: ShownFinder["texts"]): boolean =>
  Object.hasOwn(texts, key) && !Object.hasOwn(texts, `${key}-about`);

interface FinderWizardProps extends Omit<Props, "shown" | "source"> {
  model: FinderModel;
  initial: Run<Answers>;
}

/** The wizard itself: step bar, the current step's screen, and the basket. */
function FinderWizard(props: FinderWizardProps) {
  const { model, runKey, initial, isEmbedded, hasProgress = true, onOutdated } = props;
  const { shown, source } = model;
  const Results = isByPrice(shown) ? PriceResults : ResultsStep;
  const wizard = withoutLink(
    useWizard(model.allSteps, runKey, initial, source.returnsToResults),
    props.onRestart,
  );
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
    const { prefill } = await import("../run/prefill");
    await prefill(wizard, model, command.preferences, host);
  });
  const [saved, setSaved] = useState<ReactNode>();
  useKnownAnswers(wizard, model);
  useEffect(
    () =>
      // The first question is visible; the rest loads while it is read, so that no step has to wait.
      whenIdle(() => {
        preloadScreens(model);
        Results.preload();
        void import("../shown/selections-badge").catch(() => undefined);
        void import("../share/share-panel").catch(() => undefined);
      }),
    [model, Results],
  );

  const said = model.inWords?.(model, wizard.draft) ?? model;
  const screen = { wizard, model: said, trace, page, saved };
  const { actions } = shown.results;
  const hasLinks = actions.some((each) => each !== "compare" && each !== "basket");
  const isDone = wizard.step.id === RESULTS;
  return (
    <>
      <StepStage wizard={wizard} hasProgress={hasProgress}>
        {isDone ? <Results {...screen} onOutdated={onOutdated} /> : <QuestionStep {...screen} />}
      </StepStage>
      {hasLinks && (
        <Suspense>
          <StartupCheck wizard={wizard} model={model} onSaved={setSaved} />
        </Suspense>
      )}
      {actions.includes("basket") && (
        <Suspense>
          <BasketPlace
            model={model}
            isEmbedded={isEmbedded}
            isSticky={isDone}
            onShare={trace.share}
          />
        </Suspense>
      )}
    </>
  );
}

/** Starting over also removes the shared link from the address. */
function withoutLink(wizard: Wizard<Answers>, onRestart?: () => void): Wizard<Answers> {
  return {
    ...wizard,
    restart(keep) {
      wizard.restart(keep);
      onRestart?.();
      leaveSharedAddress();
    },
  };
}
