import { chosenIds, type Answer } from "./answers";

/** The day that an answer is; undefined for one that is not between these. */
export function dayWithin(
  { min, max }: { min?: string; max?: string },
  answer: Answer,
): string | undefined {
  const [day] = chosenIds(answer);
  return day !== undefined && day >= (min ?? day) && day <= (max ?? day) ? day : undefined;
}
