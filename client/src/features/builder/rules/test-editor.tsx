import type { Attribute } from "@shared/contracts/attributes";
import type { Operand, Test } from "@shared/finders/condition";
import type { Question } from "@shared/finders/question";
import { INPUT } from "@/staff/field-frame";
import { OF_ALL, type Names } from "../words/names";
import { kindOf, kindsFor, TEST_LABELS, testKindOf, testOf, type TestKind } from "./test-kinds";

interface Props {
  test: Test;
  operandOf?: Question;
  names: Names;
  attributes: readonly Attribute[];
  onChange: (test: Test) => void;
}

/** One test on products: which attribute, how, and with what. */
export function TestEditor({ test, operandOf, names, attributes, onChange }: Props) {
  if (!("attribute" in test)) return null;
  const { attribute: id } = test;
  const kind = testKindOf(test)!;
  const kinds = kindsFor(id, attributes, operandOf);
  const offered = attributes.filter((each) => !each.isRetired || each.id === id);
  const chooseAttribute = (next: string) =>
    onChange(testOf(next, kindsFor(next, attributes, operandOf)[0]!, attributes, operandOf));
  return (
    <>
      <select
        aria-label="Attribute"
        className={`${INPUT} w-auto! max-w-full`}
        value={id}
        onChange={({ target }) => chooseAttribute(target.value)}
      >
        {!offered.some((each) => each.id === id) && !OF_ALL.some((each) => each.id === id) && (
          <option value={id}>{id}</option>
        )}
        {offered.map((each) => (
          <option key={each.id} value={each.id}>
            {names.attribute(each.id)}
          </option>
        ))}
        <optgroup label="Of every product">
          {OF_ALL.map((each) => (
            <option key={each.id} value={each.id}>
              {each.label}
            </option>
          ))}
        </optgroup>
      </select>
      <select
        aria-label="How"
        className={`${INPUT} w-auto!`}
        value={kind}
        onChange={({ target }) =>
          onChange(testOf(id, target.value as TestKind, attributes, operandOf))
        }
      >
        {(kinds.includes(kind) ? kinds : [...kinds, kind]).map((each) => (
          <option key={each} value={each}>
            {TEST_LABELS[each]}
          </option>
        ))}
      </select>
      <WhatField {...{ test, kind, operandOf, names, attributes, onChange }} />
    </>
  );
}

function WhatField({
  test,
  kind,
  operandOf,
  names,
  attributes,
  onChange,
}: Props & { kind: TestKind }) {
  if (!("attribute" in test) || kind === "stated" || kind === "inRangeOf") return null;
  const { attribute: id } = test;
  if (kind === "oneOf") {
    const chosen = "oneOf" in test ? test.oneOf : "hasAny" in test ? (test.hasAny as string[]) : [];
    return (
      <ValueChips
        ids={names.valuesOf(id)}
        chosen={chosen}
        label={(value) => names.attributeValue(id, value)}
        onChange={(next) =>
          next.length > 0 &&
          onChange(
            "oneOf" in test ? { attribute: id, oneOf: next } : { attribute: id, hasAny: next },
          )
        }
      />
    );
  }
  const value = valueOf(test);
  const word = typeof value === "object" ? "" : String(value);
  const put = (next: Operand) => onChange({ attribute: id, [kind]: next } as Test);
  if (kind === "is") {
    const ids = kindOf(id, attributes) === "flag" ? ["yes", "no"] : names.valuesOf(id);
    return ids.length > 0 ? (
      <select
        aria-label="Value"
        className={`${INPUT} w-auto! max-w-full`}
        value={word}
        onChange={({ target }) => put(target.value)}
      >
        {!ids.includes(word) && <option value={word}>{word}</option>}
        {ids.map((each) => (
          <option key={each} value={each}>
            {names.attributeValue(id, each)}
          </option>
        ))}
      </select>
    ) : (
      <input
        aria-label="Value"
        className={`${INPUT} w-48!`}
        maxLength={200}
        value={word}
        onChange={({ target }) => target.value !== "" && put(target.value)}
      />
    );
  }
  const isAnswer = typeof value === "object" && "answer" in value;
  return (
    <>
      {operandOf?.ask.kind === "number" && (
        <select
          aria-label="Compared with"
          className={`${INPUT} w-auto!`}
          value={isAnswer ? "answer" : "number"}
          onChange={({ target }) => put(target.value === "answer" ? { answer: operandOf.id } : 0)}
        >
          <option value="answer">the answer</option>
          <option value="number">a number</option>
        </select>
      )}
      {!isAnswer && (
        <input
          aria-label="Number"
          type="number"
          step="any"
          className={`${INPUT} w-28!`}
          value={typeof value === "number" ? value : 0}
          onChange={({ target }) => put(Number(target.value))}
        />
      )}
      {names.unit(id) && <span>{names.unit(id)}</span>}
    </>
  );
}

/** What a test compares with. */
function valueOf(test: Test): Operand {
  if ("is" in test) return test.is;
  if ("atLeast" in test) return test.atLeast;
  if ("atMost" in test) return test.atMost;
  return "contains" in test ? test.contains : "";
}

interface ChipsProps {
  ids: readonly string[];
  chosen: readonly string[];
  label: (id: string) => string;
  onChange: (chosen: string[]) => void;
}

function ValueChips({ ids, chosen, label, onChange }: ChipsProps) {
  const all = [...ids, ...chosen.filter((each) => !ids.includes(each))];
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">Values</legend>
      {all.map((id) => (
        <label
          key={id}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-outline px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text lg:min-h-9"
        >
          <input
            type="checkbox"
            className="accent-accent"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          {label(id)}
        </label>
      ))}
    </fieldset>
  );
}
