import { useState, type ReactNode } from "react";
import type { FinderResults, ResultItem, ResultSection } from "@shared/contracts/finders";
import { badgeOf } from "@shared/finders/badge";
import { rangeIn, type AnsweredRange, type Answers } from "@shared/finders/answers";
import type { Wizard } from "@/wizard/use-wizard";
import { Button } from "@/ui/button";
import type { FinderModel } from "../model/model";
import { keptPicks, PICKS, picksOf } from "../model/picks";
import { chosenItems, totalOf } from "../shown/chosen-items";
import { moneyOf } from "../model/answer-text";
import { answeredQuestions, asksForNothing } from "../model/summary";
import { withAlsoAsked } from "./also-asked";
import { SectionList } from "./section-list";
import { SetSection } from "./set-section";

interface Props {
  wizard: Wizard<Answers>;
  data: FinderResults;
  model: FinderModel;
  /** Which answers earn no points. */
  notWeighed: string | undefined;
  onVisit: (id: string, url: string) => void;
}

/** The products, as a set where there are several sections. */
export function ResultSections({ wizard, data, model, notWeighed, onVisit }: Props) {
  const { shown } = model;
  const { sections, isFirstSelection } = data;
  const common = { model, isFirstSelection, notWeighed, onVisit };
  const [only] = sections;
  if (only && shown.sections.length === 1) {
    const { items, total, relaxed, orderedBy } = only;
    return (
      <SectionList
        {...common}
        {...{ relaxed, orderedBy }}
        items={items.map((item) => withAlsoAsked(item, relaxed, model, wizard.answers))}
        badge={badgeOf(shown.results, data, only)}
        isWhole={total <= items.length}
        answered={
          answeredQuestions(model, wizard.answers).filter(
            ({ question }) => !asksForNothing(question, wizard.answers),
          ).length
        }
      />
    );
  }
  return <SetResults {...{ wizard, data, model, notWeighed, onVisit }} />;
}

interface SetResultsProps {
  wizard: Pick<Wizard<Answers>, "answers" | "amend">;
  data: FinderResults;
  model: FinderModel;
  /** Which answers earn no points. */
  notWeighed: string | undefined;
  onVisit: (id: string, url: string) => void;
}

/** The products of several sections as one set: one of each, what it costs, and what else there is. */
export function SetResults({ wizard, data, model, notWeighed, onVisit }: SetResultsProps) {
  const { shown } = model;
  const { sections } = data;
  // What stood in each section when something was picked last, and where that was.
  const [before, setBefore] = useState<{ in: string; chosen: Record<string, string | null> }>();
  const pick = (section: string, key: string) => {
    setBefore({
      in: section,
      chosen: Object.fromEntries(sections.map(({ id, chosen }) => [id, chosen ?? null])),
    });
    const picks = { ...picksOf(wizard.answers), [section]: key };
    wizard.amend({ [PICKS]: keptPicks(picks) });
  };
  const isAnew = ({ id, chosen = null, isReplaced }: ResultSection) =>
    isReplaced === true || (before && before.in !== id && before.chosen[id] !== chosen) === true;
  const chosen = chosenItems(data);
  return (
    <>
      {sections.map((section) => (
        <SetSection
          key={section.id}
          {...{ section, found: data, model, notWeighed, onVisit }}
          about={shown.sections.find(({ id }) => id === section.id)}
          isAnew={isAnew(section)}
          onPick={(key) => pick(section.id, key)}
        />
      ))}
      {chosen.length > 0 && (
        <SetTotal chosen={chosen} model={model}>
          {data.isUnproven && (
            <p className="mt-2 text-sm text-muted">{model.say("set-unproven")}</p>
          )}
          {data.overBudget && (
            <OverBudget wizard={wizard} model={model} overBudget={data.overBudget} />
          )}
        </SetTotal>
      )}
    </>
  );
}

interface OverBudgetProps {
  wizard: Pick<Wizard<Answers>, "answers" | "amend">;
  model: FinderModel;
  overBudget: NonNullable<FinderResults["overBudget"]>;
}

/** Says by how much a set costs more than its budget, and raises it. */
function OverBudget({ wizard, model, overBudget: { question, over } }: OverBudgetProps) {
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

interface SetTotalProps {
  /** The product of each part that has one. */
  chosen: readonly ResultItem[];
  model: FinderModel;
  /** What else is to be said of it. */
  children: ReactNode;
}

/** What the products of a set cost together. */
function SetTotal({ chosen, model, children }: SetTotalProps) {
  const { shown, say } = model;
  return (
    <div className="mt-8 border-y border-line py-4">
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{say("set-total", { count: chosen.length })}</span>
        <span>
          <strong className="text-2xl tabular-nums">{moneyOf(shown)(totalOf(chosen))}</strong>
          {chosen.some(({ price }) => price === null) && (
            <span className="text-sm text-muted"> {say("set-on-request")}</span>
          )}
        </span>
      </p>
      {children}
    </div>
  );
}
