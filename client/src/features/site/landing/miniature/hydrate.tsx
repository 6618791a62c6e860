// On its own: an island of the landing page, which loads when it is seen.
import { hydrateRoot } from "react-dom/client";
import { Miniature } from "./miniature";

/** Hydrates the prerendered miniature. */
export function hydrate(holder: HTMLElement): void {
  hydrateRoot(holder, <Miniature />);
}
