import type { ResultItem } from "@shared/contracts/finders";
import { isPercent, percentIn, type Badge } from "@shared/finders/badge";
import { stockState, stockTexts } from "@shared/stock";
import { classNames } from "@/lib/class-names";
import { buttonClass } from "@/ui/button";
import { CompareDialog, inWords, type CompareLine, type CompareWords } from "@/ui/compare";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/answer-text";
import { sizeFact } from "../model/size-in-use";
import { sayOwn, type Say } from "../model/say";
import { brandBeside } from "./card-parts";
import { formerPrice, matchWords, pageOf, priceText } from "../shown/shown-item";

interface Props {
  items: readonly ResultItem[];
  model: FinderModel;
  badge: Badge;
  onVisit: (id: string, url: string) => void;
  onClose: () => void;
}

/** Two or three products side by side: match, price, stock, the questions, and what cards show. */
export function CompareProducts({ items, model, badge, onVisit, onClose }: Props) {
  const { say, questions, shown } = model;
  const notStated = say("compare-not-stated");
  const stockWords = (item: ResultItem) => {
    const stock = stockState(item);
    return stock === null ? notStated : say(stockTexts[stock]);
  };
  const titles = new Map(questions.map(({ id, name, title }) => [id, name ?? title]));
  const titleOf = (criterion: string) =>
    sayOwn(shown.texts, `criterion-${criterion}`) ?? titles.get(criterion);
  const criteria = [
    ...new Set(items.flatMap(({ reasons }) => reasons.map((each) => each.criterion))),
  ];
  const lines: CompareLine<ResultItem>[] = [
    ...matchLine(model, badge),
    ...(items.some((item) => brandBeside(item) !== null)
      ? [inWords<ResultItem>(say("compare-brand"), ({ brand }) => brand ?? notStated)]
      : []),
    {
      label: say("compare-price"),
      show: (item) => <ComparedPrice item={item} model={model} />,
      words: (item) => priceText(model, item),
    },
    ...(items.some(({ packs }) => packs !== undefined)
      ? [inWords<ResultItem>(say("compare-packs"), ({ packs }) => packs ?? notStated)]
      : []),
    ...(items.some((item) => stockState(item) !== null)
      ? [inWords<ResultItem>(say("compare-stock"), stockWords)]
      : []),
    ...criteria.flatMap((criterion) => {
      const title = titleOf(criterion);
      return title ? [inWords<ResultItem>(title, reasonText(criterion, badge))] : [];
    }),
  ];
  for (const { id, label, systems } of shown.card) {
    // What a question is about is compared with the answer already.
    const isNew = lines.every((line) => line.label !== label);
    if (isNew && items.some(({ facts }) => facts[id])) {
      const said = (fact: string) => (systems ? sizeFact(shown, systems, fact) : fact);
      lines.push(
        inWords<ResultItem>(label, ({ facts }) => (facts[id] ? said(facts[id]) : notStated)),
      );
    }
  }
  if (items.some(({ tags = [] }) => tags.length > 0)) {
    const words = ({ tags = [] }: ResultItem) => tags.map(({ label }) => label).join(", ");
    lines.push(inWords<ResultItem>(say("compare-tags"), words));
  }
  if (items.some((item) => pageOf(model, item) !== null)) lines.push(storeLine(model, onVisit));
  return (
    <CompareDialog
      items={items}
      pictureOf={({ pictureUrl }) => pictureUrl}
      lines={lines}
      words={compareWords(say)}
      onClose={onClose}
    />
  );
}

function ComparedPrice({ item, model }: { item: ResultItem; model: FinderModel }) {
  const former = formerPrice(item);
  return (
    <>
      <strong>{priceText(model, item)}</strong>
      {former !== undefined && (
        <s className="ml-2 text-sm text-muted">
          <span className="sr-only">{model.say("instead-of")} </span>
          {moneyOf(model.shown)(former)}
        </s>
      )}
    </>
  );
}

/** The texts around a comparison. */
export function compareWords(say: Say): CompareWords {
  return {
    compare: say("compare"),
    clear: say("compare-clear"),
    pickMore: say("compare-pick-more"),
    sideBySide: say("compare-title"),
    comparison: say("compare-table"),
    whatIsCompared: say("compare-what"),
    differs: say("compare-differs"),
    close: say("close"),
  };
}

function matchLine(model: FinderModel, badge: Badge): CompareLine<ResultItem>[] {
  if (badge === "none") return [];
  const words = ({ score }: ResultItem) =>
    isPercent(badge) ? percentIn(model.shown.locale, score) : matchWords(model, score);
  return [
    {
      label: model.say(badge === "preferences" ? "compare-preferences" : "compare-match"),
      show: (item) => <strong className="text-lg text-accent-text">{words(item)}</strong>,
      words,
    },
  ];
}

const reasonText = (criterion: string, badge: Badge) => (item: ResultItem) => {
  const found = item.reasons.find((each) => each.criterion === criterion);
  if (!found) return "";
  return isPercent(badge) ? `${found.text} (${found.points}/${found.max})` : found.text;
};

function storeLine(model: FinderModel, onVisit: Props["onVisit"]): CompareLine<ResultItem> {
  const { say } = model;
  return {
    label: say("compare-store"),
    show: (item) => {
      const url = pageOf(model, item);
      if (url === null) return null;
      return (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          onClick={() => onVisit(item.id, url)}
          className={classNames(buttonClass("secondary"), "max-sm:w-full max-sm:px-2")}
        >
          {say("view-product")}
          <span className="sr-only">: {item.name}</span>
        </a>
      );
    },
  };
}
