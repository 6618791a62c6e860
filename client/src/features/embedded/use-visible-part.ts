import { useEffect } from "react";

const INTERACTIONS = ["pointerdown", "pointerover", "touchstart", "focusin", "keydown"] as const;
const AT_MOST_EVERY_MS = 100;

/**
 * A frame that is as high as its content has no window of its own: what floats (dialogs, messages)
 * must stand in the part of it that the shopper sees. Keeps that part in `--visible-top` and
 * `--visible-height`, looked up whenever the shopper does something.
 */
export function useVisiblePart(): void {
  useEffect(() => {
    const root = document.documentElement;
    let lookedAt = -Infinity;
    const look = () => {
      if (performance.now() - lookedAt < AT_MOST_EVERY_MS) return;
      lookedAt = performance.now();
      // The observer's root is the window around all frames, also where that is another site's.
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        const { top, height } = entry!.intersectionRect;
        if (height === 0) return;
        root.style.setProperty("--visible-top", `${Math.max(0, top)}px`);
        root.style.setProperty("--visible-height", `${height}px`);
      });
      observer.observe(root);
    };
    look();
    for (const name of INTERACTIONS) window.addEventListener(name, look, { passive: true });
    return () => {
      for (const name of INTERACTIONS) window.removeEventListener(name, look);
      root.style.removeProperty("--visible-top");
      root.style.removeProperty("--visible-height");
    };
  }, []);
}
