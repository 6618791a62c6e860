import "../model/all-texts";
import { use } from "react";
import type { FinderResults, ResultItem } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { badgeOf, type Badge } from "@shared/finders/badge";
import { mayBeHad } from "@shared/stock";
import { CLOSE_FROM } from "@/lib/arrange";
import { sharedUrl } from "@/lib/shared-link";
import { QuickShare } from "@/ui/quick-share";
import type { Trace } from "@/wizard/use-trace";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/answer-text";
import { chosenItems, totalOf } from "../shown/chosen-items";
import { sayCount } from "../model/say";
import { GOOD_FROM, hasGood, isGood, priceText } from "../shown/shown-item";
import { MailForm } from "./mail-form";
import { SavedAnswers } from "./saved-answers";

interface Props {
  wizard: Wizard<Answers>;
  model: FinderModel;
  data: FinderResults;
  /** The target of share links: the shopper's current page. */
  page: string;
  trace: Trace;
}

/** The panel below the results: share, mail and save, as far as the document has them. */
export function SharePanel({ wizard, data, page, trace, ...props }: Props) {
  const { source } = props.model;
  const outside = use(source.outside());
  const model = { ...props.model, outside };
  const { say, shown } = model;
  const { actions } = shown.results;
  const answers = outside.write(model, wizard.answers);
  const url = sharedUrl(outside.inLink(model, answers), page);
  const Form = source.MailForm ?? MailForm;
  const items = data.sections.flatMap((section) => section.items);
  const best = data.sections[0]?.items.find(mayBeHad);
  const badge = badgeOf(shown.results, data, data.sections[0]);
  // What nothing was asked of is the best at nothing.
  const isBest = badge === "percent" || (best && best.reasons.length + (best.met?.length ?? 0) > 0);
  const chosen = chosenItems(data);
  const hasSets = actions.includes("saved-sets");
  // A document may count the good ones in the title.
  const hasOwnTitle = Object.hasOwn(shown.texts, "keep-good") && hasGood(items);
  return (
    <section
      aria-labelledby="share-title"
      className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id="share-title" className="text-xl font-bold">
        {titleOf(model, data, hasOwnTitle)}
      </h2>
      <p className="mt-1 text-muted">
        {chosen.length > 0 ? (
          <>
            {say("set-total", { count: chosen.length })}:{" "}
            <strong className="text-ink">{moneyOf(shown)(totalOf(chosen))}</strong>
          </>
        ) : best ? (
          <>
            {hasOwnTitle && <span className="max-sm:sr-only">{keptOf(model, data)} </span>}
            {isBest && `${say("top-choice")} `}
            <strong className="text-ink">{best.name}</strong>
            {badge === "percent" && `, ${say("share-match", { score: best.score })}`}
          </>
        ) : (
          say("all-out-of-stock")
        )}
      </p>
      <div className={`mt-4 grid gap-5 md:gap-8 ${hasSets ? "md:grid-cols-2" : ""}`}>
        <div className="grid min-w-0 content-start gap-5 empty:hidden md:gap-8">
          {actions.includes("share") && (
            <QuickShare
              text={shareText(model, data, url)}
              subject={say("share-subject", { shop: shown.brand.name })}
              url={url}
              words={{
                title: say("quick-share"),
                email: say("quick-email"),
                copy: say("copy-link"),
                copied: say("copied"),
                refused: say("copy-refused"),
              }}
              onShare={trace.share}
            />
          )}
          {actions.includes("mail") && (
            <Form
              model={model}
              answers={answers}
              items={items}
              url={url}
              onSent={() => trace.share("detailed-email")}
            />
          )}
        </div>
        {hasSets && <SavedAnswers wizard={wizard} model={model} />}
      </div>
    </section>
  );
}

/** A document may say how many fit well. */
function titleOf({ say }: FinderModel, { sections }: FinderResults, isOwn: boolean): string {
  const items = sections.flatMap((section) => section.items);
  return isOwn ? sayCount(say, "keep-good", items.filter(isGood).length) : say("keep-results");
}

/** Which of all products the title counts. */
function keptOf({ say }: FinderModel, { sections }: FinderResults): string {
  const items = sections.flatMap((section) => section.items);
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  return say("keep-good-from", { count: items.filter(isGood).length, total, percent: GOOD_FROM });
}

const NAMED = 3;

/** The text for a friend: the number of matches, the best of them, and a link to them all. */
export function shareText(model: FinderModel, data: FinderResults, url: string): string {
  const { say, shown } = model;
  if (chosenItems(data).length > 0) return setText(model, data, url);
  const items = data.sections.flatMap((section) => section.items);
  const badge = badgeOf(shown.results, data, data.sections[0]);
  const offered = items.filter(mayBeHad);
  const isClose = ({ score }: ResultItem) => badge === "none" || score >= CLOSE_FROM;
  const close = offered.filter(isClose);
  const named = [close, offered, items].find(({ length }) => length > 0)?.slice(0, NAMED) ?? [];
  const list = named.map(
    (item, index) => `${index + 1}. ${item.name}: ${about(model, item, badge)}`,
  );
  const all = data.sections.reduce((sum, section) => sum + section.total, 0);
  // What is less close is not said to suit, whether the page folds it away as such or as out of stock.
  const total = close.length > 0 ? all - items.filter((each) => !isClose(each)).length : all;
  const values = { shop: shown.brand.name, count: total, shown: named.length };
  const found =
    total > named.length
      ? say(named.length === 1 ? "share-best-one" : "share-best", values)
      : sayCount(say, "share-found", total, values);
  return [found, ...list, "", say("share-see-all", { url })].join("\n");
}

/** The text for a friend of a set: the product of each part, and what they cost together. */
function setText(model: FinderModel, data: FinderResults, url: string): string {
  const { say, shown } = model;
  const parts = data.sections.flatMap(({ id, items, chosen }) => {
    const item = items.find((each) => each.id === chosen);
    const { heading = id } = shown.sections.find((each) => each.id === id) ?? {};
    return item ? [{ heading, item }] : [];
  });
  const total = moneyOf(shown)(totalOf(parts.map(({ item }) => item)));
  return [
    say("share-set", { shop: shown.brand.name, total }),
    ...parts.map(({ heading, item }) => `${heading}: ${item.name}, ${about(model, item, "none")}`),
    "",
    say("share-see-all", { url }),
  ].join("\n");
}

function about(model: FinderModel, item: ResultItem, badge: Badge): string {
  const { say } = model;
  return [
    badge === "percent" && say("share-match", { score: item.score }),
    badge === "preferences" && say("share-preferences", { score: item.score }),
    priceText(model, item),
    item.packs,
    !mayBeHad(item) && say("share-out-of-stock"),
  ]
    .filter(Boolean)
    .join(", ");
}
