import { useSyncExternalStore } from "react";
import { deviceStorage } from "./storage";

/** The products that a device keeps, newest last. They outlive the visit, and are shared with other tabs. */
export interface BasketStore<Item> {
  useItems: () => readonly Item[];
  /** Adds a product, or removes it; says so if there is no room. */
  toggle: (item: Item) => "full" | "done";
  remove: (id: string) => void;
  clear: () => void;
}

interface Setting<Item> {
  /** Its place in the device's storage. */
  key: string;
  max: number;
  idOf: (item: Item) => string;
  /** Checks what is stored; its code may load only if there is something. */
  parse: (text: string) => Promise<Item[]>;
  /** A product as it is stored; as it is unless given. */
  stored?: (item: Item) => unknown;
}

/** A basket of products on this device. */
export function basketStore<Item>(setting: Setting<Item>): BasketStore<Item> {
  const { key, max, idOf, parse, stored = (item) => item } = setting;
  let items: readonly Item[] = [];
  let hasRead = false;
  const listeners = new Set<() => void>();

  function show(next: readonly Item[]): void {
    items = next;
    for (const listener of listeners) listener();
  }

  function write(next: readonly Item[]): void {
    show(next);
    deviceStorage.set(key, JSON.stringify(next.map(stored)));
  }

  async function read(): Promise<void> {
    const text = deviceStorage.get(key);
    if (text === null) return show([]);
    try {
      show(await parse(text));
    } catch {
      // The code did not load; the basket is still on the device for the next visit.
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!hasRead) {
      hasRead = true;
      void read();
      window.addEventListener("storage", (event) => {
        if (event.key === key || event.key === null) void read();
      });
    }
    return () => listeners.delete(listener);
  }

  const remove = (id: string) => write(items.filter((each) => idOf(each) !== id));

  return {
    useItems: () => useSyncExternalStore(subscribe, () => items),
    toggle(item) {
      if (items.some((each) => idOf(each) === idOf(item))) remove(idOf(item));
      else if (items.length >= max) return "full";
      else write([...items, item]);
      return "done";
    },
    remove,
    clear: () => write([]),
  };
}
