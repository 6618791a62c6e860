import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { choiceKey } from "@shared/choice-key";
import type { ProductChoices } from "@shared/contracts/product-choices";
import { catalogueOf, type CataloguePath } from "@shared/product-catalogues";
import { classNames } from "@/lib/class-names";
import { Button } from "@/ui/button";
import { filterOptions, type Filters } from "./filters";

interface Props {
  path: CataloguePath;
  choices: ProductChoices;
  filters: Filters;
  /** The changed filters; an empty text removes a filter. */
  onChange: (changes: Filters) => void;
}

/** Filters the table by field; collapsed on phones until opened. */
export function ProductFilters({ path, choices, filters, onChange }: Props) {
  const catalogue = catalogueOf(path);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(filters).length;
  const value = (name: string) =>
    // Uses the list's spelling.
    choices[name]?.find(({ id }) => choiceKey(name, id) === choiceKey(name, filters[name] ?? ""))
      ?.id ??
    filters[name] ??
    "";
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4">
      <Button
        look="secondary"
        className="sm:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        Filters{count > 0 && ` (${count})`}
      </Button>
      <div
        role="group"
        aria-label="Filters"
        className={classNames(
          "w-full grid-cols-2 gap-x-2 gap-y-3 sm:grid sm:grid-cols-4 lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]",
          isOpen ? "mt-3 grid sm:mt-0" : "hidden",
        )}
      >
        {catalogue.filtered.map((name) => (
          <div key={name} className="min-w-0 text-sm">
            <label htmlFor={`${id}-${name}`} className="text-muted">
              {catalogue.fields.find((field) => field.name === name)?.label}
            </label>
            <select
              id={`${id}-${name}`}
              value={value(name)}
              onChange={({ target }) => onChange({ [name]: target.value })}
              className="mt-0.5 block min-h-11 w-full min-w-0 rounded-control border border-outline bg-surface px-2"
            >
              <option value="">All</option>
              {filterOptions(catalogue, choices, name, filters[name] ?? "").map((option) => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      {count > 0 && (
        <Button
          look="quiet"
          className="px-0!"
          onClick={() => onChange(Object.fromEntries(catalogue.filtered.map((name) => [name, ""])))}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}
