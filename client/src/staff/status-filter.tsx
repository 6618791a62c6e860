interface Props<Status extends string> {
  label: string;
  statuses: readonly Status[];
  value: Status | undefined;
  onChange: (status: Status | undefined) => void;
}

/** Which of a list to see. */
export function StatusFilter<Status extends string>(props: Props<Status>) {
  const { label, statuses, value, onChange } = props;
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="text-muted">{label}</span>
      <select
        value={value ?? ""}
        onChange={({ target }) => onChange((target.value || undefined) as Status | undefined)}
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
