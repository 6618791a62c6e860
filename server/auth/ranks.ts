import type { StaffRole } from "@shared/staff-roles";

/** Each role may do what those below it may. */
export const RANK: Record<StaffRole, number> = { viewer: 0, editor: 1, admin: 2 };
