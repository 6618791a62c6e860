import type { FinderResults } from "@shared/contracts/finders";
import { rangeIn, type AnsweredRange, type Answers } from "@shared/finders/answers";
import { Button } from "@/ui/button";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/money";

interface Props {
  wizard: Pick<Wizard<Answers>, "answers" | "amend">;
  model: FinderModel;
  overBudget: NonNullable<FinderResults["overBudget"]>;
}

/** Says by how much a set costs more than its budget, and raises it. */
export function OverBudget({ wizard, model, overBudget: { question, over } }: Props) {
  const { say, shown, questions } = model;
  const ask = questions.find(({ id }) => id === question)?.ask;
  const range = rangeIn(wizard.answers[question]);
  const money = moneyOf(shown);
  if (ask?.kind !== "price" || range?.max === undefined) return null;
  const { step, max: top } = ask;
  const enough = Math.ceil((range.max + over) / step) * step;
  const { max: _max, ...open } = range;
  // At its top the slider sets no limit.
  const raised: AnsweredRange = enough >= top ? open : { ...range, max: enough };
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-sm font-semibold text-danger">
        {say("set-over-budget", { amount: money(over) })}
      </p>
      <Button
        look="secondary"
        className="min-h-11! px-4! text-sm!"
        onClick={() => wizard.amend({ [question]: raised })}
      >
        {say("set-raise-budget", { amount: money(enough) })}
      </Button>
    </div>
  );
}
