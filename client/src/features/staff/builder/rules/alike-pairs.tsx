import { X } from "lucide-react";
import type { Earn } from "@shared/finders/rule";
import { OPEN } from "@shared/finders/operands";
import { INPUT } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";
import { choiceQuestions, type TestScope } from "../conditions/test-kinds";
import { ValueChips } from "../fields/value-chips";
import { NumberInput } from "../fields/number-input";

interface Props {
  earn: Extract<Earn, { by: "kin" }>;
  values: readonly string[];
  said: (id: string) => string;
  onChange: (earn: Earn) => void;
}

/** Which values are alike, and how much. */
export function AlikePairs({ earn, values, said, onChange }: Props) {
  const { pairs } = earn;
  const put = (at: number, pair: (typeof pairs)[number]) =>
    onChange({ ...earn, pairs: pairs.with(at, pair) });
  const [first = OPEN, second = first] = values;
  return (
    <ul className="grid w-full gap-2">
      {pairs.map(({ of, share }, at) => (
        <li key={at} className="flex flex-wrap items-center gap-2">
          {of.map((id, side) => (
            <select
              key={side}
              aria-label={side === 0 ? "A value" : "is like"}
              className={`${INPUT} w-auto! max-w-full`}
              value={id}
              onChange={({ target }) =>
                put(at, {
                  of: side === 0 ? [target.value, of[1]] : [of[0], target.value],
                  share,
                })
              }
            >
              {!values.includes(id) && <option value={id}>{said(id)}</option>}
              {values.map((each) => (
                <option key={each} value={each}>
                  {said(each)}
                </option>
              ))}
            </select>
          ))}
          <ShareField
            label={`How much ${said(of[0])} is like ${said(of[1])}`}
            share={share}
            onChange={(next) => put(at, { of, share: next })}
          />
          {pairs.length > 1 && (
            <button
              type="button"
              className="grid size-control place-items-center text-muted hover:text-ink"
              onClick={() => onChange({ ...earn, pairs: pairs.toSpliced(at, 1) })}
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">Remove this pair</span>
            </button>
          )}
        </li>
      ))}
      <li>
        <Button
          look="quiet"
          onClick={() =>
            onChange({ ...earn, pairs: [...pairs, { of: [first, second], share: 0.5 }] })
          }
        >
          Another pair
        </Button>
      </li>
    </ul>
  );
}

interface ShareFieldProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  onChange: (share: number) => void;
}

/** A share of what a rule earns, in percent. */
export function ShareField({ label, share, onChange }: ShareFieldProps) {
  return (
    <span className="inline-flex items-center gap-1">
      <NumberInput
        label={label}
        min={0}
        max={100}
        className="w-20!"
        value={Math.round(share * 100)}
        onChange={(percent = 0) => onChange(percent / 100)}
      />
      <span aria-hidden>%</span>
    </span>
  );
}

interface ShareOfProps {
  earn: Extract<Earn, { by: "share" }>;
  values: readonly string[];
  said: (id: string) => string;
  scope: TestScope;
  onChange: (earn: Earn) => void;
}

/** Of which values a product has a share: some that are named, or those that were answered. */
export function ShareOf({ earn, values, said, scope, onChange }: ShareOfProps) {
  const questions = choiceQuestions(scope);
  const answer = Array.isArray(earn.of) ? "" : earn.of.answer;
  return (
    <>
      {(questions.length > 0 || answer !== "") && (
        <select
          aria-label="Of which values"
          className={`${INPUT} w-auto! max-w-full`}
          value={answer}
          onChange={({ target: { value } }) =>
            onChange({ ...earn, of: value === "" ? values.slice(0, 2) : { answer: value } })
          }
        >
          <option value="">of these values</option>
          {questions.map(({ id }) => (
            <option key={id} value={id}>
              of the answers to “{scope.names.question(id)}”
            </option>
          ))}
        </select>
      )}
      {Array.isArray(earn.of) && (
        <ValueChips
          legend="Values"
          ids={values}
          chosen={earn.of}
          label={said}
          onChange={(of) => of.length > 0 && onChange({ ...earn, of })}
        />
      )}
    </>
  );
}
