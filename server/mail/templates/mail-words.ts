// The texts of finders' results in mails. A document may say each of them otherwise, by the key that its
// page uses, too.

const words = {
  "your-results": "Your Recommendations",
  "your-first-selection": "A first selection",
  "first-selection-text": "Answer more of the questions for a closer match.",
  found: "We found {count} products.",
  "found-one": "We found 1 product.",
  "found-best": "We found {count} products. Here are the best {shown}.",
  "found-by-price": "We found {count} products. Here are {shown}, from the lowest price up.",
  "found-by-number":
    "We found {count} products. Here are {shown}, in the order of “{name}”, the lowest first.",
  "found-set": "Chosen for you from {count} products that fit.",
  "set-useless": "Not needed with what you chose.",
  "set-done-by": "What you chose for “{part}” does this, too.",
  "set-left-out": "You leave it out.",
  "set-left-for-budget": "Left out so that your set stays within your budget.",
  "set-total": "Your set of {count}",
  "set-on-request": "and what is priced on request",
  "section-optional": "(optional)",
  "section-empty": "Nothing fits here.",
  "your-selections": "Your selections",
  relaxed: "Nothing meets all of it: we gave up {names}.",
  withheld: "{count} products are not shown. {reason}",
  "withheld-one": "1 product is not shown. {reason}",
  "lost-answers": "No longer offered, and left out: {names}.",
  "out-of-stock-now": "Out of stock now",
  match: "match",
  "match-preferences": "of your preferences",
  "match-great": "Great match",
  "match-good": "Good match",
  "match-fair": "Fair match",
  "match-partial": "Partial match",
  "in-stock": "In Stock",
  "low-stock": "In Stock, few left",
  "made-to-order": "Available to order",
  "on-backorder": "On backorder",
  "out-of-stock": "Out of Stock",
  "price-on-request": "Price on request",
  "from-price": "from {price}",
  "instead-of": "instead of",
  save: "Save {amount}",
  "view-product": "View on Store",
};

/** A text by its key, with `{placeholders}` filled in. */
export type MailSay = (key: keyof typeof words, values?: Record<string, string | number>) => string;

/** The texts of a finder's mail: its own where it has them, ours elsewhere. */
export function mailWords(own: Readonly<Record<string, string>>): MailSay {
  return (key, values = {}) =>
    (Object.hasOwn(own, key) ? own[key]! : words[key]).replace(
      /\{([a-z-]+)\}/g,
      (placeholder, name: string) =>
        Object.hasOwn(values, name) ? String(values[name]) : placeholder,
    );
}
