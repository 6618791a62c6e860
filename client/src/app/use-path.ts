import { useSyncExternalStore } from "react";

/** Links announce that they changed the address by events named like the methods; the browser by its own. */
const EVENTS = ["popstate", "pushState", "replaceState", "hashchange"];

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange);
  };
}

const pathname = () => window.location.pathname;

/** The path of the address, which pages follow. Links and the staff area's routes have a library; a first question does without. */
export const usePath = (): string => useSyncExternalStore(subscribe, pathname);
