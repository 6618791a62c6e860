// On its own: the database, contracts and pages name them.

/** `admin`: everything. `editor`: lists, products, embed settings. `viewer`: reads. */
export const staffRoles = ["admin", "editor", "viewer"] as const;
export type StaffRole = (typeof staffRoles)[number];
