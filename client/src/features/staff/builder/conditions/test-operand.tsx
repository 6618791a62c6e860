import type { Test } from "@shared/finders/condition";
import { OPEN, type DateOrAnswer, type Numeric } from "@shared/finders/operands";
import { operatorOf, type AttributeTest, type Takes, type TestBy } from "@shared/finders/operators";
import { INPUT } from "@/staff-kit/field-frame";
import { ValueChips } from "../fields/value-chips";
import { MentionsField } from "./mentions-field";
import { DateOperand, OperandField, WordOperand } from "./operand-field";
import { choiceQuestions, kindOf, rangeQuestions, valuesIn, type TestScope } from "./test-kinds";
import { NumberInput } from "../fields/number-input";

interface Props extends TestScope {
  test: AttributeTest;
  takes: Takes;
  onChange: (test: Test) => void;
}

/** What a test on an attribute compares with: the fields that its operator takes. */
export function TestOperand({ test, takes, onChange, ...scope }: Props) {
  const { names, document } = scope;
  const { attribute } = test;
  const [name] = operatorOf(test);
  const compared = (test as unknown as Record<string, unknown>)[name];
  const put = (next: unknown) => onChange({ ...test, [name]: next });
  const unit = names.unit(attribute) && <span>{names.unit(attribute)}</span>;
  const number = (label: string, value: Numeric, onNext: (next: Numeric) => void) => (
    <OperandField label={label} value={value} {...scope} onChange={onNext} />
  );
  switch (takes) {
    case "nothing":
      return null;
    case "value":
      return "is" in test && kindOf(attribute, scope.attributes) !== "number" ? (
        <WordOperand test={test} {...scope} onChange={onChange} />
      ) : (
        <>
          {number("Number", compared as Numeric, put)}
          {unit}
        </>
      );
    case "text":
      return (
        <input
          aria-label="Text"
          className={`${INPUT} w-48!`}
          maxLength={200}
          placeholder="Type its beginning"
          value={typeof compared === "string" && compared !== OPEN ? compared : ""}
          onChange={({ target }) => put(target.value || OPEN)}
        />
      );
    case "values":
      return (
        <ValueChips
          legend="Values"
          ids={names.valuesOf(attribute)}
          chosen={valuesIn(test).filter((each) => each !== OPEN)}
          label={(value) => names.attributeValue(attribute, value)}
          onChange={(next) => put(next.length > 0 ? next : [OPEN])}
        />
      );
    case "mentioned words":
      return <MentionsField test={test as TestBy<"mentions">} names={names} onChange={onChange} />;
    case "number":
      return (
        <>
          {number("Number", compared as Numeric, put)}
          {unit}
        </>
      );
    case "a date":
      return <DateOperand date={compared as DateOrAnswer} {...scope} onChange={put} />;
    case "two numbers": {
      const [from, to] = compared as [Numeric, Numeric];
      return (
        <>
          {number("From", from, (next) => put([next, to]))}
          <span>and</span>
          {number("To", to, (next) => put([from, next]))}
          {unit}
        </>
      );
    }
    case "a number, more or less": {
      const { of, plusMinus } = compared as { of: Numeric; plusMinus: number };
      return (
        <>
          {number("Number", of, (next) => put({ of: next, plusMinus }))}
          <span>±</span>
          <NumberInput
            label="More or less"
            min={0}
            className="w-24!"
            value={plusMinus}
            onChange={(next = 0) => put({ of, plusMinus: next })}
          />
          {unit}
        </>
      );
    }
    case "a range question":
      return (
        <Named
          label="Which range"
          ids={rangeQuestions(scope).map(({ id }) => id)}
          chosen={compared as string}
          name={names.question}
          onChange={put}
        />
      );
    case "a section":
      return (
        <>
          <Named
            label="Which section"
            ids={document?.sections.map(({ id }) => id) ?? []}
            chosen={compared as string}
            name={names.section}
            onChange={put}
          />
          <Named
            label="Compared with its"
            ids={alikeIn(scope.attributes, attribute)}
            chosen={("of" in test && test.of) || attribute}
            name={names.attribute}
            onChange={(of) => {
              const { of: _, ...rest } = test as Extract<AttributeTest, { sameAsIn: string }>;
              onChange(of === attribute ? rest : { ...rest, of });
            }}
          />
        </>
      );
    case "a question":
    case "a question with several answers":
      return (
        <Named
          label="Which answers"
          ids={choiceQuestions(scope).map(({ id }) => id)}
          chosen={(compared as { answer: string }).answer}
          name={names.question}
          onChange={(answer) => put({ answer })}
        />
      );
  }
}

/** The attributes whose values can be those of another one: numbers and ranges, or values and texts. */
function alikeIn(attributes: TestScope["attributes"], attribute: string): string[] {
  const isOfNumbers = (kind: string) => kind === "number" || kind === "range";
  const kind = kindOf(attribute, attributes);
  const alike = attributes.filter(
    (each) =>
      !each.isRetired &&
      !["flag", "date"].includes(each.kind) &&
      isOfNumbers(each.kind) === isOfNumbers(kind),
  );
  return alike.map(({ id }) => id);
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
