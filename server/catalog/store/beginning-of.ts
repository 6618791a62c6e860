/**
 * The beginning of a text, in at most so many characters: whole sentences where one ends in its second half, else whole
 * words with an ellipsis. A text that is no longer stays as it is.
 */
export function beginningOf(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const start = whole.slice(0, most);
  const sentence = /^[^]*[.!?](?=\s)/.exec(`${start}${whole[most]!}`)?.[0];
  if (sentence !== undefined && sentence.length > most / 2) return sentence;
  // The last character may be half of one, or of a word.
  const words = start.slice(0, -1).replace(/\s+\S*$/, "");
  const isOneWord = words.length < most / 2;
  const cut = isOneWord ? start.slice(0, -1).replace(/[\ud800-\udbff]$/, "") : words;
  return `${cut.replace(/[\s,;:–-]+$/, "")}…`;
}
