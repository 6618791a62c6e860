import type { Finding } from "./findings";

/** What a value has to be, and how to write it. */
interface Allowed {
  fits: (value: string, element: Element) => boolean;
  write: string;
}

const oneOf = (...words: string[]): Allowed => ({
  fits: (value) => words.includes(value),
  write: `Use ${words.slice(0, -1).join(", ")} or ${words.at(-1)}.`,
});
const anything: Allowed = { fits: () => true, write: "" };
const named: Allowed = {
  fits: (value) => value.trim() !== "",
  write: "Give it a value, or leave it out.",
};

/** The longest value of a share link that a finder reads. */
const MAX_SHARED_LENGTH = 2_048;

/** Every attribute that the script reads, by what stands after `data-finder-`. */
const ATTRIBUTES: Readonly<Record<string, Allowed>> = {
  client: named,
  open: named,
  key: {
    fits: (value) => /^mw_[\w-]+$/.test(value),
    write: "Copy it from the embed code in the staff area.",
  },
  mode: oneOf("inline", "popup"),
  "button-text": named,
  theme: oneOf("light", "dark", "auto"),
  "show-header": oneOf("true", "false"),
  "min-height": {
    fits: (value) => /[a-z%)]$/i.test(value) && CSS.supports("height", value),
    write: "Use a length with its unit, such as 400px.",
  },
  "max-height": {
    fits: (value) => /^\d+px$/.test(value),
    write: "Use a height in pixels, such as 900px.",
  },
  offset: {
    fits: (value) => /^\s*\d+(?:\.\d+)?\s*(?:px)?\s*$/.test(value),
    write: "Use a number of pixels, such as 80.",
  },
  shared: {
    fits: (value) => /^[\w-]+$/.test(value) && value.length <= MAX_SHARED_LENGTH,
    write: "Copy what stands after shared= in a share link.",
  },
  "page-url": {
    fits: (value, { ownerDocument: { location } }) =>
      URL.canParse(value, location.href) &&
      new URL(value, location.href).origin === location.origin,
    write: "Use an address of this page's own origin.",
  },
  // The script's own.
  button: anything,
  fallback: anything,
  report: anything,
};

const NAMES = Object.keys(ATTRIBUTES).filter((name) => ATTRIBUTES[name] !== anything);

/** What is wrong with an element's attributes: the script ignores a value that it cannot use, and a name that it does not know. */
export function checkAttributes(element: Element): Finding[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    const own = /^data-finder-(.+)$/.exec(name)?.[1];
    if (own === undefined) return [];
    const allowed = Object.hasOwn(ATTRIBUTES, own) ? ATTRIBUTES[own] : undefined;
    if (!allowed) {
      return [
        {
          isGood: false,
          text: `There is no attribute ${name}: it is ignored.`,
          remedy: `After data-finder- there can be ${NAMES.join(", ")}.`,
        },
      ];
    }
    if (allowed.fits(value, element)) return [];
    return [{ isGood: false, text: `${name}="${value}" is ignored.`, remedy: allowed.write }];
  });
}
