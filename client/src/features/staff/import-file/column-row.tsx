import { useId } from "react";
import { attributeKinds } from "@shared/contracts/attributes";
import type { ColumnLook, ColumnPlan, ColumnUse } from "@shared/contracts/file-look";
import { FieldFrame } from "@/staff-kit/field-frame";
import { hasValues } from "./alike-spellings";
import { ColumnValues } from "./column-values";
import { DateQuestion, DecimalQuestion } from "./column-questions";
import { attributeIdOf, isReadAlike, ofKind } from "./plan-choices";
import { meantBy, UseField } from "./use-field";

const SEPARATORS = {
  "\n": "a line break",
  "|": "|",
  ";": ";",
  ",": ", (comma)",
  "/": "/",
  any: "any of , ; + and, or; / but between two numbers",
  shares: "percentages, which are left out",
};

interface Props {
  look: ColumnLook;
  plan: ColumnPlan;
  problem?: string;
  rows: number;
  /** Whether a column is the key. */
  hasKey: boolean;
  /** Whether it may become an attribute that there is not. */
  mayAdd: boolean;
  onChange: (plan: ColumnPlan) => void;
}

/** One column of the file: what it holds, and what it is taken for. */
export function ColumnRow({ look, plan, problem, rows, hasKey, mayAdd, onChange }: Props) {
  const heading = useId();
  const { attribute } = plan;
  const isAttribute = plan.use === "attribute" && attribute !== undefined;
  const set = (change: Partial<NonNullable<ColumnPlan["attribute"]>>) =>
    onChange({ ...plan, attribute: { ...attribute!, ...change } });
  const choose = (value: string) => {
    const kind = attributeKinds.find((each) => each === value);
    if (!kind) return onChange({ ...plan, use: value as ColumnUse });
    onChange(ofKind(kind, plan, look.plan));
  };
  // What was said of what it seemed to be is not true of what staff made of it.
  const isProposed = meantBy(plan) === meantBy(look.plan) && isReadAlike(plan, look.plan);
  const why = isProposed ? look.why : undefined;
  const isNamed = plan.use === "brand" || hasValues(plan, look);
  const hasUnit = isAttribute && (attribute.kind === "number" || attribute.kind === "range");
  return (
    <li
      aria-labelledby={heading}
      className="p-4 lg:grid lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:gap-x-6 lg:py-3"
    >
      <div className="min-w-0">
        <h3 id={heading} className="font-bold wrap-anywhere">
          {look.header}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          {look.stated === rows ? "In every row" : `In ${look.stated} of ${rows} rows`}
          {look.samples.length > 0 && `: ${look.samples.join(" · ")}`}
        </p>
      </div>
      <div className="min-w-0">
        <div className="grid gap-3 max-lg:mt-3 sm:grid-cols-2 xl:grid-cols-3">
          <UseField {...{ look, plan, mayAdd }} problem={problem} hint={why} onChoose={choose} />
          {isAttribute && (
            <FieldFrame
              label={`Name of ${look.header}`}
              hint={attribute.isKnown ? "This attribute is there already." : undefined}
            >
              {(input) => (
                <input
                  {...input}
                  value={attribute.name}
                  disabled={attribute.isKnown}
                  onChange={({ target: { value } }) =>
                    set({ name: value, id: attributeIdOf(value) })
                  }
                />
              )}
            </FieldFrame>
          )}
          {hasUnit && (
            <FieldFrame label={`Unit of ${look.header}`}>
              {(input) => (
                <input
                  {...input}
                  value={attribute.unit ?? ""}
                  disabled={attribute.isKnown}
                  onChange={({ target }) => set({ unit: target.value || null })}
                />
              )}
            </FieldFrame>
          )}
          {isAttribute && attribute.kind === "choices" && (
            <FieldFrame label={`Between the values of ${look.header}`}>
              {(input) => (
                <select
                  {...input}
                  value={plan.separator}
                  onChange={({ target }) =>
                    onChange({ ...plan, separator: target.value as ColumnPlan["separator"] })
                  }
                >
                  {Object.entries(SEPARATORS).map(([sign, label]) => (
                    <option key={sign} value={sign}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
          )}
          {hasAddresses(plan) && look.samples.some((cell) => !ADDRESS.test(cell)) && (
            <FieldFrame
              label={`What stands before ${look.header}`}
              hint="Such as https://shop.example/pictures/, as cells are no whole addresses."
            >
              {(input) => (
                <input
                  {...input}
                  type="url"
                  inputMode="url"
                  value={plan.base ?? ""}
                  onChange={({ target }) => onChange({ ...plan, base: target.value })}
                />
              )}
            </FieldFrame>
          )}
        </div>
        {look.open && (
          <DecimalQuestion look={look} open={look.open} plan={plan} onChange={onChange} />
        )}
        {look.openDates && isAttribute && attribute.kind === "date" && (
          <DateQuestion look={look} open={look.openDates} plan={plan} onChange={onChange} />
        )}
        {mayAdd &&
          (!hasKey || plan.isKeyPart) &&
          !["key", "kept for search", "left out"].includes(plan.use) && (
            <label className="mt-2 flex min-h-control cursor-pointer items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={plan.isKeyPart}
                onChange={({ target }) => onChange({ ...plan, isKeyPart: target.checked })}
                className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
              />
              A part of the keys, where no column is the key
            </label>
          )}
        {look.unread > 0 && plan.use !== "left out" && isReadAlike(plan, look.plan) && (
          <p className="mt-2 text-sm text-muted">
            {look.unread === 1 ? "1 cell" : `${look.unread.toLocaleString("en")} cells`} cannot be
            read so: the check names {look.unread === 1 ? "it" : "them"}.
          </p>
        )}
        {isNamed && look.values.length > 0 && (
          <ColumnValues look={look} plan={plan} onChange={onChange} />
        )}
      </div>
    </li>
  );
}

const ADDRESS = /^(https?:|\/)/i;
const hasAddresses = ({ use }: ColumnPlan) => use === "picture" || use === "page";
