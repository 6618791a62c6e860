interface Props {
  legend: string;
  ids: readonly string[];
  chosen: readonly string[];
  label: (id: string) => string;
  onChange: (chosen: string[]) => void;
}

/** Several of some values; what is chosen and no longer offered can still be taken away. */
export function ValueChips({ legend, ids, chosen, label, onChange }: Props) {
  const all = [...ids, ...chosen.filter((each) => !ids.includes(each))];
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{legend}</legend>
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
