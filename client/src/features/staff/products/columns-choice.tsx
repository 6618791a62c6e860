import type { OfferedAttribute } from "@shared/contracts/product-search";
import { nameOf } from "@/staff-kit/attribute-words";
import { deviceStorage } from "@/lib/storage";

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
            <label key={id} className="flex min-h-control min-w-0 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={shown.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...shown, id] : shown.filter((each) => each !== id))
                }
                className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
              />
              <span className="min-w-0 wrap-anywhere">{nameOf(attribute) || id}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A table with more is hard to read; the others are a press away. */
const MAX_AT_FIRST = 4;

/** The attributes that products of a catalog state, in staff's order; others are those of other catalogs. */
export const statedAttributes = (
  attributes: readonly OfferedAttribute[],
  stated: Readonly<Record<string, number>>,
): OfferedAttribute[] => attributes.filter(({ id }) => (stated[id] ?? 0) > 0);

/**
 * What a table shows before staff choose: the first attributes that at least half as many products state as any, and no
 * long texts; the others where these are few.
 */
export function columnsAtFirst(
  attributes: readonly OfferedAttribute[],
  stated: Readonly<Record<string, number>>,
): string[] {
  const count = ({ id }: OfferedAttribute) => stated[id] ?? 0;
  const shown = attributes.filter(
    (each) => each.kind !== "text" && !each.isRetired && count(each) > 0,
  );
  const enough = Math.max(...shown.map(count)) / 2;
  // Whoever adds one product more finds the same table.
  const best = [
    ...shown.filter((each) => count(each) >= enough),
    ...shown.filter((each) => count(each) < enough).sort((a, b) => count(b) - count(a)),
  ].slice(0, MAX_AT_FIRST);
  return attributes.filter((each) => best.includes(each)).map(({ id }) => id);
}

const keyOf = (catalog: string) => `catalog-columns:${catalog}`;

/** The columns that were chosen on this device; none before that. */
export function keptColumns(catalog: string): string[] | undefined {
  const kept = deviceStorage.get(keyOf(catalog));
  return kept === null ? undefined : kept.split(",").filter(Boolean);
}

/** Keeps a choice of columns on this device. */
export const keepColumns = (catalog: string, ids: readonly string[]) =>
  deviceStorage.set(keyOf(catalog), ids.join(","));
