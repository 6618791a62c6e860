// On its own: first loads have the code of the storage, and no use for this.
import { tabStorage } from "./storage";

/**
 * Reloads the page. Returns false, and does nothing, where the browser keeps no storage: the shopper's
 * answers would not survive it.
 */
export function reloadPage(): boolean {
  if (!tabStorage.set("reload", "kept")) return false;
  window.location.reload();
  return true;
}
