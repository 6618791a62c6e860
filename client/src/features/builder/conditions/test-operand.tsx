import type { Test } from "@shared/finders/condition";
import { INPUT } from "@/staff/field-frame";
import { ValueChips } from "../fields/value-chips";
import { OperandField } from "./operand-field";
import {
  choiceQuestions,
  kindOf,
  priceQuestions,
  valuesIn,
  type TestKind,
  type TestScope,
} from "./test-kinds";
import { WordOperand } from "./word-operand";

/** The tests that compare with one number. */
const ONE_NUMBER = ["is", "atLeast", "moreThan", "atMost", "contains"] as const;

interface Props extends TestScope {
  test: Extract<Test, { attribute: string }>;
  kind: TestKind;
  onChange: (test: Test) => void;
}

/** What a test on an attribute compares with. */
export function TestOperand({ test, kind, onChange, ...scope }: Props) {
  const { names, attributes, document } = scope;
  const { attribute } = test;
  const unit = names.unit(attribute) && <span>{names.unit(attribute)}</span>;
  if (kind === "is" && "is" in test && kindOf(attribute, attributes) !== "number") {
    return <WordOperand test={test} {...scope} onChange={onChange} />;
  }
  const name = ONE_NUMBER.find((each) => each in test);
  if (name) {
    const value = (test as Record<string, unknown>)[name];
    return (
      <>
        <OperandField
          label="Number"
          value={typeof value === "string" ? 0 : (value as number)}
          {...scope}
          onChange={(next) => onChange({ attribute, [name]: next } as Test)}
        />
        {unit}
      </>
    );
  }
  if ("between" in test) {
    const [from, to] = test.between;
    return (
      <>
        <OperandField
          label="From"
          value={from}
          {...scope}
          onChange={(next) => onChange({ attribute, between: [next, to] })}
        />
        <span>and</span>
        <OperandField
          label="To"
          value={to}
          {...scope}
          onChange={(next) => onChange({ attribute, between: [from, next] })}
        />
        {unit}
      </>
    );
  }
  if ("within" in test) {
    const { of, plusMinus } = test.within;
    return (
      <>
        <OperandField
          label="Number"
          value={of}
          {...scope}
          onChange={(next) => onChange({ attribute, within: { of: next, plusMinus } })}
        />
        <span>±</span>
        <input
          aria-label="More or less"
          type="number"
          min={0}
          step="any"
          className={`${INPUT} w-24!`}
          value={plusMinus}
          onChange={({ target }) =>
            onChange({ attribute, within: { of, plusMinus: Math.max(0, Number(target.value)) } })
          }
        />
        {unit}
      </>
    );
  }
  if (kind === "oneOf" || kind === "hasAll") {
    return (
      <ValueChips
        legend="Values"
        ids={names.valuesOf(attribute)}
        chosen={valuesIn(test)}
        label={(value) => names.attributeValue(attribute, value)}
        onChange={(next) => next.length > 0 && onChange(withValues(test, next))}
      />
    );
  }
  if ("inRangeOf" in test) {
    return (
      <Named
        label="Which price"
        ids={priceQuestions(scope).map(({ id }) => id)}
        chosen={test.inRangeOf}
        name={names.question}
        onChange={(inRangeOf) => onChange({ attribute, inRangeOf })}
      />
    );
  }
  if ("sameAsIn" in test) {
    return (
      <Named
        label="Which section"
        ids={document?.sections.map(({ id }) => id) ?? []}
        chosen={test.sameAsIn}
        name={names.section}
        onChange={(sameAsIn) => onChange({ ...test, sameAsIn })}
      />
    );
  }
  const answers = "hasAny" in test ? test.hasAny : "hasAll" in test ? test.hasAll : undefined;
  if (!answers || Array.isArray(answers)) return null;
  return (
    <Named
      label="Which answers"
      ids={choiceQuestions(scope).map(({ id }) => id)}
      chosen={answers.answer}
      name={names.question}
      onChange={(answer) =>
        onChange(
          "hasAny" in test ? { attribute, hasAny: { answer } } : { attribute, hasAll: { answer } },
        )
      }
    />
  );
}

function withValues(test: Props["test"], values: string[]): Test {
  const { attribute } = test;
  if ("oneOf" in test) return { attribute, oneOf: values };
  return "hasAll" in test ? { attribute, hasAll: values } : { attribute, hasAny: values };
}

interface NamedProps {
  label: string;
  ids: readonly string[];
  chosen: string;
  name: (id: string) => string;
  onChange: (id: string) => void;
}

function Named({ label, ids, chosen, name, onChange }: NamedProps) {
  if (ids.length === 1 && ids[0] === chosen) return null;
  return (
    <select
      aria-label={label}
      className={`${INPUT} w-auto! max-w-full`}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
    >
      {!ids.includes(chosen) && <option value={chosen}>{name(chosen)}</option>}
      {ids.map((id) => (
        <option key={id} value={id}>
          {name(id)}
        </option>
      ))}
    </select>
  );
}
