import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogueChoices } from "@shared/contracts/product-search";
import { ChoiceField } from "@/staff-kit/choosing/choice-field";
import { FieldFrame } from "@/staff-kit/field-frame";
import { SelectionAttributes } from "./selection-attributes";
import type { SelectionForm } from "./selection-values";

interface Props {
  form: SelectionForm;
  onChange: (changes: Partial<SelectionForm>) => void;
  problems: Readonly<Record<string, string>>;
  choices: CatalogueChoices;
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
