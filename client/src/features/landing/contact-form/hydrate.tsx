import { hydrateRoot } from "react-dom/client";
import { ContactForm } from "./contact-form";
import { CONTACT_PREFIX } from "./prefix";

/** Brings the prerendered form to life; resolves when it answers. What was typed before stays. */
export function hydrate(holder: HTMLElement): Promise<void> {
  return new Promise((alive) => {
    hydrateRoot(holder, <ContactForm onAlive={alive} />, { identifierPrefix: CONTACT_PREFIX });
  });
}
