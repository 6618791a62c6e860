/** A label within a sentence, in small letters; one in capitals stays as it is. */
export const inSentence = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();

/** A sentence that goes on another one; a name in capitals or a letter before a number stays as it is. */
export const goingOn = (text: string): string =>
  /^\p{Lu}(\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A text that begins a sentence. */
export const beginning = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
