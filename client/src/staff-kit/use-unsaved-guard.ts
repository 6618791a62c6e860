import { useEffect } from "react";

const QUESTION = "You have unsaved changes. Leave anyway?";

/** Whether the page may be left: asks if there are unsaved changes. */
export function mayLeave(isDirty: boolean): boolean {
  return !isDirty || window.confirm(QUESTION);
}

/** Protects unsaved changes from closing the page, and from links inside it. */
export function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router handles it.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!link || link.getAttribute("target") === "_blank" || mayLeave(true)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", onLeave);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onLeave);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [isDirty]);
}
