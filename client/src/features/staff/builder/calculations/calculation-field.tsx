import { Plus, X } from "lucide-react";
import type { Calculation } from "@shared/finders/calculation";
import { INPUT } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";
import { Cases, PlainPart } from "./plain-part";
import {
  CALCULATION_LABELS,
  calculationKindOf,
  calculationOf,
  kindsIn,
  type CalculationKind,
  type CalculationScope,
} from "./calculation-kinds";
import { NumberInput } from "../fields/number-input";

interface Props extends CalculationScope {
  label: string;
  is: Calculation;
  onChange: (is: Calculation) => void;
}

/** One part of a calculation: its kind, and what it is made of. */
export function CalculationField({ label, is, onChange, ...scope }: Props) {
  const { document, own } = scope;
  const kind = calculationKindOf(is);
  const kinds = kindsIn(document, own);
  return (
    <div role="group" aria-label={label} className="min-w-0 grow">
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label={`${label}: what it is`}
          className={`${INPUT} w-auto! max-w-full`}
          value={kind}
          onChange={({ target }) =>
            onChange(calculationOf(target.value as CalculationKind, is, scope))
          }
        >
          {(kinds.includes(kind) ? kinds : [...kinds, kind]).map((each) => (
            <option key={each} value={each}>
              {CALCULATION_LABELS[each]}
            </option>
          ))}
        </select>
        <PlainPart {...{ label, is, onChange, scope }} />
      </div>
      <Parts {...{ label, is, onChange, scope }} />
    </div>
  );
}

interface InnerProps {
  label: string;
  is: Calculation;
  scope: CalculationScope;
  onChange: (is: Calculation) => void;
}

const SIGNS = { add: "plus", multiply: "times", min: "and", max: "and" } as const;
type Many = keyof typeof SIGNS;

/** The parts of what has some, indented below it. */
function Parts({ label, is, scope, onChange }: InnerProps) {
  if (typeof is === "number") return null;
  const within = "mt-2 grid grid-cols-1 gap-2 border-l-2 border-line pl-3";
  if ("bands" in is) {
    return (
      <div className={within}>
        <Cases
          is={is}
          onChange={onChange}
          {...scope}
          field={(name, part, put) => (
            <CalculationField
              label={`${label}, ${name.toLowerCase()}`}
              is={part}
              {...scope}
              onChange={put}
            />
          )}
        />
      </div>
    );
  }
  if ("roundUp" in is) {
    return (
      <div className={within}>
        <CalculationField
          label={`${label}, of what`}
          is={is.roundUp}
          {...scope}
          onChange={(roundUp) => onChange({ ...is, roundUp })}
        />
        <span className="flex items-center gap-2 text-sm">
          to a multiple of
          <NumberInput
            label="To a multiple of"
            min={0}
            placeholder="1"
            className="w-24!"
            value={is.to}
            onChange={(to = 0) => onChange(to > 0 ? { ...is, to } : { roundUp: is.roundUp })}
          />
        </span>
      </div>
    );
  }
  if ("subtract" in is || "divide" in is) {
    const name = "subtract" in is ? "subtract" : "divide";
    const pair = "subtract" in is ? is.subtract : is.divide;
    const put = (at: 0 | 1, part: Calculation) =>
      onChange({ [name]: at === 0 ? [part, pair[1]] : [pair[0], part] } as Calculation);
    return (
      <div className={within}>
        <CalculationField
          label={`${label}, first`}
          is={pair[0]}
          {...scope}
          onChange={(part) => put(0, part)}
        />
        <span className="text-sm text-muted">{name === "subtract" ? "minus" : "divided by"}</span>
        <CalculationField
          label={`${label}, second`}
          is={pair[1]}
          {...scope}
          onChange={(part) => put(1, part)}
        />
      </div>
    );
  }
  const many = (Object.keys(SIGNS) as Many[]).find((each) => each in is);
  if (!many) return null;
  const parts = (is as Record<Many, Calculation[]>)[many];
  const put = (next: Calculation[]) => onChange({ [many]: next } as unknown as Calculation);
  return (
    <div className={within}>
      {parts.map((part, at) => (
        <div key={at} className="grid grid-cols-1 gap-2">
          {at > 0 && <span className="text-sm text-muted">{SIGNS[many]}</span>}
          <div className="flex items-start gap-1">
            <CalculationField
              label={`${label}, part ${at + 1}`}
              is={part}
              {...scope}
              onChange={(next) => put(parts.with(at, next))}
            />
            {scope.mayWrite && parts.length > 1 && (
              <button
                type="button"
                className="grid size-control shrink-0 place-items-center text-muted hover:text-ink"
                onClick={() => put(parts.toSpliced(at, 1))}
              >
                <X aria-hidden className="size-4" />
                <span className="sr-only">
                  Remove {label}, part {at + 1}
                </span>
              </button>
            )}
          </div>
        </div>
      ))}
      {scope.mayWrite && parts.length < 20 && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => put([...parts, many === "multiply" ? 1 : 0])}
        >
          <Plus aria-hidden className="size-4" />
          Another part
        </Button>
      )}
    </div>
  );
}
