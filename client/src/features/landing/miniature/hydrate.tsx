import { hydrateRoot } from "react-dom/client";
import { Miniature } from "./miniature";

/** Brings the prerendered miniature to life. */
export function hydrate(holder: HTMLElement): void {
  hydrateRoot(holder, <Miniature />);
}
