import { AppError } from "./app-error";

/**
 * Refuses a change that is based on an older version; a change that names no version passes. Throws a 409
 * with the current state.
 */
export function refuseStale<T extends { updatedAt: Date }>(
  present: T,
  basedOn: string | undefined,
  shown: unknown = present,
): void {
  if (basedOn === undefined || new Date(basedOn).getTime() === present.updatedAt.getTime()) return;
  throw new AppError(
    409,
    "stale",
    "Somebody else has changed this meanwhile. Compare both versions and save again.",
    { current: shown },
  );
}
