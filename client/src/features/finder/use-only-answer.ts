import { useEffect, useEffectEvent } from "react";
import type { ShownOption, ShownQuestion } from "@shared/contracts/finders";

/** The only answer that a page leaves; undefined where there is a choice. */
export function onlyAnswer(
  asked: readonly ShownQuestion[],
  options: readonly ShownOption[] | undefined,
  isCounted: boolean,
): string | undefined {
  const [first, ...others] = asked;
  const isSettled =
    first?.offer === "available" && first.required && first.ask.kind === "one" && isCounted;
  return isSettled && others.length === 0 && options?.length === 1 ? options[0]!.id : undefined;
}

/** Answers a page with the only answer it leaves and moves on, to save the shopper a press. */
export function useOnlyAnswer(only: string | undefined, settle: (id: string) => void): void {
  const answer = useEffectEvent(settle);
  useEffect(() => {
    if (only !== undefined) answer(only);
  }, [only]);
}
