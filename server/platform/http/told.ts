import type { FieldError } from "@shared/contracts/error";
import type { AppError } from "./app-error";

/** The most names or problems that one refusal repeats: whoever sends thousands needs only the first. */
const MAX_NAMED = 10;
const MAX_NAME_LENGTH = 60;
const MAX_SENTENCE_LENGTH = 1_000;

/** The first names of a list, and how many more there are. */
export function someOf(names: readonly string[]): string {
  const first = names.slice(0, MAX_NAMED).map((name) => name.slice(0, 40));
  const more = names.length - first.length;
  return `${first.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en")} more` : ""}`;
}

/** What is said of a failure: its first problems, and how many more there are. */
export function told({ message, errors }: Pick<AppError, "message" | "errors">): {
  message: string;
  errors: FieldError[] | undefined;
} {
  const more = Math.max(0, (errors?.length ?? 0) - MAX_NAMED);
  const end = more > 0 ? ` And ${more.toLocaleString("en")} more.` : "";
  return {
    message: `${short(message, MAX_SENTENCE_LENGTH)}${end}`,
    errors: errors?.slice(0, MAX_NAMED).map((each) => ({
      path: shortPath(each.path),
      message: short(each.message, MAX_SENTENCE_LENGTH),
    })),
  };
}

/** The address of a field, as much of it as helps to find it. */
export const shortPath = (path: string): string => path.slice(0, MAX_NAME_LENGTH);

const short = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
