import { useState } from "react";
import type { FinderResults, ResultSection } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";
import { keptPicks, PICKS, picksOf } from "../model/picks";
import type { BadgeKind } from "../shown/shown-item";
import { chosenItems } from "../shown/chosen-items";
import { OverBudget } from "./over-budget";
import { SetSection } from "./set-section";
import { SetTotal } from "./set-total";

interface Props {
  wizard: Pick<Wizard<Answers>, "answers" | "amend">;
  data: FinderResults;
  model: FinderModel;
  badge: BadgeKind;
  /** Which answers earn no points. */
  notWeighed: string | undefined;
  onVisit: (id: string, url: string) => void;
}

/** The products of several sections as one set: one of each, what it costs, and what else there is. */
export function SetResults({ wizard, data, model, badge, notWeighed, onVisit }: Props) {
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
          {...{ section, model, badge, notWeighed, onVisit }}
          about={shown.sections.find(({ id }) => id === section.id)}
          isAnew={isAnew(section)}
          onPick={(key) => pick(section.id, key)}
        />
      ))}
      {chosen.length > 0 && (
        <SetTotal chosen={chosen} model={model}>
          {data.overBudget && (
            <OverBudget wizard={wizard} model={model} overBudget={data.overBudget} />
          )}
        </SetTotal>
      )}
    </>
  );
}
