import { chosenIds, type Answers } from "@shared/finders/answers";
import { AnswerPills } from "@/ui/answer-pills";
import type { Wizard } from "@/wizard/use-wizard";
import { SETTLED } from "../model/document-steps";
import type { FinderModel } from "../model/model";
import { answeredQuestions } from "../model/summary";

interface Props {
  wizard: Wizard<Answers>;
  model: FinderModel;
}

/** The answers by question; each links back to its page, if there was a choice. */
export function SelectionLines({ wizard, model }: Props) {
  const { steps, say } = model;
  return (
    <AnswerPills
      isCompact
      label={say("your-selections")}
      change={say("change")}
      answers={answeredQuestions(model, wizard.answers).map(({ question, text }) => {
        const { id } = steps.find((each) => each.questions.includes(question))!;
        const isSettled = chosenIds(wizard.answers[SETTLED]).includes(id);
        return {
          name: question.title,
          value: isSettled ? `${text} · ${say("only-choice")}` : text,
          onChange: isSettled ? undefined : () => wizard.jumpTo(id),
        };
      })}
    />
  );
}
