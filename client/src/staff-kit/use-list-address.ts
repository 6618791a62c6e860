import { useSearchParams } from "wouter";

/** Search, filters, order and page of a list, as its address holds them: they survive a reload, and can be sent on. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  /** Changes some of them, and goes to the first page unless another one is among them; an empty text removes one. */
  const go = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: "", ...changes })) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return { params, go };
}
