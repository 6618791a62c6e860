import { Suspense, useMemo } from "react";
import type { ShownFinder } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { ValuesOf } from "@shared/finders/path";
import { lazyScreen } from "@/wizard/lazy-screen";
import { ResumedRun } from "@/wizard/resumed-run";
import type { Run } from "@/wizard/run-storage";
import { StepSkeleton } from "@/wizard/step-skeleton";
import { WizardTextsProvider } from "@/wizard/wizard-texts";
import { FinderWizard } from "./finder-wizard";
import { finderModel, type FinderModel } from "../model/model";
import type { FinderSource } from "../model/source";
import type { OnOutdated } from "../model/step-props";

interface Props {
  shown: ShownFinder;
  runKey: string;
  isEmbedded: boolean;
  hasProgress?: boolean;
  /** Where its results come from; its own calls unless given. The same one each time. */
  source?: FinderSource;
  onOutdated: OnOutdated;
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
        progress: (step, total) => say("step-of", { step, total }),
      }}
    >
      <ResumedRun runKey={runKey} fresh={fresh} parse={parse}>
        {(initial) => <FinderWizard {...rest} model={model} runKey={runKey} initial={initial} />}
      </ResumedRun>
    </WizardTextsProvider>
  );
}
