/** Words with hyphens and names with capitals inside that people know, too. */
const KNOWN_WORDS = [...["e-mail", "made-to-order", "sign-in"], ...["WooCommerce", "WebP", "kB"]];

/** What only programs say of a wrong value. */
const JARGON =
  /\b(?:undefined|null|NaN|enum|schema|boolean|string|regex|slug|operand|payload|invalid input|expected|received|unrecognized)\b/i;

/** An address or a file's ending, which has dots and is read by people all the same. */
const ADDRESS = /https?:\S+|\b[\w.-]+@[\w.-]+|\bshop\.example\S*|\.(?:xlsx|csv|example)\b/gi;

/** What staff write into texts themselves: `{answer}`. */
const PLACEHOLDER = /\{[a-z]+\}/g;

/**
 * What is code in a sentence: paths with dots, names of fields, JSON, and words of programs. What stands in quotation
 * marks is a name that staff gave, or something to be typed as it is.
 */
export function codeIn(sentence: string): string[] {
  const plain = sentence
    .replace(/“[^”]*”/g, "“”")
    .replace(ADDRESS, "")
    .replace(PLACEHOLDER, "…");
  const words = plain.split(/[^\p{L}\d_.:–-]+/u).map((word) => word.replace(/[.:–-]+$/, ""));
  const code = words.filter((word) => isCode(word) && !KNOWN_WORDS.includes(word));
  return [...code, ...(/[{}[\]]|":|<\/?[a-z]/.exec(plain) ?? []), ...(JARGON.exec(plain) ?? [])];
}

const isCode = (word: string): boolean =>
  // `ask.presets`, `budgetRange` or `price_list`.
  /\p{L}\.\p{L}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word) || /\w_\w/.test(word) || isKebab(word);

/** `in-stock`, not `run-in` where people write so: two parts that are both of small letters, and none of the known ones. */
const isKebab = (word: string): boolean =>
  /^[a-z\d]+(?:-[a-z\d]+)+$/.test(word) && /[a-z]/.test(word) && !KNOWN_WORDS.includes(word);
