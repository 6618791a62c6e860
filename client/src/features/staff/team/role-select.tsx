import type { ComponentPropsWithRef } from "react";
import { staffRoles } from "@shared/staff-roles";

/** A select for a member's role. */
export function RoleSelect({
  label,
  ...rest
}: ComponentPropsWithRef<"select"> & { label: string }) {
  return (
    <select
      aria-label={label}
      {...rest}
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
