import { chosenIds, rangeIn, type Answers } from "@shared/finders/answers";
import { answersOnTheWay, questionsOnTheWay } from "@shared/finders/path";
import { formatRand, formatRandRange } from "@shared/money";
import { AnswerPills } from "@/ui/answer-pills";
import type { Wizard } from "@/wizard/use-wizard";
import type { AskedFirearms } from "./firearm-answers";

interface Props {
  wizard: Wizard<Answers>;
  model: AskedFirearms;
}

/** The shopper's answers; each line links back to its question, if there was one. */
export function SelectionList({ wizard, model }: Props) {
  const answers = selections(model, wizard.answers).map(({ name, value, stepId }) => ({
    name,
    value,
    onChange: stepId === undefined ? undefined : () => wizard.jumpTo(stepId),
  }));
  return <AnswerPills isCompact label="Your selections" answers={answers} />;
}

/** A line of the summary: the question, the answer, and the step to change it. */
interface Selection {
  name: string;
  value: string;
  /** Undefined if there was no choice. */
  stepId?: string;
}

/** The shopper's selections: purpose, type, caliber and budget, with their details. */
export function selections({ questions, values }: AskedFirearms, answers: Answers): Selection[] {
  const counted = answersOnTheWay(questions, answers, values);
  const asked = questionsOnTheWay(questions, answers, values);
  const settled = chosenIds(answers._settled);
  const labels = (...ids: string[]) =>
    joined(
      ids.flatMap((id) => {
        const { options = [] } = questions.find((each) => each.id === id)!;
        return chosenIds(counted[id]).map((choice) => {
          const option = options.find((each) => each.id === choice);
          // An open choice says nothing.
          return option?.exclusive ? undefined : (option?.label ?? choice);
        });
      }),
    );
  const hand = labels("handSize");
  const isAmmo = counted.category !== undefined;
  const typeSteps = ["type", "action"].filter((step) =>
    asked.some(({ group }) => group === step && !settled.includes(step)),
  );
  const unless = (step: string) => (settled.includes(step) ? undefined : step);
  const lines: [string, string | undefined, string | undefined][] = [
    ["Purpose", labels("purpose"), "purpose"],
    ["Discipline", labels("sportDiscipline"), "discipline"],
    ["Game", labels("huntingGame"), "game"],
    ["Use", labels("useCase"), "use-case"],
    isAmmo
      ? ["Type", labels("category"), "category"]
      : ["Type", labels("firearmType", "subType", "action"), typeSteps[0]],
    [
      "Carry",
      joined([labels("carryPosition"), hand && `${hand.toLowerCase()} hand`]),
      "ergonomics",
    ],
    ["Caliber", labels("caliber"), unless("caliber")],
    ["Quantity", labels("quantity"), "budget"],
    ["Budget", budgetText(counted), "budget"],
    ["Brands", labels("brands"), "budget"],
  ];
  return lines.flatMap(([name, value, stepId]) => (value ? [{ name, value, stepId }] : []));
}

/** "R10,000 – R50,000+" without an upper limit; `R35,000+` from the slider's top on. */
function budgetText({ budget, quantityBudget }: Answers): string | undefined {
  const range = rangeIn(budget ?? quantityBudget ?? []);
  if (!range) return undefined;
  const { min = 0, max } = range;
  const top = budget ? 50_000 : 20_000;
  // A quantity with an untouched slider is no budget.
  if (!budget && min === 0 && max === undefined) return undefined;
  if (max !== undefined) return formatRandRange(min, max);
  if (min >= top) return budget ? "R35,000+" : `${formatRand(top)}+`;
  return `${formatRand(min)} – ${formatRand(top)}+`;
}

const joined = (parts: (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(", ") || undefined;
