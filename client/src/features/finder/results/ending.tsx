import type { ReactNode } from "react";
import type { ShownEnding } from "@shared/contracts/finders";
import { safeLink } from "@shared/finders/safe-link";
import { Button, buttonClass } from "@/ui/button";
import { StoreButton } from "@/ui/store-link";
import type { FinderModel } from "../model/model";
import type { Say } from "../model/say";
import { DrawingPlace } from "../drawings/drawing-place";
import { drawingNamed } from "../drawings/named-drawings";

interface Props {
  ending: ShownEnding;
  model: FinderModel;
  /** What else there is to do. */
  actions?: ReactNode;
}

/** What the answers come to instead of products: what the shop says to them, and whom to turn to. */
export function Ending({ ending, model, actions }: Props) {
  return (
    <section
      role="status"
      className="mt-6 rounded-card border border-outline bg-surface p-5 shadow-card sm:p-8"
    >
      <p className="max-w-prose text-lg wrap-anywhere whitespace-pre-line">{ending.text}</p>
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        <EndingWays ending={ending} model={model} />
        {actions}
      </div>
    </section>
  );
}

/** Whom to turn to. */
export function EndingWays({ ending, model: { say } }: Pick<Props, "ending" | "model">) {
  const { link, phone, label } = ending;
  const leadsTo = link === undefined ? undefined : safeLink(link);
  const number = phone && safeLink(`tel:${phone.replace(/[^\d+]/g, "")}`);
  return (
    <>
      {leadsTo && <Way url={leadsTo} label={label ?? wayText(leadsTo, say)} say={say} />}
      {number && <Way url={number} label={say("ending-call", { name: phone })} say={say} />}
    </>
  );
}

/** A page opens in a new tab, so that the answers stay; mails and calls leave the page where it is. */
function Way({ url: { protocol, href }, label, say }: { url: URL; label: string; say: Say }) {
  const isPage = protocol === "https:";
  return (
    <a
      href={href}
      {...(isPage && { target: "_blank", rel: "noopener" })}
      className={`${buttonClass("primary")} wrap-anywhere`}
    >
      {label}
      {isPage && <span className="sr-only">, {say("opens-in-new-tab")}</span>}
    </a>
  );
}

/** "Call +27 21 555 0199", where the shop has no words of its own. */
function wayText({ protocol, hostname, pathname }: URL, say: Say): string {
  if (protocol === "https:") return say("ending-open", { name: hostname.replace(/^www\./, "") });
  return say(protocol === "mailto:" ? "ending-write" : "ending-call", { name: pathname });
}

interface BelowHeadingProps {
  drawing?: ReactNode;
  children: ReactNode;
  /** What helps, as wide as the page. */
  below?: ReactNode;
  actions: ReactNode;
  /** Announces it at once: for failures. */
  urgent?: boolean;
}

/** What is to be said and done where the page's heading says that there are no results. */
const BelowHeading = ({ drawing, children, below, actions, urgent }: BelowHeadingProps) => (
  <section role={urgent ? "alert" : undefined} className="py-4">
    {drawing && <div className="mb-4 w-40">{drawing}</div>}
    <div className="text-muted">{children}</div>
    {below && <div className="max-w-3xl">{below}</div>}
    <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
  </section>
);

interface NothingFoundProps {
  model: FinderModel;
  onAdjust: () => void;
  startOver: ReactNode;
  /** The changes that find some. */
  suggestions: ReactNode;
}

/** Shown below the heading that says that no product fits: what helps first, then the other ways. */
export function NothingFound({ model, onAdjust, startOver, suggestions }: NothingFoundProps) {
  const { say, shown } = model;
  const { brand, sections } = shown;
  // What there is none of: the first part of the results.
  const part = sections[0]?.id ?? "";
  const drawing = `no-${part}`;
  return (
    <BelowHeading
      drawing={drawingNamed(drawing) && <DrawingPlace drawing={drawing} id={part} className="" />}
      below={suggestions}
      actions={
        <>
          <Button look="secondary" onClick={onAdjust}>
            {say("adjust-answers")}
          </Button>
          {startOver}
          {brand.website !== null && (
            <StoreButton url={brand.website}>{say("ask-shop", { shop: brand.name })}</StoreButton>
          )}
        </>
      }
    >
      {say("nothing-found-text")}
    </BelowHeading>
  );
}

interface FailedProps {
  model: FinderModel;
  isFetching: boolean;
  onRetry: () => void;
  /** Omitted where a way back stands below. */
  onBack?: () => void;
}

/** Shown below the heading that says that the results could not be loaded. */
export function Failed({ model: { say }, isFetching, onRetry, onBack }: FailedProps) {
  return (
    <BelowHeading
      urgent
      actions={
        <>
          {onBack && (
            <Button look="secondary" onClick={onBack}>
              {say("go-back")}
            </Button>
          )}
          <Button disabled={isFetching} onClick={onRetry}>
            {say("try-again")}
          </Button>
        </>
      }
    >
      {say("results-failed-text")}
    </BelowHeading>
  );
}
