import { Suspense } from "react";
import { chosenIds, type Answers } from "@shared/finders/answers";
import { answersOnTheWay, openOptions, questionsOnTheWay } from "@shared/finders/path";
import type { Wizard } from "@/wizard/use-wizard";
import { AnswerPills } from "@/ui/answer-pills";
import type { FinderModel } from "../model/model";
import { screenOf } from "../steps/question-kinds";
import { SETTLED } from "../model/document-steps";
import { answeredQuestions, isNotSure } from "../model/summary";

interface Props {
  wizard: Wizard<Answers>;
  model: FinderModel;
}

/** Questions whose answers change the list in place. */
export function Refinements({ wizard, model }: Props) {
  const { questions, values, source, say, shown } = model;
  const answers = answersOnTheWay(questions, wizard.answers, values);
  const asked = questionsOnTheWay(questions, answers, values).filter(({ id }) =>
    source.refine?.includes(id),
  );
  return asked.map((question) => {
    const Screen = screenOf(model, question);
    return (
      <div key={question.id} className="mt-8 empty:hidden">
        <Suspense>
          <Screen
            question={question}
            options={openOptions(question.options ?? [], answers, values?.(answers))}
            answers={answers}
            value={answers[question.id]}
            onChange={(answer) => wizard.amend({ [question.id]: answer ?? null })}
            isHeaded={false}
            problem={undefined}
            counts={undefined}
            say={say}
            shown={shown}
          />
        </Suspense>
      </div>
    );
  });
}

/** So few characters are no answer without their question: "Yes", "7", "normal". */
const SAYS_LITTLE = 8;

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
          name: question.name ?? question.title,
          needsName: text.length <= SAYS_LITTLE || isNotSure(question, wizard.answers),
          value: isSettled ? `${text} · ${say("only-choice")}` : text,
          onChange: isSettled ? undefined : () => wizard.jumpTo(step.id),
        };
      })}
    />
  );
}
