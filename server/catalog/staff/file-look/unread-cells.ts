import { MAX_UNREAD_TEXT } from "@shared/contracts/file-look";
import type { ImportReport, UnreadCells } from "@shared/contracts/imports";
import type { Unread } from "./join-rows";

/** The most kinds of cells that a report names. */
const MAX_NAMED = 200;

/** Gathers the cells of a file that cannot be read, those alike together. */
export function unreadCells() {
  const found = new Map<string, UnreadCells>();
  let count = 0;
  const add = ({ line, column, cell: whole, why }: Unread) => {
    const cell = whole.slice(0, MAX_UNREAD_TEXT);
    const key = JSON.stringify([column, cell, why]);
    count += 1;
    const before = found.get(key);
    if (before) before.count += 1;
    else found.set(key, { column, cell, why, count: 1, line });
  };
  return {
    add,
    said: (): Pick<ImportReport, "unread" | "unreadCount"> => ({
      unread: [...found.values()].sort((a, b) => b.count - a.count).slice(0, MAX_NAMED),
      unreadCount: count,
    }),
  };
}
