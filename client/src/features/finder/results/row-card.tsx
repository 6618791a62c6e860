import { ChevronDown, ShoppingBag } from "lucide-react";
import { useId, useState } from "react";
import type { ResultReason } from "@shared/contracts/finders";
import { isPercent } from "@shared/finders/badge";
import { classNames } from "@/lib/class-names";
import { MatchReasons } from "@/ui/match-reasons";
import { ProductPicture } from "@/ui/product-picture";
import { BasketHeart } from "../basket/basket-heart";
import {
  Brand,
  CompareBox,
  Facts,
  MatchBadge,
  PageLink,
  Remarks,
  type CardProps,
} from "./card-parts";
import { isAsAsked } from "./best-reason";
import { FactLine, StatedFacts } from "./stated-facts";
import { PriceLine } from "./price-line";

/** So short a description stands beside how a product differs. */
const IN_SHORT = 32;

/** One product in brief; its reasons on demand. The whole card links to its page. */
export function RowCard(props: CardProps) {
  const { item, model, badge, compare, heading: Heading, hasBasket, url } = props;
  const { difference, notWeighed, isPicked = false, hasPictures = true, action } = props;
  const { say } = model;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  // "Without battery" may be all that tells two prices apart.
  const { length } = item.description ?? "";
  const isInShort = difference !== undefined && length > 0 && length <= IN_SHORT;
  return (
    <article
      className={classNames(
        "relative grid gap-x-3 rounded-card bg-surface p-3 shadow-card transition-shadow duration-quick hover:shadow-lifted sm:gap-x-5 sm:p-4",
        hasPictures &&
          "grid-cols-[min(5.5rem,26vw)_minmax(0,1fr)] sm:grid-cols-[8rem_minmax(0,1fr)]",
        isPicked ? "border-2 border-accent" : "border border-outline",
      )}
    >
      {hasPictures && (
        <ProductPicture url={item.pictureUrl} placeholder={ShoppingBag} className="sm:row-span-2" />
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap justify-between gap-x-3">
          <div className="min-w-0 flex-1 basis-32">
            <Brand item={item} />
            <Heading className="leading-snug font-bold wrap-break-word sm:text-lg">
              {item.name}
            </Heading>
          </div>
          <MatchBadge {...props} />
        </div>
        {isInShort && <p className="mt-0.5 text-sm">{item.description}</p>}
        <p className="mt-0.5 text-sm text-muted">{difference ?? item.description}</p>
        <div className="mt-1">
          <PriceLine item={item} model={model} />
        </div>
        {props.isTwin ? (
          <div className="mt-1.5">
            <StatedFacts facts={item.facts} shown={model.shown} />
          </div>
        ) : (
          <FactLine ids={props.telling ?? []} facts={item.facts} shown={model.shown} />
        )}
        <Remarks item={item} />
      </div>
      <div className="-mb-1.5 flex min-w-0 flex-wrap items-center justify-between gap-x-1 text-sm max-sm:col-span-full max-sm:mt-1 sm:justify-start sm:gap-x-6 sm:self-end">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setOpen(!isOpen)}
          className="relative z-10 flex min-h-11 items-center gap-1 font-semibold"
        >
          <span>
            <span aria-hidden className="sm:hidden">
              {say("why")}
            </span>
            <span className="max-sm:sr-only">{say("why-this-match")}</span>
            <span className="sr-only">: {item.name}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={classNames("size-4 text-muted", isOpen && "rotate-180")}
          />
        </button>
        {action}
        {compare && <CompareBox item={item} model={model} compare={compare} />}
        {hasBasket && (
          <span className="relative z-10">
            <BasketHeart item={item} url={url} model={model} />
          </span>
        )}
        <PageLink
          {...props}
          look="quiet"
          className="min-h-11! px-0! text-sm! underline underline-offset-4 sm:ml-auto"
        />
      </div>
      <div
        id={details}
        hidden={!isOpen}
        className="relative z-10 col-span-full mt-1 border-t border-line pt-3"
      >
        {isOpen && (
          <>
            {difference && !isInShort && (
              <p className="mb-3 text-sm text-muted">{item.description}</p>
            )}
            <Reasons {...{ item, model, badge, notWeighed }} />
            <div className="mt-3">
              <Facts item={item} model={model} />
            </div>
          </>
        )}
      </div>
    </article>
  );
}

/** The itemized reasons; with points where the badge says percent. */
export function Reasons(props: Pick<CardProps, "item" | "model" | "badge" | "notWeighed">) {
  const { item, model, badge, notWeighed } = props;
  return (
    <MatchReasons
      match={[...item.reasons.map(asItIs), ...(item.met ?? []).map(asReason)]}
      notWeighed={notWeighed}
      hasPoints={isPercent(badge)}
      pointsText={(points, max) => model.say("points-of", { points, max })}
    />
  );
}

/** What is as it must be is met, however many points a wish beside it earns; and the dearest of all misses nothing. */
function asItIs(reason: ResultReason): ResultReason {
  if (isAsAsked(reason)) return { ...reason, verdict: "met" };
  const isLeast = reason.isRelative && reason.verdict === "missed";
  return isLeast ? { ...reason, verdict: "partly" } : reason;
}

/** A must that is met earns no points. */
const asReason = (text: string) => ({
  criterion: text,
  points: 0,
  max: 0,
  verdict: "met" as const,
  text,
});
