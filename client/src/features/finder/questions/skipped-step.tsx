import "../model/all-texts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { chosenIds, type Answers } from "@shared/finders/answers";
import { visibleSteps } from "@/wizard/engine";
import { StepSkeleton } from "@/wizard/step-heading";
import type { Wizard } from "@/wizard/use-wizard";
import { SAME, skipOf, wasSkipped } from "../model/document-steps";
import { countsAsked } from "../model/finder-queries";
import type { FinderModel } from "../model/model";

interface SkippedProps extends NoteProps {
  /** Whether it is known that no choice would change anything. */
  isSame: boolean;
  /** The id of the question that may be skipped. */
  question: string;
}

/** A question that may be skipped, or, on another one's page, what was skipped before it. */
export function Skipped({ question, isSame = false, ...props }: NoteProps & Partial<SkippedProps>) {
  return question === undefined ? (
    <SkipNote {...props} />
  ) : (
    <SkippedStep {...props} question={question} isSame={isSame} />
  );
}

/** Instead of a question that may be skipped, until it is known; then the step is passed. */
function SkippedStep({ wizard, model, isSame, question }: SkippedProps) {
  const { answers, step } = wizard;
  const skip = useEffectEvent(() => {
    const others = chosenIds(answers[SAME]).filter((each) => !each.startsWith(`${step.id} `));
    const own = skipOf(model.questions, step.id, answers, model.values);
    wizard.submit({ [question]: undefined, [SAME]: [...others, own] });
  });
  useEffect(() => {
    if (isSame) skip();
  }, [isSame]);
  return <StepSkeleton />;
}

interface NoteProps {
  wizard: Wizard<Answers>;
  model: FinderModel;
}

/** Names the questions that were skipped between the step before and this one. */
function SkipNote({ wizard, model }: NoteProps) {
  useCountsAhead(wizard, model);
  const { steps, allSteps } = model;
  const placeOf = (id: string | undefined) => allSteps.findIndex((each) => each.id === id);
  const from = placeOf(wizard.steps[wizard.index - 1]?.id);
  const to = placeOf(wizard.step.id);
  const skipped = steps.filter((_, at) => at > from && at < to);
  return <NotAsked model={model} answers={wizard.answers} among={skipped} />;
}

interface NotAskedProps {
  model: FinderModel;
  answers: Answers;
  /** Of these steps; of all unless given. */
  among?: FinderModel["steps"];
  className?: string;
}

/** Names the questions that were not asked because no choice would change anything. */
export function NotAsked(props: NotAskedProps) {
  const { model, answers, among = model.steps, className = "mb-5" } = props;
  const { questions, values, say } = model;
  const skipped = among.filter(({ id }) => wasSkipped(questions, id, answers, values));
  if (skipped.length === 0) return null;
  return (
    <div role="status" className={`${className} grid gap-1 text-sm text-muted`}>
      {skipped.map(({ id, questions: [question] }) => (
        <p key={id}>{say("not-asked", { question: question!.title })}</p>
      ))}
    </div>
  );
}

/** Asks, as soon as the answers of this page are chosen, whether the next step may be skipped: nobody waits for it. */
function useCountsAhead(wizard: Wizard<Answers>, model: FinderModel): void {
  const client = useQueryClient();
  const { draft, step } = wizard;
  const visible = visibleSteps(model.allSteps, draft);
  const next = visible[visible.findIndex(({ id }) => id === step.id) + 1];
  const ahead = model.steps.find((each) => each.id === next?.id && each.questions[0]?.skipSame);
  const asked = ahead && countsAsked(model, ahead, draft);
  const key = asked && JSON.stringify(asked.queryKey);
  const ask = useEffectEvent(() => {
    if (asked) void client.prefetchQuery(asked);
  });
  useEffect(() => ask(), [key]);
}
