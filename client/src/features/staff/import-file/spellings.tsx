import type { ColumnLook, ColumnPlan } from "@shared/contracts/file-look";
import { Button } from "@/staff-kit/button";
import { alikeIn, isOne, withOne, type AlikeValues } from "./alike-spellings";

interface Props {
  looks: readonly ColumnLook[];
  plans: readonly ColumnPlan[];
  onChange: (plans: ColumnPlan[]) => void;
}

/** Values that look like spellings of one: made one by one press, all or some of them; of what only may be, one by one. */
export function Spellings({ looks, plans, onChange }: Props) {
  const all = alikeIn(looks, plans);
  if (all.length === 0) return null;
  const alike = all.filter(({ isOnlyPerhaps }) => !isOnlyPerhaps);
  const perhaps = all.filter(({ isOnlyPerhaps }) => isOnlyPerhaps);
  const open = alike.filter((each) => !isOne(each, plans));
  const values = alike.length === 1 ? "value is" : "values are";
  const listed = (some: readonly AlikeValues[]) => (
    <ul className="mt-2 text-sm wrap-anywhere">
      {some.map((each) => (
        <li key={`${each.column} ${each.keys.join()}`}>
          <label className="flex min-h-control cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={isOne(each, plans)}
              onChange={({ target }) => onChange(withOne([each], looks, plans, target.checked))}
              className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
            />
            <span>
              <span className="text-muted">{looks[each.column]!.header}:</span>{" "}
              <strong>{each.labels[0]}</strong>
              {` = ${each.labels.slice(1).join(" = ")}`}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label="Spellings" className="mb-4 rounded-card border border-line bg-surface p-4">
      {alike.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 grow basis-64">
              <strong>
                {alike.length.toLocaleString("en")} {values} spelled in several ways.
              </strong>{" "}
              {open.length === 0
                ? "Each is one now."
                : "Shoppers would see each spelling as another answer."}
            </p>
            <Button
              look="secondary"
              onClick={() => onChange(withOne(alike, looks, plans, open.length > 0))}
            >
              {open.length > 0 ? "Merge all" : "Undo"}
            </Button>
          </div>
          {listed(alike)}
        </>
      )}
      {perhaps.length > 0 && (
        <>
          <p className={alike.length > 0 ? "mt-3" : undefined}>
            <strong>Is any of these short for the other, or misspelled?</strong> Tick it, and both
            are one.
          </p>
          {listed(perhaps)}
        </>
      )}
    </section>
  );
}
