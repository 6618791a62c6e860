import { Trash2 } from "lucide-react";
import type { Attribute } from "@shared/contracts/attributes";
import { nameOf } from "@/staff-kit/attribute-words";
import { ChoiceField } from "@/staff-kit/choosing/choice-field";
import { ANY_LISTED } from "@/staff-kit/choosing/choice-rule";
import { FieldFrame } from "@/staff-kit/field-frame";
import type { SelectionForm } from "./selection-values";

type Tests = SelectionForm["attributes"];

interface Props {
  known: readonly Attribute[];
  tests: Tests;
  problems: Readonly<Record<string, string>>;
  onChange: (tests: Tests) => void;
}

/** The attributes by whose values a catalog selects: each test must hold. */
export function SelectionAttributes({ known, tests, problems, onChange }: Props) {
  const free = known.filter(
    ({ id, values, isRetired }) =>
      values.length > 0 && !isRetired && !tests.some(({ attribute }) => attribute === id),
  );
  return (
    <>
      {tests.map(({ attribute: id, oneOf }) => {
        const attribute = known.find((each) => each.id === id);
        const label = (attribute && nameOf(attribute)) || id;
        return (
          <div key={id} className="flex min-w-0 items-start gap-2 sm:col-span-2">
            <div className="min-w-0 grow">
              <ChoiceField
                label={`${label} is one of`}
                problem={problems[id]}
                rule={ANY_LISTED}
                choices={(attribute?.values ?? [])
                  .filter((value) => !value.isRetired || oneOf.includes(value.id))
                  .map((value) => ({ id: value.id, name: nameOf(value) || value.id }))}
                value={oneOf}
                onChange={(chosen) =>
                  onChange(
                    tests.map((each) =>
                      each.attribute === id ? { attribute: id, oneOf: chosen as string[] } : each,
                    ),
                  )
                }
              />
            </div>
            <button
              type="button"
              onClick={() => onChange(tests.filter((each) => each.attribute !== id))}
              className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:text-ink"
            >
              <Trash2 aria-hidden className="size-5" />
              <span className="sr-only">Remove {label}</span>
            </button>
          </div>
        );
      })}
      {free.length > 0 && (
        <FieldFrame label="Also by what they state" isWide>
          {(input) => (
            <select
              {...input}
              value=""
              onChange={({ target }) =>
                onChange([...tests, { attribute: target.value, oneOf: [] }])
              }
            >
              <option value="">Add an attribute...</option>
              {free.map((attribute) => (
                <option key={attribute.id} value={attribute.id}>
                  {nameOf(attribute) || attribute.id}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
    </>
  );
}
