import type { OfferedAttribute } from "@shared/contracts/product-search";
import { nameOf } from "@/staff-kit/attribute-words";

interface Props {
  attributes: readonly OfferedAttribute[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
}

/** Which attributes a table shows as columns. */
export function ColumnsChoice({ attributes, shown, onChange }: Props) {
  return (
    <fieldset className="rounded-card border border-line bg-surface p-4">
      <legend className="sr-only">Columns of the table</legend>
      <p className="text-sm text-muted">
        Picture, name, brand and price are always there. Your choice is kept on this device.
      </p>
      <div className="mt-2 grid gap-x-4 min-[30rem]:grid-cols-2 lg:grid-cols-3">
        {attributes.map((attribute) => {
          const { id } = attribute;
          return (
            <label key={id} className="flex min-h-11 min-w-0 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={shown.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...shown, id] : shown.filter((each) => each !== id))
                }
                className="size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0 wrap-anywhere">{nameOf(attribute) || id}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
