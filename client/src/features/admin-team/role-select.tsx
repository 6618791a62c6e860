import { staffRoles, type StaffRole } from "@shared/staff-roles";

interface Props {
  label: string;
  value: StaffRole;
  onChange: (role: StaffRole) => void;
}

/** What somebody may do. */
export function RoleSelect({ label, value, onChange }: Props) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as StaffRole)}
      className="min-h-11 rounded-control border border-outline bg-surface px-3"
    >
      {staffRoles.map((role) => (
        <option key={role} value={role}>
          {role}
        </option>
      ))}
    </select>
  );
}
