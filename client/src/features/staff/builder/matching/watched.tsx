import { useState } from "react";
import { Link } from "wouter";
import type {
  FinderMatching,
  LiveMatching,
  WatchedProduct,
} from "@shared/contracts/finder-matching";
import { catalogProductsPath } from "@shared/known-pages";
import type { StockState } from "@shared/stock";
import { FieldFrame } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";
import type { Names } from "../words/names";
import { Points } from "./order-beside";

interface Props {
  wished: string | null;
  matching: FinderMatching;
  names: Names;
  /** The catalog that all products are of, if it is one. */
  catalog: string | undefined;
  onWatch: (id: string | undefined) => void;
}

/** Where one product stands, and why: whatever the answers are. */
export function Watched({ wished, matching, names, catalog, onWatch }: Props) {
  const { watched, candidates, live } = matching;
  const [typed, setTyped] = useState(wished ?? "");
  return (
    <section
      aria-label="Watched product"
      className="rounded-card border border-dashed border-outline p-4"
    >
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onWatch(typed.trim() || undefined);
        }}
      >
        <div className="min-w-0 grow">
          <FieldFrame label="Why does a product come where it does, or not at all?">
            {(input) => (
              <input
                {...input}
                placeholder="Its name or its key"
                maxLength={200}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </FieldFrame>
        </div>
        <Button type="submit" look="secondary">
          Look it up
        </Button>
        {wished !== null && (
          <Button look="quiet" onClick={() => onWatch(undefined)}>
            Close
          </Button>
        )}
      </form>
      <div role="status">
        {wished !== null && !watched && candidates?.length === 0 && (
          <p className="mt-3">No product is called so. Try a shorter part of its name.</p>
        )}
        {wished !== null && candidates && candidates.length > 0 && (
          <ul className="mt-3 grid gap-1" aria-label="Products that are called so">
            {candidates.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className="min-h-control text-left font-semibold text-accent-text wrap-anywhere hover:underline"
                  onClick={() => onWatch(id)}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
        {wished !== null && watched && <Standing {...{ watched, live, names, catalog }} />}
      </div>
    </section>
  );
}

interface StandingProps {
  watched: WatchedProduct;
  live: LiveMatching | undefined;
  names: Names;
  catalog: string | undefined;
}

/** Why it stands behind others, whatever its points. */
const BEHIND: Record<StockState, string> = {
  in: "",
  low: ". Few are left of it: of equal ones, what there is more of stands before it",
  "made to order": ". It is made to order: of equal ones, what is in stock stands before it",
  backorder: ". It is on backorder: of equal ones, what may be had sooner stands before it",
  out: ". It is out of stock: what can be bought stands before it",
};

function Standing({ watched, live, names, catalog }: StandingProps) {
  const { id, name, place, score, stock, reasons, obstacles } = watched;
  return (
    <div className="mt-3 grid gap-2">
      <p>
        <span className="font-bold wrap-anywhere">{name}</span>{" "}
        {place === null ? "is not listed" : `stands at ${place}, with ${score}`}
        {live && standingIn(live, watched)}
        {stock !== null && BEHIND[stock]}.
      </p>
      {obstacles.length > 0 && (
        <ul className="list-disc pl-5 text-sm">
          {obstacles.map(({ id, text, isNotStated }, at) => (
            <li key={at} className="wrap-anywhere">
              “{names.question(id)}”: {text.replace(/\.$/, "")}
              {isNotStated && place !== null ? ", so it stands behind the others" : ""}.
            </li>
          ))}
        </ul>
      )}
      {catalog !== undefined && (
        <Link
          href={`${catalogProductsPath(catalog)}?${new URLSearchParams({ q: name, open: id })}`}
          className="inline-flex min-h-control items-center justify-self-start font-semibold text-accent-text underline underline-offset-4"
        >
          {obstacles.some(({ isNotStated }) => isNotStated)
            ? "Fill it in, in its catalog"
            : "Open it in its catalog"}
        </Link>
      )}
      <Points reasons={reasons} names={names} />
    </div>
  );
}

/** The same of the version that is live, as the end of the sentence; nothing where it does not choose from it. */
function standingIn({ version, watched: then, ending }: LiveMatching, now: WatchedProduct): string {
  if (ending || then?.id !== now.id || then.section !== now.section) return "";
  if (then.place === null && now.place === null) return `, nor is it in version ${version}`;
  if (then.place === now.place) return `; the same in version ${version}`;
  return then.place === null
    ? `; in version ${version} it is not listed`
    : `; in version ${version} at ${then.place}`;
}
