import type { Operand } from "@shared/finders/operands";
import type { Earn } from "@shared/finders/rule";
import { INPUT } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";
import { OperandField, WordOperand } from "../conditions/operand-field";
import type { TestScope } from "../conditions/test-kinds";
import { AlikePairs, ShareField, ShareOf } from "./alike-pairs";
import { LinearEnds, WhichIsBetter } from "./linear-ends";
import { attributesFor, earnOf } from "./measures";
import { NumberInput } from "../fields/number-input";

interface Props extends TestScope {
  earn: Earn;
  onChange: (earn: Earn) => void;
}

/** How much a product earns by one of its attributes. */
export function EarnEditor({ earn, onChange, ...scope }: Props) {
  const { names } = scope;
  const offered = attributesFor(earn.by, scope);
  return (
    <>
      <select
        aria-label="Attribute"
        className={`${INPUT} w-auto! max-w-full`}
        value={earn.attribute}
        onChange={({ target }) => onChange(earnOf(earn.by, target.value, scope))}
      >
        {!offered.some(({ id }) => id === earn.attribute) && (
          <option value={earn.attribute}>{names.attribute(earn.attribute)}</option>
        )}
        {offered.map(({ id }) => (
          <option key={id} value={id}>
            {names.attributeStated(id)}
          </option>
        ))}
      </select>
      <Measured {...{ earn, onChange, scope }} />
    </>
  );
}

interface MeasuredProps {
  earn: Earn;
  scope: TestScope;
  onChange: (earn: Earn) => void;
}

function Measured({ earn, scope, onChange }: MeasuredProps) {
  const { names } = scope;
  const values = names.valuesOf(earn.attribute);
  const said = (id: string) => names.attributeValue(earn.attribute, id);
  switch (earn.by) {
    case "relative":
      return (
        <>
          <WhichIsBetter
            better={earn.better}
            onChange={(better) => onChange({ ...earn, better })}
          />
          <span className="w-full text-sm text-muted">
            Of the products that are shown the best earns all points for this, and the others fewer
            the further they are from it: what is close to the best most of them, what is far none.
          </span>
        </>
      );
    case "linear":
      return <LinearEnds {...{ earn, scope, onChange }} />;
    case "distance":
      return (
        <>
          <span>from</span>
          <OperandField
            label="Number"
            value={typeof earn.from === "string" ? 0 : earn.from}
            {...scope}
            onChange={(from) => onChange({ ...earn, from })}
          />
          <label className="inline-flex items-center gap-2">
            nothing from
            <NumberInput
              min={Number.MIN_VALUE}
              className="w-24!"
              value={earn.none}
              onChange={(none) => none !== undefined && onChange({ ...earn, none })}
            />
            {names.unit(earn.attribute)}
          </label>
        </>
      );
    case "share":
      return <ShareOf {...{ earn, values, said, scope, onChange }} />;
    case "table":
      return (
        <ul className="grid w-full gap-1">
          {values.map((id) => (
            <li key={id} className="flex items-center gap-2">
              <ShareField
                label={`Share for ${said(id)}`}
                share={earn.shares[id] ?? 0}
                onChange={(share) => {
                  const { [id]: _, ...others } = earn.shares;
                  onChange({ ...earn, shares: share === 0 ? others : { ...others, [id]: share } });
                }}
              />
              <span className="min-w-0 wrap-anywhere">{said(id)}</span>
            </li>
          ))}
        </ul>
      );
    case "steps":
      return (
        <>
          <From {...{ earn, scope }} onChange={(from) => onChange({ ...earn, from })} />
          <ol className="flex w-full flex-wrap items-center gap-2">
            {earn.shares.map((share, at) => (
              <li key={at} className="inline-flex items-center gap-1">
                <span className="text-sm text-muted">
                  {at === 0 ? "The same" : at === 1 ? "1 step" : `${at} steps`}
                </span>
                <ShareField
                  label={at === 0 ? "Share for the same" : `Share for ${at} steps away`}
                  share={share}
                  onChange={(next) => onChange({ ...earn, shares: earn.shares.with(at, next) })}
                />
              </li>
            ))}
            <li className="inline-flex gap-3">
              {earn.shares.length < 20 && (
                <Button
                  look="quiet"
                  onClick={() => onChange({ ...earn, shares: [...earn.shares, 0] })}
                >
                  One step more
                </Button>
              )}
              {earn.shares.length > 1 && (
                <Button
                  look="quiet"
                  onClick={() => onChange({ ...earn, shares: earn.shares.slice(0, -1) })}
                >
                  One step less
                </Button>
              )}
            </li>
          </ol>
        </>
      );
    case "kin":
      return (
        <>
          <From {...{ earn, scope }} onChange={(from) => onChange({ ...earn, from })} />
          <AlikePairs {...{ earn, values, said, onChange }} />
        </>
      );
  }
}

interface FromProps {
  earn: Extract<Earn, { from: Operand }>;
  scope: TestScope;
  onChange: (from: Operand) => void;
}

/** What is counted from: a value, or what was answered. */
const From = ({ earn, scope, onChange }: FromProps) => (
  <>
    <span>from</span>
    <WordOperand
      test={{ attribute: earn.attribute, is: earn.from }}
      {...scope}
      onChange={(test) => "is" in test && onChange(test.is)}
    />
  </>
);
