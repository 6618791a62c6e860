import { CircleQuestionMark, Star, X } from "lucide-react";
import type { ReactNode } from "react";
import type { ResultItem } from "@shared/contracts/finders";
import { percentIn, percentLabel, type Badge } from "@shared/finders/badge";
import { classNames } from "@/lib/class-names";
import { buttonClass } from "@/ui/button";
import type { ComparePick } from "@/ui/use-compare";
import type { FinderModel } from "../model/model";
import { matchWords } from "../shown/shown-item";
import { ItemTags } from "./item-tags";
import { StatedFacts } from "./stated-facts";

/** The props of a card in either layout. */
export interface CardProps {
  item: ResultItem;
  model: FinderModel;
  badge: Badge;
  /** The product's page; null if it has none. */
  url: string | null;
  compare: ComparePick | undefined;
  hasBasket: boolean;
  heading: "h2" | "h3" | "h4";
  /** How it differs from the best product. */
  difference?: string;
  /** Whether another one that is listed is called the same: what the document shows of each tells them apart. */
  isTwin?: boolean;
  /** The facts of the card in which what is listed differs. */
  telling?: readonly string[];
  /** Whether any product of the list has a picture: where none has, none takes room for it. */
  hasPictures?: boolean;
  /** Why it is the best one. */
  reason?: string;
  /** Which answers earn no points. */
  notWeighed: string | undefined;
  /** Whether it is a part of a set. */
  isPicked?: boolean;
  /** A button of the set that it is, or could be, a part of. */
  action?: ReactNode;
  onVisit: () => void;
}

type PartProps = Pick<CardProps, "item" | "model">;

/** The link to the product's page, stretched over the whole card; nothing if it has none. */
export function PageLink(
  props: Pick<CardProps, "item" | "model" | "url" | "onVisit"> & {
    look: Parameters<typeof buttonClass>[0];
    className: string;
  },
) {
  const { item, model, url, onVisit, look, className } = props;
  if (url === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      onClick={onVisit}
      className={classNames(
        buttonClass(look),
        "after:absolute after:inset-0 after:rounded-card after:content-['']",
        className,
      )}
    >
      {model.say("view-product")}
      <span className="sr-only">
        : {item.name}, {model.say("opens-in-new-tab")}
      </span>
    </a>
  );
}

/** A check box that picks the product for comparison. */
export function CompareBox({ item, model, compare }: PartProps & { compare: ComparePick }) {
  const { say } = model;
  return (
    <label className="relative z-10 flex min-h-11 cursor-pointer items-center gap-2 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted">
      <input
        type="checkbox"
        name="compare"
        checked={compare.isPicked}
        disabled={compare.isFull}
        onChange={compare.onToggle}
        className="size-5 shrink-0 accent-accent"
      />
      <span>
        {say("compare")} <span className="sr-only">{item.name}</span>
        {compare.isFull && <span className="block">{say("compare-full")}</span>}
      </span>
    </label>
  );
}

/** Who makes it, unless its name or its features say it already; null then. */
export function brandBeside({ brand, name, tags = [] }: ResultItem): string | null {
  if (brand === null || tags.some(({ label }) => label === brand)) return null;
  return name.toLowerCase().includes(brand.toLowerCase()) ? null : brand;
}

/** The brand in a line of its own above the name. */
export function Brand({ item }: Pick<CardProps, "item">) {
  const brand = brandBeside(item);
  return brand !== null && <p className="text-sm text-muted wrap-anywhere">{brand}</p>;
}

/** A match at a glance: "93% match", "80% of your preferences", "Good match", or nothing. */
export function MatchBadge({ item, model, badge }: Pick<CardProps, "item" | "model" | "badge">) {
  if (badge === "none") return null;
  if (badge === "words") {
    return (
      <p className="text-sm font-semibold text-accent-text">{matchWords(model, item.score)}</p>
    );
  }
  return (
    <p className="whitespace-nowrap text-accent-text">
      <span className="text-xl leading-snug font-bold tabular-nums">
        {percentIn(model.shown.locale, item.score)}
      </span>
      <span className="sr-only sm:not-sr-only sm:text-sm sm:text-muted">
        {" "}
        {model.say(percentLabel(badge))}
      </span>
    </p>
  );
}

/** What it is not of what was given up, what the shop does not state of a must, and why it stands where it stands. */
export function Remarks({ item }: Pick<CardProps, "item">) {
  const { unknowns, notMet = [], remarks = [], promoted } = item;
  if (unknowns.length + notMet.length + remarks.length === 0 && promoted === null) return null;
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {promoted !== null && (
        <li className="flex gap-2">
          <Star aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
          <span className="min-w-0 font-semibold wrap-anywhere">{promoted}</span>
        </li>
      )}
      {notMet.map((text) => (
        <li key={text} className="flex gap-2">
          <X aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" strokeWidth={2.5} />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
      {[...remarks, ...unknowns].map((text) => (
        <li key={text} className="flex gap-2 text-muted">
          <CircleQuestionMark aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the product states of what the document shows, and what it has. */
export function Facts({ item: { facts, tags }, model }: PartProps) {
  return (
    <>
      <StatedFacts facts={facts} shown={model.shown} />
      <ItemTags tags={tags} say={model.say} />
    </>
  );
}
