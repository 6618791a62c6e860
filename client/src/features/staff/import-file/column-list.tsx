import { useState } from "react";
import type { FieldError } from "@shared/contracts/error";
import type { ColumnPlan, ColumnUse, FileLook } from "@shared/contracts/file-look";
import { ColumnRow } from "./column-row";

/** The most columns that are left out and named without a press. */
const MAX_NAMED = 6;

const LEFT_OUT: readonly ColumnUse[] = ["left out", "kept for search"];

interface Props {
  look: FileLook;
  plans: readonly ColumnPlan[];
  problems: readonly FieldError[];
  /** Whether columns may become attributes that there are not. */
  mayAdd: boolean;
  onChange: (place: number, plan: ColumnPlan) => void;
}

/** What each column is; those that a source's files always had stand behind those that are new. */
export function ColumnList({ look, plans, problems, mayAdd, onChange }: Props) {
  /** Those that staff changed stay where they are. */
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set());
  const places = look.columns.map((_, place) => place);
  const isOpen = (place: number) => {
    const { isNew, open } = look.columns[place]!;
    return (
      isNew || open !== null || problems.some(({ path }) => path.includes(`columns.${place}.`))
    );
  };
  const isLeftOut = (place: number) => LEFT_OUT.includes(plans[place]!.use) && !changed.has(place);
  const listed = places.filter((place) => !isLeftOut(place) || (look.source && isOpen(place)));
  const shown = look.source ? listed.filter(isOpen) : listed;
  const others = listed.filter((place) => !shown.includes(place));
  const besides = places.filter((place) => !listed.includes(place));
  const leftOut = besides.filter((place) => plans[place]!.use === "left out");
  const searched = besides.filter((place) => !leftOut.includes(place));
  const rows = (some: readonly number[]) => (
    <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
      {some.map((place) => (
        <ColumnRow
          key={look.columns[place]!.header}
          look={look.columns[place]!}
          plan={plans[place]!}
          rows={look.rows}
          mayAdd={mayAdd}
          hasKey={plans.some(({ use }) => use === "key")}
          problem={problems.find(({ path }) => path.includes(`columns.${place}.`))?.message}
          onChange={(plan) => {
            setChanged(new Set([...changed, place]));
            onChange(place, plan);
          }}
        />
      ))}
    </ul>
  );
  const summed = (some: readonly number[], what: string) =>
    some.length > 0 && (
      <details className="mt-3">
        <summary className="min-h-control cursor-pointer py-2 text-sm font-semibold text-accent-text">
          {some.length === 1 ? "1 column is" : `${some.length} columns are`} {what}:{" "}
          <span className="font-normal text-muted wrap-anywhere">
            {some
              .slice(0, MAX_NAMED)
              .map((place) => look.columns[place]!.header)
              .join(", ")}
            {some.length > MAX_NAMED && ` and ${some.length - MAX_NAMED} more`}
          </span>
        </summary>
        {rows(some)}
      </details>
    );
  return (
    <section aria-labelledby="columns">
      <h2 id="columns" className="text-lg font-bold">
        {look.source ? "New columns" : "Columns"}
      </h2>
      {look.source && shown.length === 0 && (
        <p className="mt-1 text-muted">
          None: all are as in the files of {look.source.name} before.
        </p>
      )}
      {shown.length > 0 && rows(shown)}
      {others.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-control cursor-pointer py-2 text-sm font-semibold text-accent-text">
            {others.length === 1 ? "1 column" : `${others.length} columns`} as before
          </summary>
          {rows(others)}
        </details>
      )}
      {summed(searched, "kept for search alone, in one text of each product")}
      {summed(leftOut, "left out")}
    </section>
  );
}
