// On its own: an island of the landing page, which loads when it is seen.
import { hydrateRoot } from "react-dom/client";
import { ContactForm } from "./contact-form";
import { CONTACT_PREFIX } from "./prefix";

/** Hydrates the prerendered form; resolves when it is interactive. Text typed before stays. */
export function hydrate(holder: HTMLElement): Promise<void> {
  return new Promise((alive) => {
    hydrateRoot(holder, <ContactForm onAlive={alive} />, { identifierPrefix: CONTACT_PREFIX });
  });
}
