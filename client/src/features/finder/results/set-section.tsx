import { useState } from "react";
import { flushSync } from "react-dom";
import {
  LEFT_OUT,
  type FinderResults,
  type ResultItem,
  type ResultSection,
  type ShownFinder,
} from "@shared/contracts/finders";
import { badgeOf } from "@shared/finders/badge";
import { mayBeHad } from "@shared/stock";
import { focusOn } from "@/lib/focus-place";
import { Button } from "@/ui/button";
import { FoldedGroup } from "@/ui/folded-group";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/answer-text";
import { sayCount } from "../model/say";
import { pageOf } from "../shown/shown-item";
import { tieReason } from "./best-reason";
import { EndingWays } from "./ending";
import { RowCard } from "./row-card";
import { WithheldNote } from "./suggestions";

interface Props {
  section: ResultSection;
  found: Pick<FinderResults, "isFirstSelection">;
  about: ShownFinder["sections"][number] | undefined;
  model: FinderModel;
  notWeighed: string | undefined;
  /** Whether another product stands here since something else was picked. */
  isAnew: boolean;
  /** Called with the key of a product, or `LEFT_OUT`. */
  onPick: (key: string) => void;
  onVisit: (id: string, url: string) => void;
}

/** One part of a set: the product that is chosen for it, and what could be chosen instead. */
export function SetSection(props: Props) {
  const { section, about, model, notWeighed, onPick, onVisit } = props;
  const { id, items, total, chosen } = section;
  const { say, shown } = model;
  const badge = badgeOf(shown.results, props.found, section);
  const [isOpen, setOpen] = useState(false);
  const heading = `section-${id}`;
  const picked = items.find((each) => each.id === chosen);
  const others = items.filter((each) => each !== picked);
  const pick = (key: string) => {
    flushSync(() => onPick(key));
    // The pressed button is gone with its card; the part's heading says where one is.
    focusOn(document.getElementById(heading));
  };
  const card = (item: ResultItem) => {
    const url = pageOf(model, item);
    return (
      <RowCard
        {...{ item, model, badge, notWeighed, url }}
        compare={undefined}
        hasBasket={shown.results.actions.includes("basket")}
        heading={item === picked ? "h3" : "h4"}
        onVisit={() => url !== null && onVisit(item.id, url)}
        isPicked={item === picked}
        action={
          item === picked ? (
            about?.isOptional && (
              <Button look="quiet" className={SMALL} onClick={() => pick(LEFT_OUT)}>
                {say("set-leave-out")}
                <span className="sr-only">: {item.name}</span>
              </Button>
            )
          ) : (
            <Button look="secondary" className={SMALL} onClick={() => pick(item.id)}>
              {say("set-choose")}
              <span className="sr-only">: {item.name}</span>
            </Button>
          )
        }
      />
    );
  };
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="text-2xl font-bold">
        {about?.heading ?? id}
        {about?.isOptional && (
          <span className="text-base font-normal text-muted"> {say("section-optional")}</span>
        )}
      </h2>
      <p role="status" className="text-sm text-muted">
        {noteOn(props)}
      </p>
      {section.unlisted && (
        <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
          <EndingWays ending={section.unlisted} model={model} />
        </div>
      )}
      <WithheldNote sections={[section]} model={model} className="mt-1" />
      {picked && <div className="mt-3">{card(picked)}</div>}
      {others.length > 0 && (
        <div className="mt-3">
          <FoldedGroup
            title={sayCount(say, "set-others", others.length, { total: total - (picked ? 1 : 0) })}
            heading="h3"
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          >
            <ul className="mt-3 grid grid-cols-1 gap-3">
              {others.map((item) => (
                <li key={item.id}>{card(item)}</li>
              ))}
            </ul>
          </FoldedGroup>
        </div>
      )}
    </section>
  );
}

/** What is to be said of a part beside its product. */
function noteOn({ section, found, model, isAnew }: Props): string {
  const { say, shown } = model;
  const { items, chosen, isUseless, isForBudget, isForSet, isForPrice, lacks, doneBy, unlisted } =
    section;
  const partOf = (part: string) => shown.sections.find(({ id }) => id === part)?.heading ?? part;
  if (isUseless) return say("set-useless");
  if (lacks !== undefined) return say("set-lacks", { part: partOf(lacks) });
  if (doneBy !== undefined) return say("set-done-by", { part: partOf(doneBy) });
  if (items.length === 0) return unlisted?.text ?? say("section-empty");
  if (section.belowFloor) return belowFloorText(section.belowFloor, { say, shown });
  if (isForBudget) return say(chosen === null ? "set-left-for-budget" : "set-for-budget");
  if (isAnew) return say("set-anew");
  if (isForSet && chosen !== null) return say("set-for-set");
  if (isForPrice && chosen !== null) return say("set-for-price");
  if (chosen === null) return say("set-left-out");
  const isFirst = items[0]?.id === chosen && badgeOf(shown.results, found, section) !== "none";
  return (isFirst && tieReason(model, items.filter(mayBeHad))) || "";
}

/** Nothing within the budget does what was asked: what would. */
function belowFloorText(
  { max, nearest }: NonNullable<ResultSection["belowFloor"]>,
  { say, shown }: Pick<FinderModel, "say" | "shown">,
): string {
  if (nearest === null) return say("set-below-floor-none");
  const money = moneyOf(shown);
  const told = { max: money(max), price: money(nearest) };
  return say(Number(nearest) > max ? "set-below-floor" : "set-below-floor-together", told);
}

const SMALL = "relative z-10 min-h-11! px-4! text-sm!";
