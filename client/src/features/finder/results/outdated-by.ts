import { ApiError } from "@/lib/api";

/** What of a run is gone where its results are refused: its version, or an option that staff removed meanwhile. */
export function outdatedBy(error: Error | null): "version" | "options" | undefined {
  const status = error instanceof ApiError && error.status;
  if (status === 404) return "version";
  return status === 400 ? "options" : undefined;
}
