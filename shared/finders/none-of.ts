import type { z } from "zod";

type Issue = z.core.$ZodIssue;
type Message = z.core.$ZodErrorMap<z.core.$ZodIssueInvalidUnion>;

/**
 * The message for what is none of several forms. Where it is one of them but for something inside, it says
 * what and where; else which forms there are.
 */
export function noneOf(forms: string): { error: Message } {
  const error: Message = ({ errors }) => {
    const inside = nearest(errors);
    return inside ? `${inside.path.join(".")}: ${inside.message}` : forms;
  };
  return { error };
}

/** What is wrong inside the one form that fits from outside, if there is one. */
function nearest(errors: Issue[][]): Issue | undefined {
  const found = errors.flatMap((issues) => {
    const [first] = issues;
    // A form that is a choice of forms itself.
    if (first?.code === "invalid_union" && first.path.length === 0) {
      return nearest(first.errors) ?? [];
    }
    // A form that does not fit lacks a field, or does not know one.
    return first && issues.every(({ path }) => path.length > 0) ? first : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
