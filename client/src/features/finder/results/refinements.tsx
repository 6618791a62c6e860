import { Suspense } from "react";
import type { Answers } from "@shared/finders/answers";
import { answersOnTheWay, openOptions, questionsOnTheWay } from "@shared/finders/path";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";
import { screenOf } from "../steps/question-kinds";

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
