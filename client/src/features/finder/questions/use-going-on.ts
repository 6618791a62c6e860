import { useEffect, useRef, type RefObject } from "react";

interface Field {
  /** Whether something is typed that is not chosen yet. */
  isTyped: boolean;
  isAnswered: boolean;
}

/**
 * Goes on from a page whose button was pressed while what is typed was still looked for: nobody presses it twice. Gives
 * what calls that off, for when something else is done.
 */
export function useGoingOn(
  field: RefObject<HTMLInputElement | null>,
  { isTyped, isAnswered }: Field,
): () => void {
  const goesOn = useRef(false);
  useEffect(() => {
    const form = field.current?.form;
    const wait = () => (goesOn.current = isTyped);
    form?.addEventListener("submit", wait);
    return () => form?.removeEventListener("submit", wait);
  }, [field, isTyped]);
  useEffect(() => {
    if (!isAnswered || !goesOn.current) return;
    goesOn.current = false;
    field.current?.form?.requestSubmit();
  }, [field, isAnswered]);
  return () => {
    goesOn.current = false;
  };
}
