import type { ResultItem } from "@shared/contracts/finders";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/answer-text";
import { formerPrice, priceText } from "./shown-item";

interface Props {
  item: Pick<ResultItem, "price" | "fullPrice" | "isFromPrice">;
  model: FinderModel;
}

/** A product's price; on special, also the regular price and the saving. */
export function PriceTag({ item, model }: Props) {
  const { say, shown } = model;
  const { price } = item;
  const former = formerPrice(item);
  const money = moneyOf(shown);
  const text = priceText(model, item);
  if (former === undefined) {
    return <p className="text-xl font-bold tabular-nums">{text}</p>;
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="text-xl font-bold text-accent-text">{text}</span>
      <s className="text-sm text-muted">
        <span className="sr-only">{say("instead-of")} </span>
        {money(former)}
      </s>
      <span className="text-sm font-semibold text-success">
        {say("save", { amount: money(Number(former) - Number(price)) })}
      </span>
    </p>
  );
}
