// On its own: tests replace it: a page of theirs cannot reload.
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
