import { whenIdle } from "./lib/when-idle";
import "./styles/theme.css";

// The landing page is a finished document. What moves in it is brought to life piece by piece: the
// miniature when the browser is idle, the contact form when somebody reaches for it.

const miniature = document.getElementById("miniature");
if (miniature) {
  whenIdle(() => {
    // Without it the page is whole; only this does not move.
    import("./features/landing/miniature/hydrate")
      .then((file) => file.hydrate(miniature))
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

// The small screen's menu has done its work once a place was chosen.
for (const menu of document.querySelectorAll("details")) {
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.open = false;
  });
}

/** What the next page needs is fetched while the finger is still on its way. */
function prefetchWizards(): void {
  import("./app/routes/wizards").catch(() => undefined);
}

/** The form answers from its first use on, also when it is sent before its code is there. */
function reviveOnTouch(holder: HTMLElement): void {
  let alive: Promise<void> | undefined;
  let isAlive = false;
  const revive = () =>
    (alive ??= import("./features/landing/contact-form/hydrate")
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
