import { stockState, stockTexts } from "@shared/stock";
import { classNames } from "@/lib/class-names";
import { moneyOf } from "../model/answer-text";
import { formerPrice, priceText } from "../shown/shown-item";
import type { CardProps } from "./card-parts";

type Props = Pick<CardProps, "item" | "model"> & { isLarge?: boolean };

/** What is paid now, what it was, and whether it can be bought. */
export function PriceLine({ item, model, isLarge = false }: Props) {
  const { say, shown } = model;
  const money = moneyOf(shown);
  const { price, packs } = item;
  const former = formerPrice(item);
  const stock = stockState(item);
  const isReduced = former !== undefined;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span
        className={classNames(
          "tabular-nums",
          price === null ? "font-semibold" : "font-bold",
          isLarge && price !== null && "text-xl",
          isReduced && "text-accent-text",
        )}
      >
        {priceText(model, item)}
      </span>
      {isReduced && (
        <>
          <s className="text-sm text-muted tabular-nums">
            <span className="sr-only">{say("instead-of")} </span>
            {money(former)}
          </s>
          <span className="text-sm font-semibold text-success tabular-nums">
            {say("save", { amount: money((cents(former) - cents(price!)) / 100) })}
          </span>
        </>
      )}
      {stock !== null && (
        <span className={classNames("text-sm", item.inStock ? "text-success" : "text-muted")}>
          {say(stockTexts[stock])}
        </span>
      )}
      {packs !== undefined && <span className="basis-full text-sm">{packs}</span>}
      <OtherVariants item={item} model={model} />
    </p>
  );
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** Which of its variants a product is, and which others there are. */
export function OtherVariants({ item, model }: Pick<CardProps, "item" | "model">) {
  if (item.variants === undefined) return null;
  return (
    <span className="basis-full text-sm text-muted wrap-anywhere">
      {item.variant !== undefined && <span className="text-ink">{item.variant}. </span>}
      {model.say("also-as", { variants: item.variants })}
    </span>
  );
}
