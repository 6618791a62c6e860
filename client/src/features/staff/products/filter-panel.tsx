import {
  FACT,
  NOT_STATED,
  type CatalogueChoices,
  type OfferedAttribute,
} from "@shared/contracts/product-search";
import { nameOf, withUnit } from "@/staff-kit/attribute-words";
import { FilterBetween } from "./filter-between";
import { selects } from "./selects";
import { FilterSelect } from "./filter-select";
import { FilterText } from "./filter-text";
import type { Filters } from "./filters";

interface Props {
  attributes: readonly OfferedAttribute[];
  choices: CatalogueChoices;
  currency: string;
  filters: Filters;
  /** The changed filters; an empty text removes one. */
  onChange: (changes: Filters) => void;
}

/** Every filter of a list of products: brand, price, stock, and each attribute by its kind. */
export function FilterPanel({ attributes, choices, currency, filters, onChange }: Props) {
  const at = (name: string) => ({
    value: filters[name] ?? "",
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const mayLack = selects(choices);
  return (
    <div
      role="group"
      aria-label="Filters"
      className="grid gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 min-[30rem]:grid-cols-2 lg:grid-cols-3"
    >
      {!choices.lacks.includes("brand") && (
        <FilterSelect
          label="Brand"
          options={choices.brandsHere.map((brand) => [brand, brand] as const)}
          {...at("brand")}
        />
      )}
      <FilterBetween
        label={`Price in ${currency}`}
        without={mayLack ? "On request" : undefined}
        {...at("price")}
      />
      <FilterSelect
        label="In stock"
        options={[
          ["true", "Yes"],
          ["false", "No"],
          ...(mayLack ? [[NOT_STATED, "Not stated"] as const] : []),
        ]}
        {...at("inStock")}
      />
      {attributes.map((attribute) => (
        <AttributeFilter key={attribute.id} attribute={attribute} {...at(FACT + attribute.id)} />
      ))}
    </div>
  );
}

interface FilterProps {
  attribute: OfferedAttribute;
  value: string;
  onChange: (value: string) => void;
}

function AttributeFilter({ attribute, ...filter }: FilterProps) {
  const { id, kind, values, isRequired, mayNotApply } = attribute;
  const label = nameOf(attribute) || id;
  if (kind === "number" || kind === "range") {
    const inUnit = attribute.unit ? withUnit(`${label} in`, attribute) : label;
    return <FilterBetween label={inUnit} without="Not stated" {...filter} />;
  }
  if (kind === "text") return <FilterText label={`${label} contains`} {...filter} />;
  const named =
    kind === "flag"
      ? ([
          ["true", "Yes"],
          ["false", "No"],
        ] as const)
      : values.map((value) => [value.id, nameOf(value) || value.id] as const);
  return (
    <FilterSelect
      label={label}
      options={[
        ...named,
        ...(isRequired ? [] : [[NOT_STATED, "Not stated"] as const]),
        ...(mayNotApply ? [["does-not-apply", "Does not apply"] as const] : []),
      ]}
      {...filter}
    />
  );
}
