import { chosenIds, type Answers } from "@shared/finders/answers";
import { AnswerPills } from "@/ui/answer-pills";
import type { Wizard } from "@/wizard/use-wizard";
import { SETTLED } from "../model/document-steps";
import type { FinderModel } from "../model/model";
import { answeredQuestions } from "../model/summary";

/** The shopper's answers; each leads back to its question, unless there was one choice. */
export function Selections({ wizard, model }: { wizard: Wizard<Answers>; model: FinderModel }) {
  const { say, steps } = model;
  const settled = chosenIds(wizard.answers[SETTLED]);
  return (
    <AnswerPills
      isCompact
      label={say("your-selections")}
      change={say("change")}
      answers={answeredQuestions(model, wizard.answers).map(({ question, text }) => {
        const step = steps.find((each) => each.questions.includes(question))!;
        const isSettled = settled.includes(step.id);
        return {
          name: question.title,
          value: isSettled ? `${text} · ${say("only-choice")}` : text,
          onChange: isSettled ? undefined : () => wizard.jumpTo(step.id),
        };
      })}
    />
  );
}
