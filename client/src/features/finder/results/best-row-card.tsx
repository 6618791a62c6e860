import { ShoppingBag } from "lucide-react";
import { isPercent, percentLabel } from "@shared/finders/badge";
import { classNames } from "@/lib/class-names";
import { ProductPicture } from "@/ui/product-picture";
import { BasketHeart } from "../basket/basket-heart";
import { Brand, CompareBox, Facts, PageLink, Remarks, type CardProps } from "./card-parts";
import { PriceLine } from "./price-line";
import { Reasons } from "./row-card";
import { isAsAsked, rankingAnswers } from "./best-reason";
import { isGood, matchWords } from "../shown/shown-item";

interface Props extends CardProps {
  /** Whether others match better. */
  isOutdone: boolean;
  /** Whether an answer was given up. */
  isRelaxed: boolean;
  /** Whether so little was answered, or nothing, that it is the best at nothing. */
  isLittleAnswered: boolean;
}

/**
 * The first match with its reasons. Others may match better where a number was given up that it is nearer to; where any
 * answer was given up, it is called the closest. The whole card links to its page.
 */
export function BestRowCard(props: Props) {
  const {
    item,
    isOutdone,
    isRelaxed,
    isLittleAnswered,
    model,
    badge,
    compare,
    heading: Heading,
    hasBasket,
    url,
    reason,
    notWeighed,
    hasPictures = true,
  } = props;
  const { say, shown } = model;
  // What must be, and is not stated, may not be so.
  const isGoodEnough =
    item.score >= shown.results.floor &&
    // As far from a number as it may be is as it was asked.
    (shown.results.badge === "none" || isGood(item) || rankingAnswers(item).every(isAsAsked)) &&
    !isRelaxed &&
    item.unknowns.length === 0;
  // Nothing was said that it could be best at, or the shop put it before better ones.
  const isPlain =
    isLittleAnswered ||
    item.reasons.length + (item.met?.length ?? 0) === 0 ||
    (isOutdone && item.promoted !== null);
  return (
    <article
      className={classNames(
        "relative grid rounded-card border-2 border-accent bg-surface p-4 shadow-card transition-shadow duration-quick hover:shadow-lifted md:p-5",
        hasPictures &&
          "md:grid-cols-[17rem_minmax(0,1fr)] md:gap-x-6 lg:grid-cols-[22rem_minmax(0,1fr)]",
      )}
    >
      {hasPictures && (
        <ProductPicture
          url={item.pictureUrl}
          placeholder={ShoppingBag}
          className="max-md:h-28 md:row-span-2"
        />
      )}
      <header className={classNames("min-w-0", hasPictures && "max-md:mt-3")}>
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div className="min-w-0 flex-1 basis-28">
            {!isPlain && (
              <p className="text-sm font-semibold text-accent-text">
                {say(isGoodEnough && !isOutdone ? "best-for-you" : "closest-for-you")}
              </p>
            )}
            <Brand item={item} />
            <Heading className="text-xl leading-snug font-bold wrap-break-word lg:text-2xl">
              {item.name}
            </Heading>
          </div>
          {isPercent(badge) && <Score percent={item.score} label={say(percentLabel(badge))} />}
          {badge === "words" && (
            <p className="text-lg font-bold text-accent-text">{matchWords(model, item.score)}</p>
          )}
        </div>
        {reason && <p className="mt-1">{reason}</p>}
        <p className="mt-1 text-sm text-muted">{item.description}</p>
        <Remarks item={item} />
      </header>
      <div className="mt-2 min-w-0">
        {(item.reasons.length > 0 || notWeighed) && (
          <>
            <p className="sr-only">{say("why-this-match")}</p>
            <Reasons {...{ item, model, badge, notWeighed }} />
          </>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 max-md:justify-between md:gap-x-6">
          <PriceLine item={item} model={model} isLarge />
          {compare && <CompareBox item={item} model={model} compare={compare} />}
          {hasBasket && (
            <span className="relative z-10">
              <BasketHeart item={item} url={url} model={model} />
            </span>
          )}
          <PageLink {...props} look="primary" className="max-md:grow md:ml-auto" />
        </div>
        <div className="mt-3">
          <Facts item={item} model={model} />
        </div>
      </div>
    </article>
  );
}

function Score({ percent, label }: { percent: number; label: string }) {
  return (
    <p className="text-right text-accent-text">
      <span className="text-4xl leading-none font-bold tabular-nums lg:text-5xl">{percent}</span>
      <span className="text-lg font-bold">%</span>{" "}
      <span className="block text-sm text-muted max-sm:max-w-24">{label}</span>
    </p>
  );
}
