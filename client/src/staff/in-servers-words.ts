import { ApiError } from "@/lib/api";

/**
 * What the server says of a failure; `otherwise` where it said nothing, as when it cannot be reached. Staff
 * are told also what is wrong on our side: they are who can do something about it.
 */
export function inServersWords(error: Error | null | undefined, otherwise: string): string {
  return (error instanceof ApiError && error.sentence) || otherwise;
}
