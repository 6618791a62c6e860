import { Trash2 } from "lucide-react";
import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogChoices } from "@shared/contracts/product-search";
import { ChoiceField } from "@/staff-kit/choosing/choice-field";
import { FieldFrame } from "@/staff-kit/field-frame";
import { nameOf } from "@/staff-kit/attribute-words";
import { ANY_LISTED } from "@/staff-kit/choosing/choice-rule";
import type { SelectionForm } from "./selection-values";

interface Props {
  form: SelectionForm;
  onChange: (changes: Partial<SelectionForm>) => void;
  problems: Readonly<Record<string, string>>;
  choices: CatalogChoices;
  attributes: readonly Attribute[];
  currency: string;
}

const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
const RULE = {
  isMany: true,
  mayAdd: false,
  isListed: false,
  isOptional: true,
  keyOf: (value: string) => value.trim().toLowerCase(),
};

/** All by which a catalog can select its products. */
export function SelectionFields(props: Props) {
  const { form, onChange, problems, choices, attributes, currency } = props;
  return (
    <div className="mt-4 grid min-w-0 gap-4 sm:grid-cols-2">
      <ChoiceField
        label="In one of these collections"
        rule={RULE}
        choices={named(choices.collections)}
        value={form.collections}
        onChange={(chosen) => onChange({ collections: chosen as string[] })}
      />
      <ChoiceField
        label="Of one of these brands"
        rule={RULE}
        choices={named(choices.brands)}
        value={form.brands}
        onChange={(chosen) => onChange({ brands: chosen as string[] })}
      />
      {(["from", "to"] as const).map((end) => (
        <FieldFrame
          key={end}
          label={end === "from" ? `Price from (${currency})` : `Price to (${currency})`}
          problem={problems.price}
          hint={end === "from" ? "Products on request have no price, and are left out." : undefined}
        >
          {(input) => (
            <input
              {...input}
              inputMode="decimal"
              value={form[end]}
              onChange={({ target }) => onChange({ [end]: target.value })}
            />
          )}
        </FieldFrame>
      ))}
      <SelectionAttributes
        known={attributes}
        tests={form.attributes}
        problems={problems}
        onChange={(tests) => onChange({ attributes: tests })}
      />
    </div>
  );
}

type Tests = SelectionForm["attributes"];

interface SelectionAttributesProps {
  known: readonly Attribute[];
  tests: Tests;
  problems: Readonly<Record<string, string>>;
  onChange: (tests: Tests) => void;
}

/** The attributes by whose values a catalog selects: each test must hold. */
function SelectionAttributes({ known, tests, problems, onChange }: SelectionAttributesProps) {
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
              className="grid size-control shrink-0 place-items-center rounded-lg text-muted hover:text-ink"
            >
              <Trash2 aria-hidden className="size-4" />
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
