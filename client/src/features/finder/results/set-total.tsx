import type { ReactNode } from "react";
import type { ResultItem } from "@shared/contracts/finders";
import type { FinderModel } from "../model/model";
import { moneyOf } from "../model/money";
import { totalOf } from "../shown/chosen-items";

interface Props {
  /** The product of each part that has one. */
  chosen: readonly ResultItem[];
  model: FinderModel;
  /** What else is to be said of it. */
  children: ReactNode;
}

/** What the products of a set cost together. */
export function SetTotal({ chosen, model, children }: Props) {
  const { shown, say } = model;
  return (
    <div className="mt-8 border-y border-line py-4">
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{say("set-total", { count: chosen.length })}</span>
        <span>
          <strong className="text-2xl tabular-nums">{moneyOf(shown)(totalOf(chosen))}</strong>
          {chosen.some(({ price }) => price === null) && (
            <span className="text-sm text-muted"> {say("set-on-request")}</span>
          )}
        </span>
      </p>
      {children}
    </div>
  );
}
