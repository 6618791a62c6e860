import type { StaffRole } from "@shared/staff-roles";

/** Each role includes those below it. */
export const RANK: Record<StaffRole, number> = { viewer: 0, editor: 1, admin: 2 };
