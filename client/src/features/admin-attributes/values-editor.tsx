import type { AttributeShape } from "@shared/contracts/attributes";
import { INPUT } from "@/staff/field-frame";
import { SortableRows } from "@/staff/sortable-rows";
import { nameOf } from "@/staff/attribute-words";
import { named } from "./attribute-values";

type Value = AttributeShape["values"][number];

interface Props {
  values: readonly Value[];
  mayWrite: boolean;
  onChange: (values: Value[]) => void;
}

/** The values of an attribute: renamed, put in order, and retired; none is ever gone while something names it. */
export function ValuesEditor({ values, mayWrite, onChange }: Props) {
  if (values.length === 0) return null;
  const put = (value: Value) =>
    onChange(values.map((each) => (each.id === value.id ? value : each)));
  const rows = values.map((value) => ({ id: value.id, name: nameOf(value) || value.id, value }));
  return (
    <section aria-label="Values">
      <h3 className="text-sm font-semibold">Values, in their order</h3>
      <div className="mt-1">
        <SortableRows
          rows={rows}
          isSortable={mayWrite && rows.length > 1}
          onOrder={(ids) => {
            onChange(ids.flatMap((id) => values.find((each) => each.id === id) ?? []));
            return Promise.resolve();
          }}
        >
          {({ value, name }, handle) => (
            <div className="flex flex-wrap items-center gap-2">
              {handle}
              <input
                aria-label={`Name of ${name}`}
                className={`${INPUT} w-auto! min-w-0 grow`}
                maxLength={200}
                value={nameOf(value)}
                onChange={({ target }) => put(named(value, target.value))}
              />
              <label className="flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="size-5 accent-accent"
                  checked={value.isRetired}
                  onChange={({ target }) => put({ ...value, isRetired: target.checked })}
                />
                Retired
                <span className="sr-only">: {name}</span>
              </label>
            </div>
          )}
        </SortableRows>
      </div>
    </section>
  );
}
