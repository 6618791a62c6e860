const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  trade: "™",
  reg: "®",
  copy: "©",
  euro: "€",
  pound: "£",
  deg: "°",
  times: "×",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  frac12: "½",
  frac14: "¼",
  szlig: "ß",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
};

/** A text of a shop's page without its tags: paragraphs, lines and points of lists stay lines. */
export function withoutTags(text: string): string {
  if (!/<[a-z/!]|&[a-z#]/i.test(text)) return text;
  return text
    .replace(/<(script|style)\b[^]*?<\/\1>/gi, "")
    .replace(/<\/p>|<p\b[^>]*>|<\/?(?:ul|ol|div|h\d|table)\b[^>]*>/gi, "\n\n")
    .replace(/<br\b[^>]*>|<\/(?:li|tr)>/gi, "\n")
    .replace(/<li\b[^>]*>/gi, "\n– ")
    .replace(/<\/?[a-z!][^>]*>/gi, "")
    .replace(/&(?:#(\d{1,6})|([a-z]+\d*));/gi, (all, code?: string, name?: string) =>
      code === undefined
        ? (ENTITIES[name!] ?? ENTITIES[name!.toLowerCase()] ?? all)
        : Number(code) >= 0x20 && Number(code) <= 0x10_ffff
          ? String.fromCodePoint(Number(code))
          : "",
    )
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
