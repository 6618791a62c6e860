import { whenIdle } from "./lib/when-idle";
import "./styles/theme.css";

// The landing page is a finished document. Its interactive parts are hydrated one by one: the
// miniature when the browser is idle, the contact form on first hover, focus or touch.

const miniature = document.getElementById("miniature");
if (miniature) {
  let pressed: Element | undefined;
  const keepPress = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest("button") ?? undefined;
  };
  miniature.addEventListener("click", keepPress);
  whenIdle(() => {
    // The page works without it; only the miniature does not move.
    import("./features/site/landing/miniature/hydrate")
      .then((file) => {
        miniature.removeEventListener("click", keepPress);
        file.hydrate(miniature);
        // What was pressed before the code was there happens now.
        if (pressed instanceof HTMLElement) pressed.click();
      })
      .catch(() => undefined);
  });
}

const contact = document.getElementById("contact-form");
if (contact) reviveOnTouch(contact);

for (const link of document.querySelectorAll("[data-prefetch]")) {
  for (const intent of ["pointerenter", "focus", "touchstart"]) {
    link.addEventListener(intent, prefetchWizards, { once: true, passive: true });
  }
}

// The small screen's menu closes after a choice.
for (const menu of document.querySelectorAll("details")) {
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.open = false;
  });
}

/** Prefetches the next page on hover, focus or touch, before the click. */
function prefetchWizards(): void {
  import("./app/routes/wizards").catch(() => undefined);
}

/** Hydrates the form on first use, and sends it even if it was submitted before its code loaded. */
function reviveOnTouch(holder: HTMLElement): void {
  let alive: Promise<void> | undefined;
  let isAlive = false;
  const revive = () =>
    (alive ??= import("./features/site/landing/contact-form/hydrate")
      .then((file) => file.hydrate(holder))
      .then(() => {
        isAlive = true;
        document.getElementById("contact-form-lost")?.setAttribute("hidden", "");
      })
      .catch(() => {
        alive = undefined;
        document.getElementById("contact-form-lost")?.removeAttribute("hidden");
      }));
  for (const touch of ["pointerenter", "focusin", "touchstart"]) {
    holder.addEventListener(touch, () => void revive(), { passive: true });
  }
  holder.addEventListener(
    "submit",
    (event) => {
      if (isAlive) return;
      event.preventDefault();
      event.stopPropagation();
      const form = event.target as HTMLFormElement;
      void revive().then(() => isAlive && form.requestSubmit());
    },
    { capture: true },
  );
}
