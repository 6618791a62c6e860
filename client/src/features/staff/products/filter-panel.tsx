import { useId } from "react";
import {
  FACT,
  NOT_STATED,
  type CatalogChoices,
  type OfferedAttribute,
} from "@shared/contracts/product-search";
import { nameOf, stockWords, withUnit } from "@/staff-kit/attribute-words";
import { FilterBetween, useTyped, WithoutBox } from "./filter-between";
import { selects } from "./product-values";
import type { Filters } from "./filters";

interface Props {
  attributes: readonly OfferedAttribute[];
  choices: CatalogChoices;
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
        label="Availability"
        options={[
          ...Object.entries(stockWords).filter(
            ([state]) => mayLack || state === "in" || state === "out",
          ),
          ...(mayLack ? [[NOT_STATED, "Not stated"] as const] : []),
        ]}
        {...at("stock")}
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
  if (kind === "date")
    return <FilterText label={`${label}, such as 05/2026 or 2026-05..2026-08`} {...filter} />;
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

interface FilterSelectProps {
  label: string;
  /** Values with their names. */
  options: readonly (readonly [string, string])[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter by one of a few values. */
function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0 text-sm">
      <label htmlFor={id} className="text-muted wrap-anywhere">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="mt-0.5 block min-h-control w-full min-w-0 rounded-control border border-outline bg-paper px-2"
      >
        <option value="">All</option>
        {value !== "" && !options.some(([each]) => each === value) && (
          <option value={value}>{value.split(",").join(" or ")}</option>
        )}
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FilterTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A filter by a part of a text. */
function FilterText({ label, value, onChange }: FilterTextProps) {
  const id = useId();
  const isWithout = value === NOT_STATED;
  const { input } = useTyped(isWithout ? "" : value, onChange);
  return (
    <div className="min-w-0 text-sm">
      <label htmlFor={id} className="text-muted wrap-anywhere">
        {label}
      </label>
      <input
        {...input}
        id={id}
        maxLength={200}
        disabled={isWithout}
        className="mt-0.5 block min-h-control w-full min-w-0 rounded-control border border-outline bg-paper px-2 disabled:opacity-60"
      />
      <WithoutBox label="Not stated" isChecked={isWithout} onChange={onChange} />
    </div>
  );
}
