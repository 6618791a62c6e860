import { ApiError } from "@/lib/api";

/**
 * The server's sentence on a failure; `otherwise` if it sent none, as when it cannot be reached. Staff
 * also see failures on our side, because they can act on them.
 */
export function inServersWords(error: Error | null | undefined, otherwise: string): string {
  return (error instanceof ApiError && error.sentence) || otherwise;
}
