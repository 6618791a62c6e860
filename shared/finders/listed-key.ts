// On its own: engine and page read a key alike; tests replace it.

/** A text as it is compared: capitals, accents, spaces, hyphens and underscores decide nothing. */
export const listedKey = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[\s_-]+/g, " ")
    .trim();
