// On its own: the page writes it and the import reads it.

/** How all rows of a kind are called where they are left out: "Category: Spares". */
export const wholeKind = (header: string, kind: string): string => `${header}: ${kind}`;
