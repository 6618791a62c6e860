import type { FirearmStepId } from "@shared/finder-steps";
import { firearmShapes, isFirearmPictureKind } from "@shared/pictures/firearm-shapes";
import { ActionCard } from "@/ui/action-card";
import { CardSkeletons } from "@/ui/card-skeletons";
import { useCounts } from "../firearm-queries";
import {
  withDependents,
  type FirearmAnswers,
  type FirearmStepProps,
  type SettledField,
} from "../firearm-steps";
import { answersBefore } from "../step-fields";
import { FirearmDrawing } from "./firearm-drawing";
import { CountsNote } from "./counts-note";
import { FirearmStepFrame } from "./firearm-step-frame";
import { itemCount } from "./item-count";
import { useOnlyAnswer } from "./use-only-answer";
import { typeQuestions } from "./type-questions";

/** Step 2: the type, and the extra questions of a purpose. */
export function TypeStep({ wizard }: FirearmStepProps) {
  const stepId = wizard.step.id as FirearmStepId;
  const question = typeQuestions[stepId]!;
  const { field, title, subtitle } = question;
  // A later answer must not narrow the options here.
  const counts = useCounts(answersBefore(stepId, wizard.answers));
  const known = counts.data && question.counts?.(counts.data);
  const offered = question.options(wizard.answers);
  const stocked = offered.filter(({ id }) => known?.[id]);
  const shown = question.onlyStocked && stocked.length > 0 ? stocked : offered;
  // Failed counts say nothing about the stock.
  const isKnown = !question.onlyStocked || stocked.length > 0;
  const only = isKnown && shown.length === 1 ? shown[0]!.id : undefined;
  useOnlyAnswer(wizard, field as SettledField, only);

  return (
    <FirearmStepFrame wizard={wizard} title={title} subtitle={subtitle}>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
        {/* The cards depend on the stock: no visible card may disappear. */}
        {only !== undefined || (question.onlyStocked && counts.isPending) ? (
          <CardSkeletons count={3} height="h-27 md:h-56" />
        ) : (
          shown.map(({ id, label, description }) => {
            const kind = question.picture?.(id, wizard.answers);
            return (
              <ActionCard
                key={id}
                above
                title={label}
                description={description}
                note={question.counts && (itemCount(known && (known[id] ?? 0)) ?? "\u00a0")}
                isChosen={wizard.answers[field] === id}
                onChoose={() =>
                  wizard.submit(
                    withDependents(wizard.answers, field, id as FirearmAnswers[typeof field]),
                  )
                }
                drawing={
                  kind && isFirearmPictureKind(kind) ? (
                    <FirearmDrawing shapes={firearmShapes[kind]} />
                  ) : undefined
                }
              />
            );
          })
        )}
      </div>
      {question.counts && <CountsNote counts={counts} />}
    </FirearmStepFrame>
  );
}
