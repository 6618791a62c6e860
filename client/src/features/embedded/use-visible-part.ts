import { useEffect } from "react";

const SIGNS = "pointerdown pointerover touchstart touchmove wheel focusin keydown".split(" ");
/** The number of strips that detect scrolling; in a frame of 4,000 px each is as high as a line of text. */
const STRIPS = 200;
/** Unchanged animation frames in a row after which the host page counts as at rest. */
const STILL = 10;

/**
 * A frame that is as high as its content has no viewport of its own: floating elements (dialogs, toasts,
 * a step's bars) must be in the part that the shopper sees. Keeps that part in `--visible-top`,
 * `--visible-height` and `--visible-bottom`, the distance from its end to the frame's.
 */
export function useVisiblePart(): void {
  useEffect(() => {
    const root = document.documentElement;
    let seen = "";
    let still = STILL;
    // Its root is the top window, even if that is another site's.
    const observer = new IntersectionObserver((entries) => {
      observer.unobserve(root);
      const { top, height } = entries.at(-1)!.intersectionRect;
      still = seen === `${top} ${height}` ? still + 1 : 0;
      seen = `${top} ${height}`;
      if (height > 0) {
        const start = Math.max(0, top);
        root.style.setProperty("--visible-top", `${start}px`);
        root.style.setProperty("--visible-height", `${height}px`);
        const end = Math.max(0, window.innerHeight - start - height);
        root.style.setProperty("--visible-bottom", `${end}px`);
      }
      if (still < STILL) requestAnimationFrame(() => observer.observe(root));
    });
    const follow = () => {
      const isFollowing = still < STILL;
      still = 0;
      if (!isFollowing) observer.observe(root);
    };

    follow();
    for (const name of SIGNS) window.addEventListener(name, follow, { passive: true });
    // Scrolling the host page fires no event here, but strips of the frame enter and leave the view.
    const strips = layStrips();
    const passing = new IntersectionObserver(follow);
    for (const strip of strips.children) passing.observe(strip);
    return () => {
      for (const name of SIGNS) window.removeEventListener(name, follow);
      observer.disconnect();
      passing.disconnect();
      strips.remove();
      still = STILL;
      for (const name of ["top", "height", "bottom"])
        root.style.removeProperty(`--visible-${name}`);
    };
  }, []);
}

/** Divides the frame's height into equal strips, hidden from sight and from screen readers. */
function layStrips(): HTMLElement {
  const holder = document.createElement("div");
  holder.ariaHidden = "true";
  Object.assign(holder.style, {
    position: "absolute",
    inset: "0",
    visibility: "hidden",
    pointerEvents: "none",
  });
  for (let n = 0; n < STRIPS; n++) {
    const strip = document.createElement("div");
    strip.style.height = `${100 / STRIPS}%`;
    holder.append(strip);
  }
  document.body.append(holder);
  return holder;
}
