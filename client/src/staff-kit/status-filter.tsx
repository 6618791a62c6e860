interface Props {
  label: string;
  statuses: readonly string[];
  value: string | undefined;
  onChange: (status: string | undefined) => void;
}

/** Filters a list by status. */
export function StatusFilter({ label, statuses, value, onChange }: Props) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="text-muted">{label}</span>
      <select
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value || undefined)}
        className="min-h-11 rounded-control border border-outline bg-surface px-3"
      >
        <option value="">all</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
    </label>
  );
}
